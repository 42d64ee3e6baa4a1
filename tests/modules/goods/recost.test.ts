import { describe, expect, it } from 'vitest';
import { averageCost } from '#modules/goods/averageCost.ts';
import { companyAverage, openBook, setEverywhere } from '#modules/goods/costBook.ts';
import { recost, type CostEntry } from '#modules/goods/recost.ts';

const HERE = 1;
let ids = 0;

/** What lay there before, and the average after it, as the ledger kept them. */
function receipt(
  document_code: string,
  on_date: string,
  [before, quantity, unit_cost, average_before]: [number, number, number, number | null],
): CostEntry {
  return {
    id: (ids += 1),
    warehouse_id: HERE,
    document_code,
    on_date,
    quantity,
    unit_cost,
    average_before,
    average_after: averageCost({ on_hand: before, average: average_before }, { quantity, unit_cost }),
    on_hand_after: before + quantity,
  };
}

const document = (document_code: string, on_date: string, quantity: number, unit_cost: number) => ({
  warehouse_id: HERE,
  document_code,
  on_date,
  on_hand_before: 0,
  lines: [{ quantity, unit_cost }],
});

describe('a receipt that cost otherwise than was known', () => {
  const ledger = [
    receipt('PN1', '2026-11-01', [0, 100, 50_000, null]),
    receipt('PN2', '2026-11-05', [100, 50, 56_000, 50_000]),
    receipt('PN3', '2026-11-09', [30, 30, 60_000, 52_000]),
  ];

  it('changes what follows it, with what lay there then', () => {
    const { entries, average } = recost(ledger, document('PN2', '2026-11-05', 50, 62_000));
    expect(entries.map(({ document_code, average_after }) => [document_code, average_after])).toEqual([
      ['PN2', 54_000],
      ['PN3', 57_000],
    ]);
    expect(entries.map(({ id }) => id)).toEqual([ledger[1]?.id, ledger[2]?.id]);
    expect(average).toBe(57_000);
  });

  it('leaves what came before it as it was', () => {
    const { entries } = recost(ledger, document('PN3', '2026-11-09', 30, 70_000));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ document_code: 'PN3', average_before: 52_000, average_after: 61_000 });
  });

  it('stands in its day where the ledger did not know it yet', () => {
    const late = { ...document('PN0', '2026-11-03', 20, 74_000), on_hand_before: 100 };
    const { entries, average } = recost(ledger, late);
    expect(entries.map(({ document_code, average_after }) => [document_code, average_after])).toEqual([
      ['PN0', 54_000],
      ['PN2', averageCost({ on_hand: 100, average: 54_000 }, { quantity: 50, unit_cost: 56_000 })],
      ['PN3', average],
    ]);
    expect(entries[0]).toMatchObject({ id: null, on_hand_after: 120, average_before: 50_000 });
  });

  it('ends where somebody set the cost by hand', () => {
    const set: CostEntry = {
      ...receipt('', '2026-11-07', [0, 1, 40_000, 52_000]),
      warehouse_id: null,
      document_code: null,
      quantity: null,
      on_hand_after: null,
    };
    const [first, second, third] = ledger as [CostEntry, CostEntry, CostEntry];
    const { entries, average } = recost(
      [first, second, set, third],
      document('PN2', '2026-11-05', 50, 62_000),
    );
    expect(entries.map(({ document_code }) => document_code)).toEqual(['PN2', 'PN3']);
    expect(average).toBe(50_000);
  });
});

describe('what a piece costs the company', () => {
  const held = [
    { goods_id: 7, warehouse_id: 1, on_hand: 100 },
    { goods_id: 7, warehouse_id: 2, on_hand: 50 },
    { goods_id: 8, warehouse_id: 1, on_hand: 5 },
  ];
  const average = (warehouse_id: number, average_cost: number) => ({
    goods_id: 7,
    warehouse_id,
    average_cost,
    last_cost: null,
    last_on: null,
  });

  it('is the average of its warehouses, by what lies in each', () => {
    const book = openBook(new Map([[7, 50_000]]), held, [average(1, 50_000), average(2, 56_000)]);
    expect(companyAverage(book, 7)).toBe(52_000);
  });

  it('goes by the company where a warehouse has no average of its own, and is nothing where nothing lies', () => {
    const book = openBook(new Map([[7, 40_000]]), held, [average(2, 46_000)]);
    expect(companyAverage(book, 7)).toBe(42_000);
    expect(companyAverage(book, 9)).toBeNull();
  });

  it('is the same everywhere once it is set for all', () => {
    const book = openBook(new Map([[7, 40_000]]), held, [average(1, 50_000), average(2, 46_000)]);
    expect(setEverywhere(book, 7, 45_000)).toBe(40_000);
    expect(companyAverage(book, 7)).toBe(45_000);
  });
});
