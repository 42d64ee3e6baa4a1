import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { GoodsReceipt } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { ScanStowActionInput, ScanStowActionResult } from '#generated/warehouse/scan-stow.action.gen.ts';
import { COUNTING, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { withMainCode } from './scanCode.server.ts';
import type { Said } from './scanAnswer.server.ts';
import { takeShelf, toPlace, type Shelf } from './scanCells.server.ts';
import { findWarehouse } from './scanOrders.server.ts';
import { findLast, isCounted } from './scanPieces.server.ts';
import type { PlacedTask, InHand } from './scanTask.ts';
import {
  choosePart,
  emptyHands,
  isPartOf,
  readParts,
  readStamps,
  readStowing,
  stowPart,
  takeDown,
  toDocument,
  type Part,
} from './stowing.server.ts';
import { noteTasks, SHELVING } from './tasks.server.ts';

type Input = Sent<ScanStowActionInput>;

/** States of a receipt whose goods may be put on shelves. */
const TO_STOW: readonly GoodsReceipt['status'][] = ['approved', 'stowing'];

/** What somebody has in hand: a receipt, a shelf, both or neither. */
interface Hands {
  warehouseId: number;
  receipt: GoodsReceipt | null;
  shelf: Shelf | null;
  input: Input;
}

/** A step of stowing (domain B5): a shelf takes the goods that are scanned after it, or goods the shelf that is scanned after them. */
export async function scanStow(context: WarehouseContext, sent: Input): Promise<ScanStowActionResult> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const [held = null] = input.receipt_id
    ? await context.records('goods_receipt').lock({ id: input.receipt_id, warehouse_id: warehouseId })
    : [];
  const receipt = held && TO_STOW.includes(held.status) ? held : null;
  const shelf = await takeShelf(context, warehouseId, input.cell);
  const hands = { warehouseId, receipt, shelf, input };
  if (await isCounted(context, input.operation)) return answer(context, hands, { said: 'scan.again' });
  if (input.command === 'undo') return undo(context, hands);
  if (input.command === 'finish') return finish(context, hands);
  return scan(context, hands);
}

/** Shelf, receipt, or goods, in this order. */
async function scan(context: WarehouseContext, hands: Hands): Promise<ScanStowActionResult> {
  const { warehouseId, input } = hands;
  const code = (input.code ?? '').trim();
  const shelf = await takeShelf(context, warehouseId, code);
  if (shelf && input.piece)
    return stow(context, { ...hands, shelf }, { code: input.piece, quantity: input.pieces, isOnce: true });
  if (shelf) return answer(context, { ...hands, shelf }, { said: 'scan.cell', value: shelf.code });
  const [receipt] = await context
    .records('goods_receipt')
    .lock({ code: code.toUpperCase(), warehouse_id: warehouseId });
  if (receipt) return open(context, hands, receipt);
  const { quantity } = input;
  if (hands.shelf) return stow(context, hands, { code, quantity, isOnce: false });
  const found = await findPart(context, hands, code);
  const pieces = checkQuantity(context, found, quantity);
  return answer(
    context,
    { ...hands, receipt: found.receipt },
    { said: 'scan.shelf_for', value: code, piece: code, pieces },
  );
}

async function open(context: WarehouseContext, hands: Hands, receipt: GoodsReceipt) {
  if (!TO_STOW.includes(receipt.status)) return context.refuse('rule.scan.not_to_stow', 'code');
  return answer(context, { ...hands, receipt }, { said: 'scan.receipt_begun', value: receipt.code });
}

/** Pieces go onto a shelf; the last ones of a receipt end it. A shelf that was scanned after its goods is for those alone. */
async function stow(
  context: WarehouseContext,
  hands: Hands & { shelf: Shelf | null },
  { code, isOnce, ...asked }: { code: string; quantity?: number | null; isOnce: boolean },
): Promise<ScanStowActionResult> {
  const { shelf, input } = hands;
  const found = await findPart(context, hands, code);
  const { receipt, part, stamp } = found;
  if (!shelf) return context.refuse('rule.scan.shelf_closed', 'code', { value: code });
  const quantity = checkQuantity(context, found, asked.quantity);
  const limit = part.wanted - part.done;
  const stamps = stamp ? 0 : ((await readStamps(context, receipt)).get(part.line.goods_id) ?? 0);
  if (!stamp && stamps >= limit) context.refuse('messages.uid_not_scanned', 'code');
  if (receipt.status === 'approved') await context.records('goods_receipt').transition('stow', [receipt.id]);
  await stowPart(context, toDocument(receipt), part, { shelf, quantity });
  if (stamp)
    await stampsOf(context).update([
      {
        id: stamp.id,
        status: ON_SHELF,
        warehouse_id: receipt.warehouse_id,
        cell_code: shelf.code,
        order_code: null,
      },
    ]);
  await noteTasks(context, [
    {
      type: SHELVING,
      sku: part.line.sku,
      quantity,
      warehouse_id: receipt.warehouse_id,
      receipt_tracking_id: receipt.code,
      cell_id: shelf.id,
      uid: stamp?.code ?? null,
      operation: input.operation,
    },
  ]);
  return settle(context, { ...hands, receipt, shelf: isOnce ? null : shelf }, shelf);
}

/** No more pieces than wait for a shelf; a stamp is one. */
function checkQuantity(
  { refuse }: WarehouseContext,
  { part, stamp }: Found,
  asked: number | null | undefined,
): number {
  const quantity = stamp ? 1 : (asked ?? 1);
  const limit = part.wanted - part.done;
  return quantity > limit
    ? refuse('rule.scan.exceeds_received', 'quantity', { value: quantity, limit })
    : quantity;
}

/** Once all of a receipt lies on shelves it is closed. */
async function settle(context: WarehouseContext, hands: Hands, shelf: Shelf): Promise<ScanStowActionResult> {
  const { receipt } = hands;
  const parts = receipt ? await readParts(context, receipt) : [];
  if (!receipt || parts.some(({ wanted, done }) => done < wanted))
    return answer(context, hands, { said: 'scan.stowed', value: shelf.code });
  await context.records('goods_receipt').transition('close', [receipt.id]);
  const said = { said: 'scan.receipt_stowed', value: receipt.code, sound: 'attention' } as const;
  return answer(context, { ...hands, receipt: null }, said);
}

interface Found {
  receipt: GoodsReceipt;
  part: Part;
  stamp: Stamp | null;
}

/** The pieces that a code of goods or a stamp means: of the receipt in hand, else of the one that has waited longest. */
async function findPart(context: WarehouseContext, hands: Hands, code: string): Promise<Found> {
  const { warehouseId, receipt } = hands;
  const [stamp = null] = await stampsOf(context).lock({ code });
  if (stamp?.status === ON_SHELF) context.refuse('messages.special_barcode_scanned', 'code', { value: code });
  if (stamp && stamp.status !== COUNTING) context.refuse('messages.uid_unavailable', 'code', { value: code });
  const wanted = { code, stamp };
  const found =
    (receipt && (await findIn(context, hands, { ...wanted, receipts: [receipt] }))) ??
    (await findIn(context, hands, {
      ...wanted,
      receipts: await findWaiting(context, warehouseId, { code, goods_id: stamp?.goods_id ?? null }),
    }));
  return found ?? context.refuse('rule.scan.nothing_to_stow', 'code', { value: code });
}

/** Pieces that wait for a shelf, of the first of some receipts that has them; those of a stamp of its own receipt. */
async function findIn(
  context: WarehouseContext,
  hands: Hands,
  { receipts, code, stamp }: { receipts: readonly GoodsReceipt[]; code: string; stamp: Stamp | null },
): Promise<Found | null> {
  for (const receipt of receipts) {
    if (stamp?.receipt_code && stamp.receipt_code !== receipt.code) continue;
    const parts = (await readParts(context, receipt)).filter((part) => isPartOf(part, code, stamp));
    const open = parts.filter(({ wanted, done }) => done < wanted);
    if (open.length > 0) return { receipt, part: await choosePart(context, hands.shelf, open), stamp };
  }
  return null;
}

/** Receipts of a warehouse that wait to be stowed and have some of a goods, the oldest first. */
async function findWaiting(
  context: WarehouseContext,
  warehouseId: number,
  { code, goods_id }: { code: string; goods_id: number | null },
): Promise<GoodsReceipt[]> {
  const wanted = code.toUpperCase();
  const rows = await context.db
    .selectFrom('goods_receipt as r')
    .select('r.id')
    .where('r.warehouse_id', '=', warehouseId)
    .where('r.status', 'in', ['approved', 'stowing'])
    .where('r.deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from goods_receipt_line l where l.goods_receipt_id = r.id and l.deleted_at is null and (l.goods_id = ${goods_id}::int8 or upper(l.sku) = ${wanted} or upper(l.barcode) = ${wanted}))`,
    )
    .orderBy('r.id')
    .execute();
  const found = await context.records('goods_receipt').lock({ id: rows.map(({ id }) => id) });
  return found.toSorted((a, b) => a.id - b.id);
}

async function undo(context: WarehouseContext, hands: Hands): Promise<ScanStowActionResult> {
  const { receipt, input } = hands;
  if (input.piece) return answer(context, hands, { said: 'scan.undone', value: input.piece });
  const last = receipt && (await findLast(context, { type: SHELVING, receipt_tracking_id: receipt.code }));
  const goods_id = receipt?.lines.find(({ sku }) => sku === last?.sku)?.goods_id;
  if (!receipt || !last || !goods_id) return context.refuse('rule.scan.nothing_to_undo', 'command');
  const { id, quantity, ...task } = last;
  await takeDown(context, toDocument(receipt), { goods_id, cell_id: last.cell_id, quantity });
  const [stamp] = last.uid === null ? [] : await stampsOf(context).lock({ code: last.uid });
  if (stamp) await stampsOf(context).update([{ id: stamp.id, status: COUNTING, cell_code: null }]);
  await noteTasks(context, [
    {
      ...task,
      quantity: -quantity,
      warehouse_id: receipt.warehouse_id,
      receipt_tracking_id: receipt.code,
      operation: input.operation,
      undoes_id: id,
    },
  ]);
  return answer(context, hands, { said: 'scan.undone', value: task.sku });
}

/** A receipt ends although some of it lies on no shelf, once somebody has said so. */
async function finish(context: WarehouseContext, hands: Hands): Promise<ScanStowActionResult> {
  const { receipt, input } = hands;
  if (!receipt) return context.refuse('messages.invalid_status', 'command');
  const left = (await readParts(context, receipt)).reduce((sum, { wanted, done }) => sum + wanted - done, 0);
  if (left > 0 && !input.sure) context.refuse('rule.scan.pieces_left', 'sure', { value: left });
  const calls = context.records('goods_receipt');
  if (receipt.status === 'approved') await calls.transition('stow', [receipt.id]);
  await calls.transition('close', [receipt.id]);
  const said = { said: 'scan.receipt_stowed', value: receipt.code, sound: 'attention' } as const;
  return answer(context, { ...hands, receipt: null }, said);
}

async function answer(
  context: WarehouseContext,
  { receipt, shelf }: Hands,
  { said, value = null, sound = 'success', piece = null, pieces = 1 }: Said & Partial<InHand>,
): Promise<ScanStowActionResult> {
  const place = shelf && toPlace(shelf);
  const task: PlacedTask | null = receipt
    ? await readStowing(context, receipt, { place, piece, pieces })
    : place && emptyHands(place);
  return { task: task as never, said, value, sound };
}
