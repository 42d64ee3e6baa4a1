import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  DisplayFiguresActionInput,
  DisplayFiguresActionResult,
} from '#generated/warehouse/display-figures.action.gen.ts';
import type {
  TransferFiguresActionInput,
  TransferFiguresActionResult,
} from '#generated/warehouse/transfer-figures.action.gen.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Days of which what was sold says how long stock lasts. */
const DAYS = 30;

/** What may go, and how badly it is wanted where it goes. */
export async function listTransferFigures(
  context: WarehouseContext,
  { ids, warehouse_id, to_warehouse_id }: Sent<TransferFiguresActionInput>,
): Promise<TransferFiguresActionResult> {
  const free = await readFree(context, warehouse_id, ids);
  const there = await readFree(context, to_warehouse_id, ids);
  const sold = await readSold(context, to_warehouse_id, ids);
  return {
    rows: ids.map((id) => {
      const [left, gone] = [there.get(id) ?? 0, sold.get(id) ?? 0];
      const days = gone > 0 ? { days: Math.floor((Math.max(0, left) * DAYS) / gone) } : {};
      return { id, available: free.get(id) ?? 0, there: left, ...days };
    }),
  };
}

/** The same for the shelves of a shop; one without a warehouse of its own has nothing there. */
export async function listDisplayFigures(
  context: WarehouseContext,
  { ids, warehouse_id, pos_id }: Sent<DisplayFiguresActionInput>,
): Promise<DisplayFiguresActionResult> {
  const [shop] = await context.records('pos').find({ id: pos_id });
  const to_warehouse_id = shop?.warehouse_id ?? null;
  if (to_warehouse_id !== null) return listTransferFigures(context, { ids, warehouse_id, to_warehouse_id });
  const free = await readFree(context, warehouse_id, ids);
  return { rows: ids.map((id) => ({ id, available: free.get(id) ?? 0, there: 0 })) };
}

/** Pieces of articles that a warehouse has sold. */
async function readSold(
  { db, now }: WarehouseContext,
  warehouseId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  const rows = await db
    .selectFrom('stock_move')
    .select(['goods_id', sql<number>`sum(quantity)::int8`.as('quantity')])
    .where('goods_id', '=', anyOf(ids))
    .where('created_at', '>=', since)
    .where('from_warehouse_id', '=', warehouseId)
    .where('reason', '=', 'sale')
    .groupBy('goods_id')
    .execute();
  return new Map(rows.map(({ goods_id, quantity }) => [goods_id, quantity]));
}
