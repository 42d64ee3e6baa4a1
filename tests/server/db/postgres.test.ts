import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, DatabaseUnavailable, notify } from '#server/db/Db.ts';
import { createDb } from '#server/db/createDb.ts';
import { openPostgres } from '#server/db/postgres/openPostgres.ts';
import { testDatabases } from '../../support/database.ts';
import { goodsShape } from './shapes.ts';

const [, { isAvailable, open }] = testDatabases;

describe.skipIf(!isAvailable)('PostgreSQL server', () => {
  let db: Db;
  beforeAll(async () => {
    db = await open(goodsShape);
    await db
      .withoutTenant('seed')
      .query("insert into goods (customer_id, code, name, price) values (1, 'A', 'a', 0), (1, 'B', 'b', 0)");
  });
  afterAll(() => db.close());

  const killAll = () =>
    db
      .withoutTenant('maintenance')
      .query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );

  test('a lost connection is told apart, and the next statement has a new one', async () => {
    const lost = db.withoutTenant('job_runner').query('select pg_terminate_backend(pg_backend_pid())');
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(db.withoutTenant('job_runner').query('select code from goods')).resolves.toMatchObject({
      rowCount: 2,
    });
  });

  test('listeners survive the loss of their connection', async () => {
    const received: string[] = [];
    const stop = await db.listen('news', (payload) => received.push(payload));
    await killAll();
    await expect
      .poll(
        async () => {
          await notify(db.withoutTenant('maintenance'), 'news', 'hello').catch(() => undefined);
          return received.length;
        },
        { timeout: 8_000, interval: 200 },
      )
      .toBeGreaterThan(0);
    await stop();
  });

  test.each([
    ["set local statement_timeout = '50ms'", 'select pg_sleep(5)'],
    ["set local lock_timeout = '50ms'", "select pg_sleep(0.01), code from goods where code = 'A' for update"],
  ])('%s: the caller is asked to come back', async (limit, text) => {
    const one = db.forTenant(1);
    const lock: { free?: () => void } = {};
    const holder = one.transaction(async (tx) => {
      await tx.query("select code from goods where code = 'A' for update");
      await new Promise<void>((done) => (lock.free = done));
    });
    await new Promise((done) => setTimeout(done, 100));
    const waiting = one.transaction(async (tx) => {
      await tx.query(limit);
      await tx.query(text);
    });
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable);
    lock.free?.();
    await holder;
  });

  test('a deadlock is tried again until both have done their work', async () => {
    const add = (first: string, second: string) =>
      db.forTenant(1).transaction(async (tx) => {
        await tx.query('update goods set price = price + 1 where code = $1', [first]);
        await new Promise((done) => setTimeout(done, 100));
        await tx.query('update goods set price = price + 1 where code = $1', [second]);
      });
    await Promise.all([add('A', 'B'), add('B', 'A')]);
    const { rows } = await db.forTenant(1).query('select price from goods order by code');
    expect(rows).toEqual([{ price: 2 }, { price: 2 }]);
  });

  const pidOf = async (customer: number) => {
    const { rows } = await db
      .forTenant(customer)
      .query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.05)::text');
    return rows[0]?.pid;
  };

  test('a customer gets back the connection that stands on it', async () => {
    const [one, two] = await Promise.all([pidOf(1), pidOf(2)]);
    expect(two).not.toBe(one);
    for (let round = 0; round < 3; round += 1) expect([await pidOf(1), await pidOf(2)]).toEqual([one, two]);
  });

  test('a server that is not there', async () => {
    const nobody = createDb(openPostgres({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }), {
      onEffectError: () => undefined,
    });
    await expect(nobody.forTenant(1).query('select 1')).rejects.toThrow('no connection to the database');
    expect(nobody.isUp).toBe(false);
    await expect(nobody.listen('news', () => undefined)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await nobody.close();
  });
});
