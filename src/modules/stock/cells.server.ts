import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { Cell } from '#generated/stock/cell.entity.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Before they are stored: a shelf that goods lie on stays in use, in its warehouse. */
export async function checkCells(
  { db }: StockContext,
  changes: readonly RecordChange<Cell>[],
): Promise<void> {
  const left = changes.filter(({ old, record }) => old && record && leaves(old, record));
  if (left.length === 0) return;
  const lying = await db
    .selectFrom('stock_balance')
    .select('cell_id')
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('cell_id', '=', anyOf(left.map(({ id }) => id)))
    .where('quantity', '>', 0)
    .groupBy('cell_id')
    .execute();
  for (const { cell_id, quantity } of lying) {
    const change = left.find(({ id }) => id === cell_id);
    const field = change?.record?.active === false ? 'active' : 'warehouse_id';
    change?.refuse('rule.cell.not_empty', field, { value: quantity });
  }
}

const leaves = (old: Readonly<Cell>, record: Cell): boolean =>
  (old.active && !record.active) || old.warehouse_id !== record.warehouse_id;
