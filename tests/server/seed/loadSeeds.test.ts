import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeds } from '#generated/built/seeds.gen.server.ts';
import { model } from '#generated/server.gen.ts';
import { readConfig } from '#server/config.ts';
import { addRows } from '#server/seed/addRows.ts';
import { fillEmpty } from '#server/seed/fillEmpty.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createPasswords } from '#server/account/createPasswords.ts';
import { findBroken } from '../../modules/stock/findBroken.ts';
import { describeOnDatabases, testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnDatabases('the demo', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
  });
  afterAll(() => server.close());

  const count = async (table: string, where = 'true') => {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ count: number }>(`select count(*)::int as count from "${table}" where ${where}`);
    return rows[0]?.count ?? 0;
  };
  const parts = () => ({ model, seeds, passwords: server.open.passwords, now: server.open.now() });

  test('every demo account of the interface can sign in', async () => {
    const names = [
      'admin',
      'warehouse',
      'crm',
      'cashier',
      'manager',
      'distributor',
      'production',
      'office',
      'nobody',
      'owner',
      'other',
    ];
    for (const name of names) expect((await server.login(name)).token).toBeDefined();
  });

  test('every entity with a seed has rows in the right company', async () => {
    for (const seed of seeds) {
      const table = model.entities.find(({ name }) => name === seed.entity)?.table ?? '';
      expect([seed.entity, await count(table, 'customer_id = 1')]).not.toEqual([seed.entity, 0]);
      expect(await count(table, 'customer_id not in (1, 2)')).toBe(0);
    }
  });

  test('what calls led to is what the leads say: tries counted, the last result, agreed when completed', async () => {
    const tries = (result: string) =>
      `(select count(*) from lead_attempt a where a.lead_id = lead.id and a.result ${result})`;
    const missed = tries("in ('no_answer', 'busy', 'switched_off', 'call_back')");
    expect(await count('lead', tries("= 'agreed'") + ' > 0')).toBeGreaterThan(0);
    expect(await count('lead', `completed_at is not null and ${tries("= 'agreed'")} <> 1`)).toBe(0);
    expect(await count('lead', `completed_at is not null and process_count <> ${missed}`)).toBe(0);
    expect(await count('lead', `queue in ('telesale', 'dead_pool') and process_count <> ${missed}`)).toBe(0);
    expect(await count('lead', `last_result = 'agreed' and completed_at is null`)).toBe(0);
  });

  test('required fields are filled', async () => {
    for (const entity of model.entities.filter(({ view }) => !view)) {
      const required = entity.fields.filter(
        (field) => field.required && !field.rows && !field.links && field.compute?.stored !== false,
      );
      for (const { name } of required)
        expect([entity.name, name, await count(entity.table, `"${name}" is null`)]).toEqual([
          entity.name,
          name,
          0,
        ]);
    }
  });

  test('has goods that expire soon, in balance and ledger alike, and none where goods do not expire', async () => {
    const soon = `expired_date between current_date and current_date + 30 and quantity > 0`;
    expect(await count('stock_balance', soon)).toBeGreaterThan(0);
    const dated = `expired_date is not null and goods_id in (select id from goods where not has_expiry)`;
    expect(await count('stock_balance', dated)).toBe(0);
    expect(
      await findBroken(async (text) => (await server.db.withoutTenant('seed').query(text)).rows),
    ).toEqual([]);
  });

  test('has parcels of a split transfer, each with the order that brings it', async () => {
    const parcels = `goods_transfer_id in (select id from goods_transfer where code = 'CK-KIEN-01')`;
    expect(await count('goods_transfer_parcel', parcels)).toBe(3);
    expect(await count('order', `create_method = 7 and transfer_code = 'CK-KIEN-01'`)).toBe(3);
    const unmatched = `transfer_code is not null and not exists (select from goods_transfer_parcel p
      where p.delivery_order_id = "order".delivery_order_id)`;
    expect(await count('order', unmatched)).toBe(0);
  });

  test('has orders of conversations and exports of staff, each as people would have made it', async () => {
    const seed = seeds.find(({ entity }) => entity === 'order');
    if (!seed) throw new Error('orders have no seed');
    await addRows(server.db, parts(), seed, { count: 300, onStep: () => undefined });
    const talks = `create_method = 10 and customer_id = 1`;
    expect(await count('order', talks)).toBeGreaterThan(0);
    const lost = `${talks} and not exists (select from conversation c where c.id = conversation_id and c.customer_id = 1)`;
    expect(await count('order', lost)).toBe(0);
    expect(await count('order', `create_method = 8`)).toBeGreaterThan(0);
    const wrong = `create_method = 8 and (kind is distinct from 8 or export_reason is null or delivery_company is not null
      or delivery_order_id is not null or cod_amount > 0)`;
    expect(await count('order', wrong)).toBe(0);
  });

  test('more rows can be added, with numbers that go on', async () => {
    const seed = seeds.find(({ option }) => option !== undefined);
    if (!seed) throw new Error('no seed has an option');
    const table = model.entities.find(({ name }) => name === seed.entity)?.table ?? '';
    const before = await count(table);
    const steps: number[] = [];
    await addRows(server.db, parts(), seed, { count: 25, onStep: (done) => steps.push(done) });
    expect([await count(table), steps]).toEqual([before + 25, [25]]);
  });

  test('a database that has a company is left alone', async () => {
    const before = await count('account');
    await fillEmpty(server.db, server.open.config, async () => {
      throw new Error('must not be asked');
    });
    expect(await count('account')).toBe(before);
  });
});

/** A new database is given all tables of the product first. */
const MAKES_TABLES = { timeout: 60_000 };

describe('a database without the demo', () => {
  test('gets its first administrator from the environment, or says what it wants', MAKES_TABLES, async () => {
    const db = await testDatabases[0].open(toDatabaseShape(model));
    const parts = async () => ({
      model,
      seeds,
      passwords: createPasswords({ ln: 4, r: 8, p: 1 }),
      now: new Date(),
    });
    await expect(fillEmpty(db, readConfig({ DEMO: '0' }), parts)).rejects.toThrow(
      'set ADMIN_USERNAME and ADMIN_PASSWORD',
    );
    await fillEmpty(
      db,
      readConfig({ DEMO: '0', ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'a-long-one' }),
      parts,
    );
    const { rows } = await db
      .withoutTenant('seed')
      .query('select username, is_main, status, permissions from "account"');
    expect(rows).toEqual([{ username: 'boss', is_main: true, status: 1, permissions: ['super_admin'] }]);
    await db.close();
  });
});
