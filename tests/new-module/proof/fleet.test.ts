import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tick } from '#server/jobs/startTicker.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/*
 * What the newcomer's module does by code, each through its own door. It runs in the copy that `npm run new-module` makes.
 */

const TOKEN = 'key-of-the-box-0001';

interface Trip {
  id: number;
  code: string;
  state: number;
  version: number;
  driver_id: number | null;
  driven: number | null;
  note: string | null;
}

let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0]);
  admin = await server.login('admin');
}, 300_000);
afterAll(() => server.close());

async function create(more: object = {}): Promise<Trip> {
  const reply = await admin.post('/trip', {
    name: 'Hà Nội – Hải Phòng',
    start_on: '2026-03-02',
    leaves_at: '2026-03-02T01:00:00Z',
    contact_phone: '0912345678',
    contact_email: 'a@example.vn',
    marks: ['sớm'],
    driver_id: 1,
    ...more,
  });
  expect(reply.status, reply.body).toBe(201);
  return reply.json as unknown as Trip;
}

const read = async ({ id }: Trip) => (await admin.send('GET', `/trip/${id}`)).json as unknown as Trip;

async function start(trip: Trip): Promise<void> {
  const reply = await admin.post(`/trip/${trip.id}/start`);
  expect(reply.status, reply.body).toBe(200);
}

it('frees drivers: the action over records, of one and of a selection, refused by itself', async () => {
  const [one, other] = [await create(), await create({ note: 'Ốm' })];
  const reply = await admin.post('/trip/free', { ids: [one.id, other.id], reason: 'Ốm' });
  expect(reply.json).toMatchObject({ done: [one.id], refused: [{ id: other.id }] });
  expect(await read(one)).toMatchObject({ driver_id: null, note: 'Ốm' });
  expect(await read(other)).toMatchObject({ driver_id: 1 });
  expect((await admin.post(`/trip/${one.id}/free`, { reason: 'Nghỉ' })).status).toBe(409);
});

it('closes a day: the action by its own address, once for a key', async () => {
  const [running, planned] = [
    await create({ start_on: '2026-03-05' }),
    await create({ start_on: '2026-03-05' }),
  ];
  await start(running);
  const close = () =>
    admin.post('/fleet-close-day', { start_on: '2026-03-05' }, { 'idempotency-key': 'day-2026-03-05' });
  for (const reply of [await close(), await close()])
    expect([reply.status, reply.json], reply.body).toEqual([200, { finished: 1 }]);
  expect([(await read(running)).state, (await read(planned)).state]).toEqual([3, 1]);
  const nobody = await server.login('nobody');
  expect((await nobody.post('/fleet-close-day', { start_on: '2026-03-05' })).status).toBe(403);
});

it('hears trackers: the webhook puts a job into its own queue, and a forged call is refused', async () => {
  const trip = await create();
  const made = await admin.post('/tracker', { code: 'B1', token: TOKEN });
  expect(made.status, made.body).toBe(201);
  const call = async (payload: string, token: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/hooks/fleet/tracker?box=B1',
        headers: {
          'content-type': 'application/json',
          'x-signature': createHmac('sha256', token).update(payload).digest('hex'),
        },
        payload,
      })
    ).statusCode;
  const body = JSON.stringify({ trip: trip.code, km: 12.5 });
  expect(await call(body, 'another key')).toBe(401);
  expect(await call(body, TOKEN)).toBe(200);
  await expect.poll(async () => Number((await read(trip)).driven), { timeout: 30_000 }).toBe(12.5);
  const { rows } = await server.db
    .withoutTenant('maintenance')
    .query<{ name: string }>(`select name from pgboss.queue where name = 'fleet.note_kilometres'`);
  expect(rows).toHaveLength(1);
});

it('lets what is held too long expire: the timer', async () => {
  const [late, held] = [
    await create({ hold_until: '2026-01-05T03:00:00Z' }),
    await create({ hold_until: '2099-01-01T00:00:00Z' }),
  ];
  await tick({ parts: server.parts, log: console });
  expect([(await read(late)).state, (await read(held)).state]).toEqual([4, 1]);
});

it('adds up what each driver drives: the view and its list', async () => {
  const [driver] = (
    await server.db
      .withoutTenant('maintenance')
      .query<{ id: number }>("select id from account where customer_id = 1 and username = 'crm'")
  ).rows;
  for (const fee of [100_000, 250_000]) await create({ driver_id: driver?.id, fee });
  const reply = await admin.post('/driver-total-list', { filters: { driver_id: [driver?.id] } });
  expect(reply.json, reply.body).toMatchObject({ total: 1, rows: [{ trips: 2, fee: 350_000 }] });
});
