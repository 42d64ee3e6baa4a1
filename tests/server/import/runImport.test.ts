import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ImportColumnModel, ImportModel } from '#contract/import.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let session: ServerSession;

beforeAll(async () => {
  server = await startTestServer(testDatabases[0]);
  const { token } = await server.login('admin');
  session = (await server.parts.sessions.find(token ?? '')) as ServerSession;
});
afterAll(() => server.close());

const column = (leaf: string, type: ImportColumnModel['type'], required = false): ImportColumnModel => ({
  key: leaf,
  steps: [],
  leaf,
  type,
  label: `goods.${leaf}`,
  required,
  aliases: [],
});

const sheet: ImportModel = {
  screen: 'goods/import',
  route: '/goods/import',
  module: 'goods',
  entity: 'goods',
  permissions: [],
  url: '/goods-import',
  maxRows: 10,
  mode: 'upsert',
  groupBy: [],
  match: ['sku'],
  set: {},
  variants: [],
  columns: [
    column('sku', 'code', true),
    column('name', 'text'),
    column('unit', 'enum'),
    column('retail_price', 'money'),
  ],
};

const HEAD = ['sku', 'name', 'unit', 'retail_price'];

function run(
  rows: readonly (readonly CellValue[])[],
  change: Partial<ImportModel> = {},
  takesGood = false,
  isTrial = false,
) {
  const all = [HEAD, ...rows].map((cells, index) => ({ number: index + 1, cells }));
  const wish = { sheet: { ...sheet, ...change }, options: {}, isTrial, takesGood, key: null };
  return runImport(server.parts, { session, language: 'vi', requestId: 'test' }, all, wish);
}

const goods = async (sku: string) =>
  (
    await server.db
      .withoutTenant('seed')
      .query('select name, retail_price, version from goods where customer_id = 1 and sku = $1', [sku])
  ).rows;

it('upsert changes what is there, makes what is not, and leaves empty cells as they are', async () => {
  expect((await run([['U1', 'Áo', 'piece', 1000]])).answer).toMatchObject({ accepted: 1, errors: [] });
  const { answer } = await run([
    ['U1', null, null, 2000],
    ['U2', 'Quần', 'piece', 3000],
  ]);
  expect(answer).toMatchObject({ accepted: 2, rejected: 0, stored: true });
  expect(await goods('U1')).toEqual([{ name: 'Áo', retail_price: 2000, version: 2 }]);
  expect(await goods('U2')).toMatchObject([{ name: 'Quần' }]);
});

it('update refuses what is not there', async () => {
  const { answer } = await run([['NONE', 'x', null, null]], { mode: 'update' });
  expect(answer.errors).toMatchObject([{ row: 2, column: 'sku', code: 'import_not_found' }]);
  expect(await goods('NONE')).toEqual([]);
});

it('create refuses what is there already, by the rule of the record', async () => {
  const { answer } = await run([['U1', 'x', 'piece', 1]], { mode: 'create', match: [] });
  expect(answer).toMatchObject({ stored: false, errors: [{ code: 'rule.goods.sku_taken' }] });
});

it('the same record twice in one file is refused in its second row only', async () => {
  const rows = [
    ['V1', 'a', 'piece', 1],
    ['V1', 'b', 'piece', 1],
  ];
  const { answer, badRows } = await run(rows, { mode: 'create', match: [] }, true);
  expect([answer.accepted, answer.rejected, badRows]).toEqual([1, 1, [3]]);
  expect(await goods('V1')).toMatchObject([{ name: 'a' }]);
});

it('holds to the most rows of its schema', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => [`W${index}`, 'a', 'piece', 1]);
  const { answer } = await run(rows);
  expect(answer).toMatchObject({
    accepted: 0,
    stored: false,
    errors: [{ row: 0, code: 'import_too_many_rows' }],
  });
  expect(await goods('W0')).toEqual([]);
});

it('works with the rights of now: a session that ended stores nothing', async () => {
  const caller = await server.login('admin');
  const ended = (await server.parts.sessions.find(caller.token ?? '')) as ServerSession;
  await caller.post('/logout');
  const all = [HEAD, ['X1', 'a', 'piece', 1]].map((cells, index) => ({ number: index + 1, cells }));
  const wish = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
  await expect(
    runImport(server.parts, { session: ended, language: 'vi', requestId: 'test' }, all, wish),
  ).rejects.toMatchObject({ code: 'no_session' });
  expect(await goods('X1')).toEqual([]);
});

it('a trial gives way to others between its records, stores none, and still names what stands in it twice', async () => {
  // Every look at the clock finds the turn over.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const before = await goods('T1');
  const turns: string[] = [];
  const { forTenant } = server.db;
  const spy = vi.spyOn(server.parts.db, 'forTenant').mockImplementation((id) => {
    turns.push('turn');
    return forTenant.call(server.db, id);
  });
  const rows = ['T1', 'T2', 'T1'].map((sku) => [sku, 'Áo', 'piece', 1000]);
  const { answer } = await run(rows, { mode: 'create', match: [] }, false, true);
  spy.mockRestore();
  clock.mockRestore();
  expect(turns.length).toBeGreaterThanOrEqual(4);
  expect(answer).toMatchObject({ accepted: 2, rejected: 1, stored: false });
  expect(answer.errors).toMatchObject([{ row: 4, column: 'sku', code: 'rule.goods.sku_taken' }]);
  expect([before, await goods('T1')]).toEqual([[], []]);
});
