import type { RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { GoodsTransferParcel } from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { CANCELED, HANDED_OVER, lockParcels } from '#modules/orders/orders.api.server.ts';
import { reserve } from '#modules/stock/stock.api.server.ts';
import { HERE, piecesOf } from './parcelOrders.server.ts';
import { toStockLines, TRANSFER } from './transfers.server.ts';

/* What becomes of the orders that are parcels of transfers, their transfers follow. */

type OrderChange = RecordChange<Order>;

/** After orders are stored: the parcels that they are follow them, and transfers leave with their last one. */
export async function followParcelOrders(
  context: WarehouseContext,
  changes: readonly OrderChange[],
): Promise<void> {
  const moved = changes.filter(
    ({ old, record }) => old && record && record.transfer_code !== null && isMoved(old, record),
  );
  if (moved.length === 0) return;
  const transfers = await context
    .records('goods_transfer')
    .lock({ code: [...new Set(moved.flatMap(({ record }) => record?.transfer_code ?? []))] });
  for (const transfer of transfers) {
    const own = moved.filter(({ record }) => record?.transfer_code === transfer.code);
    if (transfer.status === 'preparing') await followOrders(context, transfer, own);
    else if (!HERE.includes(transfer.status)) await holdToSent(context, transfer, own);
  }
}

const isMoved = (old: Readonly<Order>, record: Order): boolean =>
  old.status !== record.status ||
  old.delivery_order_id !== record.delivery_order_id ||
  piecesOf(old.lines) !== piecesOf(record.lines);

async function followOrders(
  context: WarehouseContext,
  transfer: GoodsTransfer,
  changes: readonly OrderChange[],
): Promise<void> {
  const parcels = changes.reduce(
    (rows, { record }) => (record ? asOrdered(rows, record) : rows),
    transfer.parcels,
  );
  if (parcels.length === 0)
    for (const change of changes)
      change.refuse('rule.goods_transfer.last_parcel', undefined, { value: transfer.code });
  else if (JSON.stringify(parcels) !== JSON.stringify(transfer.parcels))
    await holdParcels(context, transfer, parcels);
  await leave(context, transfer);
}

/** The rows of parcels once an order holds so much; none of one that is canceled. */
function asOrdered(rows: readonly GoodsTransferParcel[], order: Order): GoodsTransferParcel[] {
  return rows.flatMap((row) => {
    if (row.number !== order.parcel_number) return [row];
    const quantity = order.lines.find(({ goods_id }) => goods_id === row.goods_id)?.quantity ?? 0;
    return order.status === CANCELED || quantity === 0
      ? []
      : [{ ...row, quantity, delivery_order_id: order.delivery_order_id }];
  });
}

/** A transfer asks for what its parcels hold, and keeps back no more. */
async function holdParcels(
  context: WarehouseContext,
  { id, lines }: GoodsTransfer,
  parcels: readonly GoodsTransferParcel[],
): Promise<void> {
  const sums = new Map<number, number>();
  for (const { goods_id, quantity } of parcels) sums.set(goods_id, (sums.get(goods_id) ?? 0) + quantity);
  const [stored] = await context.records('goods_transfer').update([
    {
      id,
      parcels: parcels.map((row) => ({
        id: row.id,
        quantity: row.quantity,
        delivery_order_id: row.delivery_order_id,
      })),
      lines: lines.flatMap((line) => {
        const quantity = sums.get(line.goods_id) ?? 0;
        return quantity > 0 ? [{ id: line.id, quantity }] : [];
      }),
    },
  ]);
  if (stored) await reserve(context, TRANSFER, toStockLines(stored));
}

/** With its last parcel a transfer is on the way. */
async function leave(context: WarehouseContext, { id, code }: GoodsTransfer): Promise<void> {
  const orders = await lockParcels(context, [code]);
  if (orders.length > 0 && orders.every(({ status }) => status >= HANDED_OVER))
    await context.records('goods_transfer').transition('note_sent', [id]);
}

/** What has left is settled by the transfer; a parcel that was not taken after all keeps it here, as long as nobody counts it. */
async function holdToSent(
  context: WarehouseContext,
  { id, status }: GoodsTransfer,
  changes: readonly OrderChange[],
): Promise<void> {
  for (const change of changes)
    if (change.record?.status === CANCELED) change.refuse('rule.order.parcel_of_transfer');
  if (status !== 'sent' || changes.every(({ action }) => action !== 'undo_handover')) return;
  const receipts = await context.records('goods_receipt').find({ transfer_id: id });
  if (receipts.every((receipt) => receipt.status === 'canceled'))
    await context.records('goods_transfer').transition('note_not_sent', [id]);
}
