import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { Warehouse } from '#generated/system/warehouse.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Before they are stored: a warehouse that goods lie in, or are on their way to, stays in use. */
export async function closeWarehouses(
  context: WarehouseContext,
  changes: readonly RecordChange<Warehouse>[],
): Promise<void> {
  const closed = changes.filter(({ old, record }) => old?.active && record?.active === false);
  if (closed.length === 0) return;
  const ids = closed.map(({ id }) => id);
  const [lying, coming] = [await countLying(context, ids), await countComing(context, ids)];
  for (const change of closed) {
    const label = change.record?.code_name ?? '';
    const [there = 0, underWay = 0] = [lying.get(change.id), coming.get(change.id)];
    if (there > 0) change.refuse('rule.warehouse.not_empty', 'active', { label, value: there });
    else if (underWay > 0) change.refuse('rule.warehouse.goods_coming', 'active', { label, value: underWay });
  }
}

async function countLying({ db }: WarehouseContext, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('stock_level')
    .select('warehouse_id')
    .select(sql<number>`sum(on_hand)::int8`.as('quantity'))
    .where('warehouse_id', '=', anyOf(ids))
    .groupBy('warehouse_id')
    .execute();
  return new Map(rows.map(({ warehouse_id, quantity }) => [warehouse_id, quantity]));
}

/** Pieces of transfers that have left for them, and of receipts that are not put away yet; those of a transfer once. */
async function countComing(
  { records }: WarehouseContext,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const transfers = await records('goods_transfer').find({ to_warehouse_id: [...ids], status: 'sent' });
  const receipts = await records('goods_receipt').find({
    warehouse_id: [...ids],
    status: ['receiving', 'counted', 'approved'],
  });
  const pieces = new Map<number, number>();
  const add = (id: number, quantity: number): void => {
    pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  };
  for (const { to_warehouse_id, quantity } of transfers) add(to_warehouse_id, quantity ?? 0);
  for (const { warehouse_id, kind, status, expected_quantity } of receipts)
    if (kind !== 'transfer' || status !== 'receiving') add(warehouse_id, expected_quantity ?? 0);
  return pieces;
}
