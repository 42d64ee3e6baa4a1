import type { RecordChange, Sent } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { ScanTransferStampsActionInput } from '#generated/warehouse/scan-transfer-stamps.action.gen.ts';
import { COUNTING, EXPORTED, ON_SHELF, RECALLED, stampsOf } from '#modules/goods/goods.api.server.ts';
import { lockParcels } from '#modules/orders/orders.api.server.ts';
import { readStamped } from './scanOrders.server.ts';

/*
 * Pieces with a stamp of their own go by it (domain B5): its stamp leaves with the transfer (3 → 5) and arrives with its receipt (5 → 2),
 * or is settled like the piece. Of parcels that a carrier takes the stamps are scanned as of other orders.
 */

type TransferChange = RecordChange<GoodsTransfer>;
type TransferLine = GoodsTransfer['lines'][number];

/** Notes stamps with the lines of their goods. */
export async function scanTransferStamps(
  context: WarehouseContext,
  changes: readonly TransferChange[],
  { codes, instead }: Sent<ScanTransferStampsActionInput>,
): Promise<void> {
  const stamps = await stampsOf(context).lock({ code: [...codes] });
  for (const change of changes) {
    const { old } = change;
    if (!old) continue;
    const lines = old.lines.map((line) => ({
      ...line,
      stamp_codes: instead ? [] : [...(line.stamp_codes ?? [])],
    }));
    for (const code of codes) {
      const stamp = stamps.find((one) => one.code === code);
      if (!stamp) change.refuse('messages.wrong_uid', 'codes', { value: code });
      else putOn(change, lines, stamp);
    }
    await context.records('goods_transfer').update([
      {
        id: old.id,
        lines: lines.map(({ id, stamp_codes }) => ({
          id,
          stamp_codes: stamp_codes.length > 0 ? stamp_codes : null,
        })),
      },
    ]);
  }
}

function putOn(
  change: TransferChange,
  lines: readonly (TransferLine & { stamp_codes: string[] })[],
  stamp: Stamp,
): void {
  const value = stamp.code;
  const line = lines.find(({ goods_id }) => goods_id === stamp.goods_id);
  if (!line) return change.refuse('messages.goods_not_in_export_list', 'codes', { value });
  if (stamp.status !== ON_SHELF || stamp.warehouse_id !== change.old?.from_warehouse_id)
    return change.refuse('messages.uid_unavailable', 'codes', { value });
  const limit = line.expired_date;
  if (limit !== null && stamp.expired_date !== null && stamp.expired_date !== limit)
    return change.refuse('messages.wrong_expiry', 'codes', { value: stamp.expired_date, limit });
  if (line.stamp_codes.includes(value)) return;
  if (line.stamp_codes.length === line.quantity)
    return change.refuse('messages.scan_exceeds_export', 'codes', {
      value: line.quantity + 1,
      limit: line.quantity,
    });
  line.stamp_codes.push(value);
}

/** What is sent without a carrier's parcels leaves by its stamps: each piece of stamped goods has one that is still here. */
export async function sendStamps(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  for (const change of changes) {
    const { action, record } = change;
    if (!record || action !== 'send') continue;
    const { lines, code, from_warehouse_id } = record;
    const goods = lines.map(({ goods_id }) => goods_id);
    const stamped = await readStamped(context, from_warehouse_id, goods);
    const codes = lines.flatMap(({ stamp_codes }) => stamp_codes ?? []);
    const stamps = codes.length > 0 ? await stampsOf(context).lock({ code: codes }) : [];
    for (const [index, { goods_id, quantity, stamp_codes }] of lines.entries()) {
      const own = stamp_codes ?? [];
      const path = `lines.${index}.stamp_codes`;
      if (stamped.has(goods_id) && own.length !== quantity) change.refuse('messages.uid_not_scanned', path);
      for (const value of own) {
        const stamp = stamps.find((one) => one.code === value);
        if (stamp?.status !== ON_SHELF || stamp.warehouse_id !== from_warehouse_id)
          change.refuse('messages.uid_unavailable', path, { value });
      }
    }
    await stampsOf(context).update(
      stamps.map(({ id }) => ({ id, status: EXPORTED, order_code: code, cell_code: null })),
    );
  }
}

/** Stamps that are on the way with a transfer, by itself or in its parcels. */
export async function lockTravelling(
  context: WarehouseContext,
  { code }: Pick<GoodsTransfer, 'code'>,
): Promise<Stamp[]> {
  const parcels = await lockParcels(context, [code]);
  return stampsOf(context).lock({
    order_code: [code, ...parcels.map(({ customer_order_id }) => customer_order_id)],
    status: EXPORTED,
  });
}

/** Of goods that have all come, nobody needs to scan each stamp: they have come as well. */
export async function arriveStamps(
  context: WarehouseContext,
  transfer: GoodsTransfer,
  { code, warehouse_id, lines }: GoodsReceipt,
): Promise<void> {
  const stamps = await lockTravelling(context, transfer);
  const isShort = (goods: number | null): boolean =>
    lines.some(
      ({ goods_id, expected_quantity, received_quantity }) =>
        goods_id === goods && (received_quantity ?? 0) < (expected_quantity ?? 0),
    );
  const come = stamps.filter(({ goods_id }) => !isShort(goods_id));
  if (come.length > 0)
    await stampsOf(context).update(
      come.map(({ id }) => ({ id, status: COUNTING, warehouse_id, receipt_code: code })),
    );
}

/** Pieces of receipts that are closed and lie on no shelf that anybody scanned are there to be sold all the same. */
export async function shelveStamps(
  context: WarehouseContext,
  changes: readonly RecordChange<GoodsReceipt>[],
): Promise<void> {
  const codes = changes.flatMap(({ action, record }) =>
    record?.status === 'closed' && (action === 'confirm' || action === 'close') ? [record.code] : [],
  );
  if (codes.length === 0) return;
  const stamps = await stampsOf(context).lock({ receipt_code: codes, status: COUNTING });
  if (stamps.length > 0)
    await stampsOf(context).update(stamps.map(({ id }) => ({ id, status: ON_SHELF, order_code: null })));
}

/** What did not come is at one end after all, or gone for good: its stamps say so. */
export async function settleStamps(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  for (const { record } of changes) {
    const stamps = record ? await lockTravelling(context, record) : [];
    if (!record || stamps.length === 0) continue;
    await stampsOf(context).update(
      stamps.map(({ id, goods_id }) => {
        const line = record.lines.find((one) => one.goods_id === goods_id);
        const as = line?.difference_to ?? record.settled_as;
        if (as === 'lost') return { id, status: RECALLED };
        const warehouse_id = as === 'origin' ? record.from_warehouse_id : record.to_warehouse_id;
        return { id, status: ON_SHELF, warehouse_id, order_code: null };
      }),
    );
  }
}
