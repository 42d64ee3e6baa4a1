import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '#contract/logic.ts';
import { mergeRecord, rootState, type EntityOf } from '#contract/record.ts';
import { settleRecord } from '#contract/settleRecord.ts';
import { toLine } from '../../generators/errors.ts';
import type { Json, JsonObject } from '../../generators/model/types.ts';
import { field, put } from './errors/edits.ts';
import { billModel } from './golden/computed/expected/shop/bill.entity.gen.server.ts';
import { billLineModel } from './golden/computed/expected/shop/bill-line.entity.gen.server.ts';
import { addTexts, createSoundShop, problemsOf } from './support/shop.ts';

// The schemas of the golden case "computed" name every value before those that it is worked out from.
const entityOf: EntityOf = (name) => (name === 'bill' ? billModel : billLineModel);
const scope = {
  user: { id: 1, customer: 1, permissions: [], warehouses: [], pos: [], node: null, nodes: [] },
  settings: {},
  now: '2026-01-01T00:00:00.000Z',
  today: '2026-01-01',
};

function settle(values: Values): Values {
  const { record } = mergeRecord(billModel, values, null, { ...scope, entityOf });
  settleRecord(billModel, rootState(record, null), { ...scope, entityOf });
  return record;
}

const lines = [
  { sku: 'a', quantity: 2, price: 500 },
  { sku: 'b', quantity: 10, price: 30 },
];

describe('computed values are worked out after what they look at', () => {
  test('in one record, its rows, and from one to the other in both directions', () => {
    const record = settle({ code: 'x', is_vip: true, gift: 'cup', lines });
    expect(record['lines']).toMatchObject([
      { gross: 1000, reduction: 200, net: 800, weight: 14 },
      { gross: 300, reduction: 60, net: 240, weight: 70 },
    ]);
    expect(record).toMatchObject({ rate: 20, total: 1040, tax: 104, grand_total: 1144, gift: 'cup' });
  });

  test('and so is what a condition clears', () => {
    expect(settle({ code: 'x', is_vip: true, gift: 'cup', lines: lines.slice(1) })['gift']).toBeNull();
  });

  test('also those that are worked out on read', () => {
    expect(settle({ code: 'x', lines })).toMatchObject({ weight: 89, is_heavy: false });
    expect(settle({ code: 'x', lines: [...lines, ...lines] })).toMatchObject({ weight: 173, is_heavy: true });
  });
});

describe('in SQL', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await PGlite.create();
    await db.exec(`
      CREATE TABLE bill (customer_id int8, id int8, deleted_at timestamptz);
      CREATE TABLE bill_line (customer_id int8, id int8, bill_id int8, deleted_at timestamptz, quantity int4);
      INSERT INTO bill VALUES (1, 1), (1, 2), (1, 3);
      INSERT INTO bill_line VALUES (1, 1, 1, null, 2), (1, 2, 1, null, 10), (1, 3, 2, null, 14);`);
  }, 60_000);
  afterAll(() => db.close());

  test('a value worked out on read may stand on another one, also of its rows', async () => {
    const { is_heavy: heavy, weight } = billModel.computeSql ?? {};
    const { rows } = await db.query(
      `SELECT ${weight?.text} AS weight, ${heavy?.text} AS heavy FROM bill t ORDER BY id`,
    );
    expect(rows).toEqual([
      { weight: 89, heavy: false },
      { weight: 103, heavy: true },
      { weight: 5, heavy: false },
    ]);
  });
});

describe('values that wait for each other', () => {
  const shop = createSoundShop();
  const linesOf = (...edits: ((tree: typeof shop) => void)[]) => {
    const tree = structuredClone(shop);
    for (const edit of edits) edit(tree);
    return problemsOf(addTexts(tree)).map(toLine);
  };
  const whole = (value: Json): JsonObject => ({ type: 'integer', 'x-compute': { value } });
  const orNone = (path: string): Json => ({ if: [{ '!=': [{ var: path }, null] }, { var: path }, 0] });
  const seen = (line: string | undefined) => /x-compute (.*?\.) /.exec(line ?? '')?.[1];

  test('a value of itself', () => {
    const lines = linesOf(field('twice', whole(orNone('record.twice'))));
    expect(lines.map(seen)).toEqual(['waits for itself: item.twice → item.twice.']);
    expect(lines[0]).toMatch(
      /^GEN308 schemas\/shop\/item\.entity\.json:\d+:\d+ properties\.twice\.x-compute /,
    );
  });

  test('a circle of three, told once, with its way', () => {
    const lines = linesOf(
      field('one', whole(orNone('record.three'))),
      field('two', whole(orNone('record.one'))),
      field('three', whole({ '+': [orNone('record.two'), 1] })),
      field('four', whole(orNone('record.one'))),
    );
    expect(lines.map(seen)).toEqual(['waits for itself: item.one → item.three → item.two → item.one.']);
  });

  test('a circle by way of rows and their parent', () => {
    const lines = linesOf(
      put('shop/item-part.entity', ['properties', 'share'], whole(orNone('parent.whole'))),
      field('whole', whole({ sum: [{ var: 'record.parts' }, orNone('share')] })),
    );
    // The rows' file comes first.
    expect(lines.map(seen)).toEqual(['waits for itself: item_part.share → item.whole → item_part.share.']);
  });

  test('conditions that clear may look at each other: the first one counts', () => {
    const hides = (other: string): JsonObject => ({
      type: 'integer',
      'x-visible': { '==': [{ var: `record.${other}` }, null] },
      'x-onHide': 'clear',
    });
    expect(linesOf(field('left', hides('right')), field('right', hides('left')))).toEqual([]);
  });

  test('a stored value that looks at the clock by way of another', () => {
    const age = {
      type: 'string',
      'x-type': 'date',
      'x-compute': { stored: false, value: { var: 'today' } },
    } as const;
    const kept = { type: 'string', 'x-type': 'date', 'x-compute': { value: { var: 'record.age' } } } as const;
    expect(linesOf(field('age', age), field('kept', kept)).map(seen)).toEqual([
      'looks at the clock by way of "age", so a stored value would grow old.',
    ]);
  });
});
