import type { RecordChange } from '#contract/module.ts';
import type { GoodsReceiptLine } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { DAMAGED, pass, receive, type Movement } from '#modules/stock/stock.api.server.ts';
import { costReceipts } from './costs.server.ts';
import { resumeSearches } from './findGoods.server.ts';
import { fillLastCosts, refuseLateChanges } from './lateCosts.server.ts';
import { noteReceived } from './transfers.server.ts';

type ReceiptChange = RecordChange<GoodsReceipt>;

/** Codes of `receipt_detail_status`. */
const UNCHECKED = 0;
const CHECKING = 1;
const CHECKED = 2;

const RECEIPT = { document_type: 'goods_receipt' } as const;

/** Where goods of a kind of receipt come from. */
const ORIGINS = {
  purchase: 'supplier',
  transfer: 'transit',
  return: 'customer',
  production: 'production',
  other: 'adjust',
} as const;

/** What each line has come to, before it is stored; a count that leaves something open is refused at the line. */
export async function completeReceipts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  await fillLastCosts(context, changes);
  for (const change of changes) {
    const { action, record } = change;
    if (!record) continue;
    refuseLateChanges(change);
    if (action === 'count' || action === 'confirm') refuseUnexplained(change, record);
    for (const line of record.lines) line.status = statusOf(line, record.status);
  }
}

function statusOf({ received_quantity }: GoodsReceiptLine, status: GoodsReceipt['status']) {
  if (received_quantity === null) return UNCHECKED;
  return status === 'draft' || status === 'receiving' ? CHECKING : CHECKED;
}

function refuseUnexplained(change: ReceiptChange, { kind, lines }: GoodsReceipt): void {
  const over = lines.findIndex((line) => (line.received_quantity ?? 0) > (line.expected_quantity ?? 0));
  // No more can arrive of a transfer than was sent, whatever suppliers may send too much.
  if (kind === 'transfer' && over >= 0)
    change.refuse('rule.goods_receipt_line.over_receipt', `lines.${over}.received_quantity`, {
      value: lines[over]?.received_quantity,
    });
  const index = lines.findIndex(
    ({ received_quantity, expected_quantity, variance_reason }) =>
      received_quantity !== expected_quantity && !variance_reason,
  );
  if (index >= 0) change.refuse('messages.no_reason', `lines.${index}.variance_reason`);
}

/** So many pieces of a line of a receipt. */
interface Pieces {
  receipt: GoodsReceipt;
  line: GoodsReceiptLine;
  quantity: number;
}

const toMovement = ({ receipt, line, quantity }: Pieces) => ({
  goods_id: line.goods_id,
  warehouse_id: receipt.warehouse_id,
  lot: line.lot,
  expired_date: line.expired_date,
  quantity,
  document_id: receipt.id,
  document_code: receipt.code,
});

const receiptsOf = (changes: readonly ReceiptChange[]): GoodsReceipt[] =>
  changes.flatMap(({ record }) => record ?? []);

/** What was counted of each line, where something was. */
const countedIn = (receipts: readonly GoodsReceipt[]): Pieces[] =>
  receipts.flatMap((receipt) =>
    receipt.lines.flatMap((line) => {
      const quantity = line.received_quantity ?? 0;
      return quantity > 0 ? [{ receipt, line, quantity }] : [];
    }),
  );

/** Receipts by where their goods come from. */
function groupByOrigin(changes: readonly ReceiptChange[]) {
  const receipts = receiptsOf(changes);
  return Object.entries(ORIGINS).flatMap(([kind, origin]) => {
    const pieces = countedIn(receipts.filter((receipt) => receipt.kind === kind));
    return pieces.length > 0 ? [{ origin, pieces }] : [];
  });
}

/** What was counted waits to be stowed; a transfer knows what has come of it. */
export async function countReceipts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  for (const { origin, pieces } of groupByOrigin(changes)) {
    const cause = { ...RECEIPT, reason: 'receipt', other: origin, to_place: 'staging' } as const;
    await pass(context, cause, pieces.map(toMovement));
  }
  await noteReceived(context, receiptsOf(changes));
}

/** It goes back to where it came from, to be counted again. */
export async function recountReceipts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  for (const { origin, pieces } of groupByOrigin(changes)) {
    const cause = { ...RECEIPT, reason: 'receipt', other: 'staging', to_place: origin } as const;
    await pass(context, cause, pieces.map(toMovement));
  }
}

/** What was counted lies in the warehouse, and what is whole may be sold. */
export async function stowReceipts(
  context: WarehouseContext,
  changes: readonly ReceiptChange[],
): Promise<void> {
  await costReceipts(context, receiptsOf(changes));
  const arrivals = countedIn(receiptsOf(changes)).flatMap(({ receipt, line, quantity }): Movement[] => {
    const damaged = line.damaged_quantity ?? 0;
    return [
      toMovement({ receipt, line, quantity: quantity - damaged }),
      { ...toMovement({ receipt, line, quantity: damaged }), quality: DAMAGED },
    ];
  });
  await receive(
    context,
    { ...RECEIPT, reason: 'stow', other: 'staging' },
    arrivals.filter(({ quantity }) => quantity > 0),
  );
  await resumeSearches(
    context,
    arrivals.filter(({ quality }) => quality !== DAMAGED),
  );
}
