import type { RecordChange } from '#contract/module.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { StockTake } from '#generated/warehouse/stock-take.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** The shops whose stock lies in some warehouses. */
async function readShops({ db }: WarehouseContext, warehouses: readonly number[]) {
  const rows = await db
    .selectFrom('pos')
    .select(['id', 'warehouse_id'])
    .where('warehouse_id', '=', anyOf(warehouses))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, warehouse_id }) => [warehouse_id, id]));
}

/** Who has the code of shops and none of the others works for his own shops only; what a module does by its right is its own matter. */
const isBound = ({ user }: WarehouseContext, shops: string, others: readonly string[]): boolean =>
  user.permissions.includes(shops) && others.every((code) => !user.permissions.includes(code));

/** Before they are stored: a transfer knows the shops at its ends; whoever works in a shop sends from there. */
export async function nameShopsOfTransfers(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsTransfer>[],
): Promise<void> {
  const typed = changes.filter(
    ({ action }) => action === 'create' || action === 'update' || action === 'import',
  );
  if (typed.length === 0) return;
  const shops = await readShops(
    context,
    typed.flatMap(({ record }) => (record ? [record.from_warehouse_id, record.to_warehouse_id] : [])),
  );
  for (const change of typed) {
    const { record } = change;
    if (!record) continue;
    record.from_pos_id = shops.get(record.from_warehouse_id) ?? null;
    record.to_pos_id = shops.get(record.to_warehouse_id) ?? null;
    const isOwn = record.from_pos_id !== null && context.user.pos.includes(record.from_pos_id);
    // What is on its way changes by what is counted where it arrives.
    const isTyped = change.old === null || change.old.status === 'draft';
    if (isTyped && !isOwn && isBound(context, 'pos_goods_transfer', ['goods_transfer']))
      change.refuse('rule.goods_transfer.not_own_end', 'from_warehouse_id');
  }
}

/** Before they are stored: a receipt knows the shop that it comes into; whoever works in a shop receives there. */
export async function nameShopsOfReceipts(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReceipt>[],
): Promise<void> {
  const typed = changes.filter(
    ({ action }) => action === 'create' || action === 'update' || action === 'import',
  );
  if (typed.length === 0) return;
  const shops = await readShops(
    context,
    typed.flatMap(({ record }) => record?.warehouse_id ?? []),
  );
  for (const change of typed) {
    const { record } = change;
    if (!record) continue;
    record.pos_id = shops.get(record.warehouse_id) ?? null;
    const isOwn = record.pos_id !== null && context.user.pos.includes(record.pos_id);
    if (!isOwn && isBound(context, 'pos_goods_receipt_create', ['goods_receipt_create', 'goods_transfer']))
      change.refuse('rule.goods_receipt.not_own_shop', 'warehouse_id');
  }
}

/** Before they are stored: a return knows the shop that takes it back. */
export async function nameShopsOfReturns(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReturn>[],
): Promise<void> {
  const typed = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (typed.length === 0) return;
  const shops = await readShops(
    context,
    typed.flatMap(({ record }) => record?.warehouse_id ?? []),
  );
  for (const { record } of typed) if (record) record.pos_id = shops.get(record.warehouse_id) ?? null;
}

/** Before they are stored: a stock take knows the shop whose goods it counts; whoever works in a shop counts there. */
export async function nameShopsOfTakes(
  context: WarehouseContext,
  changes: readonly RecordChange<StockTake>[],
): Promise<void> {
  const typed = changes.filter(({ action }) => action === 'create' || action === 'update');
  if (typed.length === 0) return;
  const shops = await readShops(
    context,
    typed.flatMap(({ record }) => record?.warehouse_id ?? []),
  );
  for (const change of typed) {
    const { record } = change;
    if (!record) continue;
    record.pos_id = shops.get(record.warehouse_id) ?? null;
    const isOwn = record.pos_id !== null && context.user.pos.includes(record.pos_id);
    if (!isOwn && isBound(context, 'pos_goods_manager', ['goods_manager']))
      change.refuse('rule.stock_take.not_own_shop', 'warehouse_id');
  }
}
