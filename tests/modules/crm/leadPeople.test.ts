import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('leads of people who are known', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const read = async (url: string) => (await admin.send('GET', url)).json;
  const made = async (url: string, body: object) => {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBe(201);
    return Number(reply.json['id']);
  };
  const idsOf = async (url: string, filters: object) => {
    const reply = await admin.post(url, { filters });
    return (reply.json['rows'] as { id: number }[]).map(({ id }) => id);
  };
  const freeTalk = async () => {
    const [talk] = await run<{ id: number }>(
      `select min(id) as id from conversation where customer_id = 1 and lead_id is null and deleted_at is null`,
    );
    return Number(talk?.id);
  };

  test('know the conversation that they were made from, and are found from either side', async () => {
    const talk = await freeTalk();
    const id = await made('/lead', { phone: '0987222111', name: 'Mai', conversation_id: talk });
    expect(await read(`/lead/${id}`)).toMatchObject({ conversation_id: talk });
    expect(await read(`/conversation/${talk}`)).toMatchObject({ lead_id: id });
    expect(await idsOf('/lead-history-list', { conversation_id: [talk] })).toEqual([id]);
    expect(await idsOf('/conversation-history-list', { lead_id: [id] })).toEqual([talk]);
    // Where it came from is not typed over later.
    const { version } = await read(`/lead/${id}`);
    const other = await admin.send('PUT', `/lead/${id}`, { version, conversation_id: await freeTalk() });
    expect([other.status, other.body]).toEqual([422, expect.stringContaining('read_only')]);
    // A second lead of the same conversation leaves the first one there.
    await made('/lead', { phone: '0987222112', conversation_id: talk });
    expect(await read(`/conversation/${talk}`)).toMatchObject({ lead_id: id });
  });

  test('know the buyer of their phone, also one who bought only later', async () => {
    const buyer = await made('/buyer', { name: 'Chị Hoa', phone: '0987333111' });
    const known = await made('/lead', { phone: '0987333111' });
    expect(await read(`/lead/${known}`)).toMatchObject({ buyer_id: buyer });
    expect(await idsOf('/lead-history-list', { buyer_id: [buyer] })).toEqual([known]);
    const stranger = await made('/lead', { phone: '0987333222' });
    expect(await read(`/lead/${stranger}`)).toMatchObject({ buyer_id: null });
    const typed = await admin.post('/lead', { phone: '0987333444', buyer_id: buyer });
    expect([typed.status, typed.body]).toEqual([422, expect.stringContaining('buyer_id')]);
  });
});
