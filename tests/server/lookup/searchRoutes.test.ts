import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

describeOnDatabase('search over everything', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const search = async (caller: Caller, q: string) =>
    (await caller.post('/search', { q })).json['rows'] as { entity: string; id: number; label: string }[];

  test('finds records of several kinds by a code or a name without accents, those that may be opened', async () => {
    const { rows } = (await admin.post('/order/lookup', {})).json as {
      rows: { id: number; label: string }[];
    };
    const [order] = rows;
    expect(await search(admin, order?.label ?? '')).toContainEqual({
      entity: 'order',
      id: order?.id,
      label: order?.label,
    });
    const found = await search(admin, 'nguyen');
    expect(found.map(({ entity }) => entity)).toContain('account');
    expect(found.filter(({ entity }) => entity === 'account').length).toBeLessThanOrEqual(5);
    const office = await server.login('office');
    expect(await search(office, 'nguyen')).toEqual([]);
    const crm = await server.login('crm');
    expect((await search(crm, 'nguyen')).map(({ entity }) => entity)).not.toContain('account');
  });

  test('a picker tells what is copied from its records, to those who may see where it goes', async () => {
    const find = async (caller: Caller) =>
      ((await caller.post('/goods/lookup', {})).json['rows'] as Record<string, unknown>[])[0] ?? {};
    expect(await find(admin)).toMatchObject({ sku: expect.any(String), cost_price: expect.any(Number) });
    const staff = await find(await server.login('warehouse'));
    expect(Object.keys(staff)).toContain('sku');
    expect(Object.keys(staff)).not.toContain('cost_price');
  });

  test('never finds rows of another company, and says what is wrong with a bad question', async () => {
    const other = await server.login('other');
    expect(await search(other, 'warehouse')).toEqual([]);
    expect((await admin.post('/search', {})).status).toBe(422);
    expect((await admin.post('/search', { q: 'x'.repeat(300) })).status).toBe(422);
    expect((await server.anonymous.post('/search', { q: 'a' })).status).toBe(401);
  });
});
