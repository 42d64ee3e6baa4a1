import type { RecordChange } from '#contract/module.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { noteArrived } from '#modules/orders/orders.api.server.ts';
import {
  consume,
  pass,
  readOut,
  receive,
  release,
  reserve,
  type Movement,
  type Shortage,
  type StockLine,
} from '#modules/stock/stock.api.server.ts';
import { notifyReceivers } from './notifyTransfers.server.ts';
import { refuseExpiries } from './transferExpiries.server.ts';
import { arriveStamps, sendStamps, settleStamps } from './transferStamps.server.ts';

type TransferChange = RecordChange<GoodsTransfer>;

export const TRANSFER = { type: 'goods_transfer', reason: 'transfer' } as const;

const documentsOf = (changes: readonly TransferChange[]) => ({
  type: TRANSFER.type,
  ids: changes.map(({ id }) => id),
});

/**
 * What is sent is what the lines ask for, and nothing of one that has not left after all; once counted no line comes or goes, and those
 * that say nothing of their own are settled like the rest.
 */
export function completeTransfers(_: WarehouseContext, changes: readonly TransferChange[]): void {
  for (const change of changes) {
    const { action, old, record } = change;
    const isCounted = action === 'update' && old?.status === 'received';
    if (record) record.tracking_numbers = printTracking(record);
    if (isCounted && record && goodsOf(record) !== goodsOf(old))
      change.refuse('rule.goods_transfer.lines_closed', 'lines');
    for (const line of record?.lines ?? []) {
      if (action === 'send' || action === 'note_sent') line.sent_quantity = line.quantity;
      if (action === 'note_not_sent') line.sent_quantity = null;
      if (action === 'settle' && line.sent_quantity !== line.received_quantity)
        line.difference_to ??= record?.settled_as ?? null;
    }
  }
}

/** Those of its parcels, each once. */
const printTracking = ({ parcels }: Readonly<GoodsTransfer>): string | null =>
  [...new Set(parcels.flatMap(({ delivery_order_id }) => delivery_order_id ?? []))].join(' ') || null;

const goodsOf = ({ lines }: Readonly<GoodsTransfer>): string =>
  lines
    .map(({ goods_id }) => goods_id)
    .toSorted((a, b) => a - b)
    .join(' ');

/** What a transfer asks of its origin. */
export const toStockLines = ({ id, code, from_warehouse_id, lines }: GoodsTransfer): StockLine[] =>
  lines.map(({ goods_id, quantity }) => ({
    document_id: id,
    document_code: code,
    warehouse_id: from_warehouse_id,
    goods_id,
    quantity,
  }));

/** Keeps back at the origin what each asks for; one that is short is refused at its line. */
export async function reserveTransfers(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const lines = changes.flatMap(({ record }) => (record ? toStockLines(record) : []));
  for (const shortage of await reserve(context, TRANSFER, lines)) {
    const change = changes.find(({ id }) => id === shortage.document_id);
    if (change?.record) refuseShort(change, change.record, shortage);
  }
  await refuseExpiries(context, changes);
}

function refuseShort(change: TransferChange, { lines }: GoodsTransfer, shortage: Shortage): void {
  const index = lines.findIndex(({ goods_id }) => goods_id === shortage.goods_id);
  const line = lines[index];
  const wanted = line?.quantity ?? 0;
  const params = { label: line?.name ?? '', value: wanted, limit: wanted - shortage.quantity };
  change.refuse('messages.not_enough_stock', `lines.${index}.quantity`, params);
}

/** Others may have what it held. */
export const releaseTransfers = (
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> => release(context, documentsOf(changes), 'document_canceled');

/** What the lines ask for leaves the origin and is on the way. */
export async function sendTransfers(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  await reserveTransfers(context, changes);
  await sendStamps(context, changes);
  const wanted = changes.flatMap(({ id, record }) =>
    (record?.lines ?? []).map(({ goods_id, expired_date }) => ({ document_id: id, goods_id, expired_date })),
  );
  await consume(context, documentsOf(changes), { reason: 'transfer', other: 'transit' }, wanted);
  await notifyReceivers(context, changes);
}

/** A parcel was not taken after all: what was on the way lies at the origin again, and is kept back there. */
export async function unsendTransfers(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const cause = { reason: 'transfer', other: 'transit', document_type: TRANSFER.type } as const;
  await receive(context, cause, await readOut(context, documentsOf(changes)));
  await reserveTransfers(context, changes);
}

/** Opens the receipts by which transfers are counted where they arrive, with lots and expiries as they left. */
export async function receiveTransfers(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const out = await readOut(context, documentsOf(changes));
  const receipts = context.records('goods_receipt');
  for (const change of changes) {
    const { old } = change;
    if (!old) continue;
    const taken = await receipts.find({ transfer_id: old.id, status: [...RECEIVING] });
    if (taken.length > 0) change.refuse('rule.goods_receipt.transfer_taken');
    else
      await openReceipt(
        context,
        old,
        out.filter(({ document_id }) => document_id === old.id),
      );
  }
}

/** States of a receipt that is not canceled. */
const RECEIVING = ['draft', 'receiving', 'counted', 'approved', 'stowing', 'closed'] as const;

async function openReceipt(
  { records }: WarehouseContext,
  transfer: Readonly<GoodsTransfer>,
  out: readonly Movement[],
): Promise<void> {
  const [receipt] = await records('goods_receipt').create([
    {
      kind: 'transfer',
      transfer_id: transfer.id,
      warehouse_id: transfer.to_warehouse_id,
      expected_at: transfer.expected_at,
      lines: transfer.lines.flatMap(({ goods_id, sent_quantity }) =>
        linesOf(goods_id, sent_quantity ?? 0, out),
      ),
    },
  ]);
  if (receipt) await records('goods_receipt').transition('send', [receipt.id]);
}

/** So many pieces of a goods, with the lots and expiries that the ledger knows of. */
function linesOf(goodsId: number, sent: number, out: readonly Movement[]) {
  const known = out.filter(({ goods_id }) => goods_id === goodsId);
  const rest = sent - known.reduce((sum, { quantity }) => sum + quantity, 0);
  return [...known, { lot: null, expired_date: null, quantity: rest }]
    .filter(({ quantity }) => quantity > 0)
    .map(({ lot = null, expired_date = null, quantity }) => ({
      goods_id: goodsId,
      expected_quantity: quantity,
      lot,
      expired_date,
    }));
}

/** What was counted of transfers is noted with them; what has come in full is closed. */
export async function noteReceived(
  context: WarehouseContext,
  counted: readonly GoodsReceipt[],
): Promise<void> {
  const { records, now } = context;
  const receipts = new Map(counted.flatMap((one) => (one.transfer_id ? [[one.transfer_id, one]] : [])));
  if (receipts.size === 0) return;
  const transfers = await records('goods_transfer').lock({ id: [...receipts.keys()] });
  await records('goods_transfer').update(
    transfers.map(({ id, lines }) => ({
      id,
      received_at: now.toISOString(),
      lines: lines.map((line) => ({
        id: line.id,
        received_quantity: receivedOf(line.goods_id, receipts.get(id)),
      })),
    })),
  );
  await records('goods_transfer').transition(
    'note_received',
    transfers.map(({ id }) => id),
  );
  for (const transfer of transfers) {
    const receipt = receipts.get(transfer.id);
    if (receipt) await arriveStamps(context, transfer, receipt);
  }
  await notifyDifferences(context, transfers, receipts);
  const parted = transfers.filter(({ parcel_count }) => parcel_count !== null);
  if (parted.length > 0)
    await noteArrived(
      context,
      parted.map(({ code }) => code),
    );
}

/** Whoever sends goods hears of a transfer of which not all has come. */
async function notifyDifferences(
  { notify, actor }: WarehouseContext,
  transfers: readonly GoodsTransfer[],
  receipts: ReadonlyMap<number, GoodsReceipt>,
): Promise<void> {
  for (const { id, code } of transfers) {
    const { received_quantity: received, expected_quantity: sent, difference } = receipts.get(id) ?? {};
    if (!difference) continue;
    await notify('transfer_differs', {
      id,
      params: { code, received: received ?? 0, sent: sent ?? 0 },
      about: { entity: 'goods_transfer', ids: [id] },
      but: actor.accountId,
    });
  }
}

const receivedOf = (goodsId: number, receipt: GoodsReceipt | undefined): number =>
  (receipt?.lines ?? [])
    .filter(({ goods_id }) => goods_id === goodsId)
    .reduce((sum, { received_quantity }) => sum + (received_quantity ?? 0), 0);

/** What did not come lies at the destination after all, at the origin, or is lost. */
export async function settleTransfers(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const receipts = await context.records('goods_receipt').find({
    transfer_id: changes.map(({ id }) => id),
    status: [...RECEIVING],
  });
  for (const as of ['destination', 'origin', 'lost'] as const) {
    const missing = changes.flatMap(({ record }) => (record ? missingOf(record, receipts, as) : []));
    if (missing.length > 0) await book(context, as, missing);
  }
  await settleStamps(context, changes);
}

type Settled = NonNullable<GoodsTransfer['settled_as']>;

/** What did not come of the lines that are settled in one way. */
function missingOf(transfer: GoodsTransfer, receipts: readonly GoodsReceipt[], as: Settled): Movement[] {
  const warehouse_id = as === 'origin' ? transfer.from_warehouse_id : transfer.to_warehouse_id;
  const goods = transfer.lines.flatMap(({ difference_to, goods_id }) =>
    (difference_to ?? transfer.settled_as) === as ? [goods_id] : [],
  );
  const lines = receipts.find(({ transfer_id }) => transfer_id === transfer.id)?.lines ?? [];
  const own = lines.filter(({ goods_id }) => goods.includes(goods_id));
  return own.flatMap(({ goods_id, lot, expired_date, expected_quantity, received_quantity }) => {
    const quantity = (expected_quantity ?? 0) - (received_quantity ?? 0);
    const document = { document_id: transfer.id, document_code: transfer.code };
    return quantity > 0 ? [{ goods_id, warehouse_id, lot, expired_date, quantity, ...document }] : [];
  });
}

async function book(context: WarehouseContext, as: Settled, missing: readonly Movement[]): Promise<void> {
  const from = { other: 'transit', document_type: TRANSFER.type } as const;
  if (as === 'lost') await pass(context, { ...from, reason: 'lost', to_place: 'scrap' }, missing);
  else await receive(context, { ...from, reason: 'transfer' }, missing);
}
