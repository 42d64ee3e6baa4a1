import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { Db } from '#server/db/Db.ts';
import { findBroken } from '../../modules/stock/findBroken.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/*
 * A database as commit eb837d72 made it: its own schema, a few made-up rows of its demo, and of the places only what these
 * refer to. It was written by pg_dump; it is never made anew, because what it stands for is over.
 */

const OLDER = gunzipSync(readFileSync(join(import.meta.dirname, 'older/eb837d72.sql.gz'))).toString('utf8');

describeOnDatabases('a database that an older version made', (database) => {
  let server: TestServer;
  let admin: Caller;
  let before: ReadonlyMap<string, number>;

  beforeAll(async () => {
    server = await startTestServer({
      async openCopy({ from }) {
        const db = await database.open();
        await db.withoutTenant('migration').script(OLDER);
        before = await countRows(db);
        // As every start does.
        await from?.fill(db);
        return db;
      },
    });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text)).rows;

  it('keeps every row', async () => {
    expect(before.size).toBeGreaterThan(15);
    const after = await countRows(server.db);
    const lost = [...before].filter(([table, count]) => (after.get(table) ?? 0) < count);
    expect(lost).toEqual([]);
  });

  it('has a warehouse for each shop, and stock that began with an opening move of each goods', async () => {
    const shops = await run<{ kind: string | null }>(
      'select w.kind from pos p left join warehouse w on w.id = p.warehouse_id',
    );
    expect(shops.length).toBeGreaterThan(2);
    for (const { kind } of shops) expect(kind).toBe('shop');
    const levels = await run<{ opened: boolean }>(
      `select exists (select 1 from stock_move m where m.goods_id = l.goods_id and m.to_warehouse_id = l.warehouse_id and m.reason = 'opening') as opened from stock_level l`,
    );
    expect(levels.length).toBeGreaterThan(10);
    expect(levels.filter(({ opened }) => !opened)).toEqual([]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('is served: every list answers, and a record of then is changed now', async () => {
    for (const { urls } of model.lists) {
      const reply = await admin.post(urls.list);
      expect(reply.status, `${urls.list} ${reply.body}`).toBe(200);
    }
    const { rows } = (await admin.post('/order-list')).json as { rows: object[] };
    expect(rows.length).toBeGreaterThan(1);
    const { name, version } = (await admin.send('GET', '/goods/1')).json;
    const changed = await admin.send('PUT', '/goods/1', { version, name: `${String(name)} (mới)` });
    expect(changed.status, changed.body).toBe(200);
  });
});

/** Rows by table; of empty ones nothing can be lost. */
async function countRows(db: Db): Promise<Map<string, number>> {
  const owner = db.withoutTenant('maintenance');
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'khuon%'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ n: number }>(`select count(*) as n from "${name}"`);
    if (rows[0]?.n) counts.set(name, rows[0].n);
  }
  return counts;
}
