import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ImportColumnModel, ImportModel } from '#contract/import.ts';
import type { Condition } from '#contract/logic.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import { BATCH_RECORDS } from '#server/import/runRecords.ts';
import type { CellValue } from '#server/import/Sheet.ts';
import { testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { statementsOf } from '../../support/statementsOf.ts';

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
    column('min_stock', 'integer'),
  ],
};

const HEAD = ['sku', 'name', 'unit', 'min_stock'];

function run(
  rows: readonly (readonly CellValue[])[],
  change: Partial<ImportModel> = {},
  takesGood = false,
  isTrial = false,
) {
  const all = [HEAD, ...rows].map((cells, index) => ({ number: index + 1, cells }));
  const request = { sheet: { ...sheet, ...change }, options: {}, isTrial, takesGood, key: null };
  return runImport(server.parts, { session, language: 'vi', requestId: 'test' }, all, request);
}

const goods = async (sku: string) =>
  (
    await server.db
      .withoutTenant('seed')
      .query('select name, min_stock, version from goods where customer_id = 1 and sku = $1 order by id', [
        sku,
      ])
  ).rows;

it('a cell that would change a read-only value is refused, one that says the same is not', async () => {
  const { entities } = server.parts.model;
  const fields = entities.find(({ name }) => name === 'goods')?.fields ?? [];
  const price = fields.find(({ name }) => name === 'min_stock') as { readOnlyIf?: Condition };
  await run([['RO1', 'Nón', 'piece', 1000]]);
  price.readOnlyIf = ({ record }) => record['sku'] === 'RO1' && record['name'] !== null;
  try {
    const { answer } = await run([['RO1', 'Nón', 'piece', 2000]], { mode: 'update' });
    expect(answer).toMatchObject({
      stored: false,
      errors: [{ row: 2, column: 'min_stock', code: 'read_only' }],
    });
    expect((await run([['RO1', 'Mũ', 'piece', 1000]], { mode: 'update' })).answer.errors).toEqual([]);
  } finally {
    delete price.readOnlyIf;
  }
});

it('upsert changes what is there, makes what is not, and leaves empty cells as they are', async () => {
  expect((await run([['U1', 'Áo', 'piece', 1000]])).answer).toMatchObject({ accepted: 1, errors: [] });
  const { answer } = await run([
    ['U1', null, null, 2000],
    ['U2', 'Quần', 'piece', 3000],
  ]);
  expect(answer).toMatchObject({ accepted: 2, rejected: 0, stored: true });
  expect(await goods('U1')).toEqual([{ name: 'Áo', min_stock: 2000, version: 2 }]);
  expect(await goods('U2')).toMatchObject([{ name: 'Quần' }]);
});

it('update refuses what is not there', async () => {
  const { answer } = await run([['NONE', 'x', null, null]], { mode: 'update' });
  expect(answer.errors).toMatchObject([{ row: 2, column: 'sku', code: 'import_not_found' }]);
  expect(await goods('NONE')).toEqual([]);
});

it('a record that was deleted is not there: it is made anew', async () => {
  await run([['D1', 'Áo', 'piece', 1000]]);
  await server.db.withoutTenant('seed').query(`update goods set deleted_at = now() where sku = 'D1'`);
  expect((await run([['D1', 'Mũ', 'piece', 1]], { mode: 'update' })).answer.errors).toMatchObject([
    { code: 'import_not_found' },
  ]);
  await run([['D1', 'Mũ', 'piece', 1000]]);
  expect(await goods('D1')).toMatchObject([{ name: 'Áo' }, { name: 'Mũ' }]);
  // From now on its name leads to the new one.
  const { answer } = await run([['D1', 'Nón', 'piece', 1000]], { mode: 'update' });
  expect(answer).toMatchObject({ accepted: 1, errors: [] });
  expect(await goods('D1')).toMatchObject([{ name: 'Áo' }, { name: 'Nón' }]);
});

it('names that more than one record has are refused: nobody knows which is meant', async () => {
  await run([
    ['S1', 'Khăn', 'piece', 1000],
    ['S2', 'Khăn', 'piece', 1000],
  ]);
  const { answer } = await run([['S1', 'Khăn', 'piece', 9]], { match: ['name'] });
  expect(answer).toMatchObject({
    stored: false,
    errors: [{ row: 2, column: 'name', code: 'import_ambiguous' }],
  });
  expect(await goods('S1')).toMatchObject([{ min_stock: 1000 }]);
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

/** A trial whose batches do not see each other: every look at the clock finds the turn over. */
async function inTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const result = await work();
  clock.mockRestore();
  return result;
}

it('a trial compares what must be unique as it would be stored', async () => {
  const rows = [
    ['R 1', 'a', 'piece', 1],
    ...Array.from({ length: BATCH_RECORDS }, (_, index) => [`RF${index}`, 'x', 'piece', 1]),
    ['\u00a0R  1 ', 'b', 'piece', 1],
    ['R\u200b 1', 'c', 'piece', 1],
    ['r 1', 'd', 'piece', 1],
  ];
  const change = { mode: 'create', match: [], maxRows: 100 } as const;
  const trial = await inTurns(() => run(rows, change, true, true));
  expect(trial.badRows).toEqual([BATCH_RECORDS + 3, BATCH_RECORDS + 4]);
  expect((await run(rows, change, true)).badRows).toEqual(trial.badRows);
});

it('a trial compares phones by the country beside them, also one that the sheet leaves out', async () => {
  const all = [
    ['name', 'phone', 'country'],
    ['a', '0912000111', null],
    ...Array.from({ length: BATCH_RECORDS }, (_, index) => ['x', `09130001${index + 10}`, null]),
    ['b', '+84 912 000 111', null],
    ['c', '912000111', 1],
  ].map((cells, index) => ({ number: index + 1, cells: cells as CellValue[] }));
  const columns = [column('name', 'text'), column('phone', 'phone'), column('country', 'enum')];
  const buyers: ImportModel = {
    ...sheet,
    entity: 'buyer',
    mode: 'create',
    match: [],
    maxRows: 100,
    columns: columns.map((one) => ({ ...one, label: `buyer.${one.leaf}` })),
  };
  const request = { sheet: buyers, options: {}, isTrial: true, takesGood: true, key: null };
  const author = { session, language: 'vi', requestId: 'test' } as const;
  const trial = await inTurns(() => runImport(server.parts, author, all, request));
  expect(trial.answer.errors).toMatchObject([
    { row: BATCH_RECORDS + 3, code: 'rule.buyer.phone_taken' },
    { row: BATCH_RECORDS + 4, code: 'rule.buyer.phone_taken' },
  ]);
  const stored = await runImport(server.parts, author, all, { ...request, isTrial: false });
  expect(stored.badRows).toEqual(trial.badRows);
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
  const request = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
  await expect(
    runImport(server.parts, { session: ended, language: 'vi', requestId: 'test' }, all, request),
  ).rejects.toMatchObject({ code: 'no_session' });
  expect(await goods('X1')).toEqual([]);
});

it('a trial gives way to others between its batches, stores none, and still names what stands in it twice', async () => {
  const before = await goods('T1');
  const turns: string[] = [];
  const { forTenant } = server.db;
  const spy = vi.spyOn(server.parts.db, 'forTenant').mockImplementation((id) => {
    turns.push('turn');
    return forTenant.call(server.db, id);
  });
  const codes = Array.from({ length: 2 * BATCH_RECORDS }, (_, index) => `T${index + 1}`);
  const rows = [...codes, 'T1'].map((sku) => [sku, 'Áo', 'piece', 1000]);
  const change = { mode: 'create', match: [], maxRows: 1000 } as const;
  const { answer } = await inTurns(() => run(rows, change, false, true));
  spy.mockRestore();
  // One to prepare, three for the batches.
  expect(turns.length).toBeGreaterThanOrEqual(4);
  expect(answer).toMatchObject({ accepted: codes.length, rejected: 1, stored: false });
  expect(answer.errors).toMatchObject([
    { row: codes.length + 2, column: 'sku', code: 'rule.goods.sku_taken' },
  ]);
  expect([before, await goods('T1')]).toEqual([[], []]);
});

it('new records are stored many at a time: a statement for a batch, not for a record', async () => {
  const rows = Array.from({ length: BATCH_RECORDS }, (_, index) => [
    `M${index}`,
    `Áo ${index}`,
    'piece',
    index,
  ]);
  const change = { mode: 'create', match: [], maxRows: 1000 } as const;
  const texts = await statementsOf(server, () => run(rows, change));
  expect(texts.filter((text) => text.startsWith('insert into "goods"'))).toHaveLength(1);
  expect(texts.length).toBeLessThan(20);
  expect(await goods('M0')).toEqual([{ name: 'Áo 0', min_stock: 0, version: 1 }]);
  expect(await goods(`M${BATCH_RECORDS - 1}`)).toMatchObject([{ min_stock: BATCH_RECORDS - 1 }]);
  const { rows: audit } = await server.db
    .withoutTenant('seed')
    .query<{ sku: string }>(
      `select a.after->>'sku' as sku from khuon_audit a join goods g on g.id = a.record_id where a.entity = 'goods' and g.sku = 'M7'`,
    );
  expect(audit).toEqual([{ sku: 'M7' }]);
});

it('one that is stored already is named in its row, the others of its batch are right', async () => {
  await run([['N2', 'Áo', 'piece', 1]], { mode: 'create', match: [] });
  const rows = ['N1', 'N2', 'N3'].map((sku) => [sku, 'x', 'piece', 1]);
  const { answer, badRows } = await run(rows, { mode: 'create', match: [] }, true);
  expect([answer.accepted, badRows]).toEqual([2, [3]]);
  expect(answer.errors).toMatchObject([{ row: 3, column: 'sku', code: 'rule.goods.sku_taken' }]);
  expect(await goods('N3')).toHaveLength(1);
});

it('what only the database knows of one of a batch leaves the others as they are', async () => {
  const columns = [
    column('username', 'username', true),
    column('display_name', 'text'),
    column('password', 'password'),
  ];
  const sheetOf: Partial<ImportModel> = { entity: 'account', mode: 'create', match: [], columns };
  const all = [
    ['username', 'display_name', 'password'],
    ['batch.one', 'Một', 'a-good-one-1'],
    // Of another company, whose rows nobody here sees.
    ['other', 'Hai', 'a-good-one-2'],
    ['batch.three', 'Ba', 'a-good-one-3'],
  ].map((cells, index) => ({ number: index + 1, cells }));
  const request = {
    sheet: { ...sheet, ...sheetOf },
    options: {},
    isTrial: false,
    takesGood: true,
    key: null,
  };
  const { answer } = await runImport(
    server.parts,
    { session, language: 'vi', requestId: 'test' },
    all,
    request,
  );
  expect(answer).toMatchObject({ accepted: 2, rejected: 1, stored: true });
  expect(answer.errors).toMatchObject([{ row: 3, column: 'username', code: 'rule.account.username_taken' }]);
  const { rows } = await server.db
    .withoutTenant('seed')
    .query(`select username from account where username like 'batch.%' order by id`);
  expect(rows).toEqual([{ username: 'batch.one' }, { username: 'batch.three' }]);
});
