import type { Sent } from '#contract/module.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanRestockActionInput,
  ScanRestockActionResult,
} from '#generated/warehouse/scan-restock.action.gen.ts';
import { ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { withMainCode } from './scanCode.server.ts';
import {
  freeBaskets,
  holdReturn,
  readRestocking,
  readReturnBaskets,
  readReturnParts,
  readReturnStamps,
  takeReturnBasket,
  toReturnDocument,
} from './restocking.server.ts';
import { noteBasket, takeStampDown } from './returnLines.server.ts';
import { checkQuantity, findPart, findReturn } from './returnPieces.server.ts';
import type { Said } from './scanAnswer.server.ts';
import { findBasket } from './scanBaskets.server.ts';
import { takeShelf, toPlace, type Shelf } from './scanCells.server.ts';
import { findWarehouse } from './scanOrders.server.ts';
import { findLast, isCounted } from './scanPieces.server.ts';
import type { InHand, ScanPlace } from './scanTask.ts';
import { emptyHands, stowPart, takeDown } from './stowing.server.ts';
import { noteTasks, RETURN_IMPORT, RETURN_SHELVING } from './tasks.server.ts';

type Input = Sent<ScanRestockActionInput>;
type Result = ScanRestockActionResult;

/** States of a return whose goods may be put on shelves. */
const TO_RESTOCK: readonly GoodsReturn['status'][] = ['inspected', 'restocking'];

/** What somebody has in hand; a place is a basket or a shelf. */
interface Hands {
  warehouseId: number;
  record: GoodsReturn | null;
  place: ScanPlace | null;
  input: Input;
}

type Held = Hands & { record: GoodsReturn };

/** A step of restocking (domain B7): each article of a return goes into a basket first, then piece by piece onto its shelf. */
export async function scanRestock(context: WarehouseContext, sent: Input): Promise<Result> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const own = { id: input.return_id ?? 0, warehouse_id: warehouseId };
  const [found = null] = await context.records('goods_return').lock(own);
  const record = found && TO_RESTOCK.includes(found.status) ? found : null;
  const hands = { warehouseId, record, place: await readPlace(context, warehouseId, input), input };
  if (await isCounted(context, input.operation)) return answer(context, hands, { said: 'scan.again' });
  if (found && !record) return context.refuse('messages.invalid_status', 'return_id');
  if (!record) return begin(context, hands);
  if (input.command === 'take_over') return open(context, hands, record);
  checkHolder(context, record);
  const held = { ...hands, record };
  if (input.command === 'undo') return undo(context, held);
  if (input.command === 'finish') return finish(context, held);
  return scan(context, held);
}

async function readPlace(
  context: WarehouseContext,
  warehouseId: number,
  { cell, basket }: Pick<Input, 'cell' | 'basket'>,
): Promise<ScanPlace | null> {
  const shelf = await takeShelf(context, warehouseId, cell);
  if (shelf) return toPlace(shelf);
  const found = basket ? await findBasket(context, warehouseId, basket.toUpperCase()) : null;
  return found && toBasket(found);
}

const toBasket = ({ code }: Basket): ScanPlace => ({ kind: 'basket', code, isDamaged: false });

/** Nothing is in hand yet: a shelf or basket waits for its return, everything else must name one. */
async function begin(context: WarehouseContext, hands: Hands): Promise<Result> {
  const code = (hands.input.code ?? '').trim();
  const record = await findReturn(context, hands.warehouseId, code);
  if (record) return open(context, hands, record);
  const shelf = await takeShelf(context, hands.warehouseId, code);
  if (!shelf) return context.refuse('rule.scan.return_not_found', 'code', { value: code });
  return answer(context, { ...hands, place: toPlace(shelf) }, { said: 'scan.cell', value: shelf.code });
}

/** One restock at a time: whoever has begun another return ends that first. */
async function open(context: WarehouseContext, hands: Hands, record: GoodsReturn): Promise<Result> {
  const { records, actor, refuse } = context;
  const value = { value: record.code };
  if (record.status === 'received') return refuse('rule.scan.return_not_inspected', 'code', value);
  if (!TO_RESTOCK.includes(record.status)) return refuse('messages.invalid_status', 'code');
  const [begun] = (
    await records('goods_return').find({ status: 'restocking', restocked_by: actor.accountId })
  ).filter(({ id }) => id !== record.id);
  if (begun) return refuse('messages.return_restock_in_progress', 'code', { value: begun.code });
  const own = await take(context, record, hands.input.command === 'take_over');
  return answer(context, { ...hands, record: own }, { said: 'scan.restock_begun', value: own.code });
}

function checkHolder({ actor, refuse }: WarehouseContext, { restocked_by, code }: GoodsReturn): void {
  if (restocked_by !== null && restocked_by !== actor.accountId)
    refuse('rule.scan.held', 'code', { value: code });
}

/** Who takes a return over from somebody must be allowed to. */
async function take(context: WarehouseContext, record: GoodsReturn, isTaken: boolean): Promise<GoodsReturn> {
  const { records, actor, user, refuse } = context;
  if (!isTaken) checkHolder(context, record);
  if (record.restocked_by === null || record.restocked_by === actor.accountId) return record;
  if (!user.permissions.includes('order_cancel_and_change')) return refuse('messages.feature_denied', 'code');
  const [taken = record] = await records('goods_return').update([
    { id: record.id, restocked_by: actor.accountId },
  ]);
  return taken;
}

/** Basket, shelf, another return, or goods, in this order (domain, "Scanner-first UX"). */
async function scan(context: WarehouseContext, hands: Held): Promise<Result> {
  const { warehouseId, record, place, input } = hands;
  const code = (input.code ?? '').trim();
  const held = { code: input.piece ?? '', quantity: input.pieces, isOnce: true };
  const basket = await findBasket(context, warehouseId, code.toUpperCase());
  if (basket) {
    await takeReturnBasket(context, basket, { code: record.code, part: null });
    if (input.piece) return fill(context, { ...hands, place: toBasket(basket) }, held);
    return answer(
      context,
      { ...hands, place: toBasket(basket) },
      { said: 'scan.basket_taken', value: basket.code },
    );
  }
  const shelf = await takeShelf(context, warehouseId, code);
  if (shelf && input.piece) return shelve(context, { ...hands, place: toPlace(shelf) }, held);
  if (shelf)
    return answer(context, { ...hands, place: toPlace(shelf) }, { said: 'scan.cell', value: shelf.code });
  const other = await findReturn(context, warehouseId, code);
  if (other) return open(context, hands, other);
  const given = { code, quantity: input.quantity, isOnce: false };
  if (place?.kind === 'basket') return fill(context, hands, given);
  if (place) return shelve(context, hands, given);
  const found = await findPart(context, hands, { code, shelf: null });
  const pieces = checkQuantity(context, found, input.quantity);
  return answer(context, hands, { said: 'scan.place_for', value: code, piece: code, pieces });
}

interface Scanned {
  code: string;
  quantity?: number | null;
  /** A place that was scanned after its goods is for those alone. */
  isOnce: boolean;
}

/** An article of the return lies in the basket in hand. */
async function fill(context: WarehouseContext, hands: Held, { code, isOnce }: Scanned): Promise<Result> {
  const { warehouseId, place, input } = hands;
  const { part } = await findPart(context, hands, { code, shelf: null });
  const basket = place && (await findBasket(context, warehouseId, place.code));
  if (!basket) return context.refuse('messages.basket_not_found', 'basket', { value: place?.code });
  const sku = part.line.sku ?? '';
  const record = await start(context, hands.record);
  await takeReturnBasket(context, basket, { code: record.code, part });
  const inside = (await readReturnBaskets(context, record.code)).get(sku) ?? [];
  if (!inside.includes(basket.code))
    await note(context, record, {
      type: RETURN_IMPORT,
      sku,
      quantity: 0,
      basket_code: basket.code,
      operation: input.operation,
    });
  await noteBasket(context, record, { goods_id: part.line.goods_id, basket_code: basket.code });
  const next = { ...hands, record, place: isOnce ? null : place };
  return answer(context, next, { said: 'scan.in_basket', value: part.line.name });
}

/** Pieces of the return go onto the shelf in hand; the last ones end it. */
async function shelve(
  context: WarehouseContext,
  hands: Held,
  { code, isOnce, ...asked }: Scanned,
): Promise<Result> {
  const { warehouseId, place, input } = hands;
  const shelf = await takeShelf(context, warehouseId, place?.code);
  if (!shelf) return context.refuse('rule.scan.shelf_closed', 'code', { value: place?.code });
  const found = await findPart(context, hands, { code, shelf });
  const { part, stamp } = found;
  const sku = part.line.sku ?? '';
  const baskets = (await readReturnBaskets(context, hands.record.code)).get(sku) ?? [];
  if (baskets.length === 0) context.refuse('messages.return_sku_without_basket', 'code', { value: sku });
  const quantity = checkQuantity(context, found, asked.quantity);
  const stamps = stamp ? 0 : ((await readReturnStamps(context, hands.record)).get(part.line.goods_id) ?? 0);
  if (stamps >= part.wanted - part.done && stamps > 0)
    context.refuse('messages.return_special_barcode_not_scanned', 'code', { value: sku });
  const record = await start(context, hands.record);
  await stowPart(context, toReturnDocument(record), part, { shelf, quantity });
  await holdReturn(context, record);
  if (stamp)
    await stampsOf(context).update([
      { id: stamp.id, status: ON_SHELF, warehouse_id: warehouseId, cell_code: shelf.code, order_code: null },
    ]);
  await note(context, record, {
    type: RETURN_SHELVING,
    sku,
    quantity,
    basket_code: baskets.at(-1) ?? null,
    cell_id: shelf.id,
    uid: stamp?.code ?? null,
    operation: input.operation,
  });
  return settle(context, { ...hands, record, place: isOnce ? null : place }, shelf);
}

/** From the first piece on all of the return is stock of the warehouse, and it is in these hands alone. */
async function start({ records }: WarehouseContext, record: GoodsReturn): Promise<GoodsReturn> {
  if (record.status !== 'inspected') return record;
  const [begun = record] = await records('goods_return').transition('shelve', [record.id]);
  return begun;
}

/** Once all of a return lies on shelves it is restocked. */
async function settle(context: WarehouseContext, hands: Held, shelf: Shelf): Promise<Result> {
  const { record } = hands;
  const isOpen = (await readReturnParts(context, record)).some(({ wanted, done }) => done < wanted);
  if (isOpen) return answer(context, hands, { said: 'scan.stowed', value: shelf.code });
  return end(context, hands);
}

async function end(context: WarehouseContext, hands: Held): Promise<Result> {
  const { id, code } = hands.record;
  await context.records('goods_return').transition('restock', [id]);
  const said = { said: 'scan.return_restocked', value: code, sound: 'attention' } as const;
  return answer(context, { ...hands, record: null, place: null }, said);
}

/** A return ends although some of it lies on no shelf, once somebody has said so. */
async function finish(context: WarehouseContext, hands: Held): Promise<Result> {
  const parts = await readReturnParts(context, hands.record);
  const left = parts.reduce((sum, { wanted, done }) => sum + wanted - done, 0);
  if (left > 0 && !hands.input.sure) context.refuse('rule.scan.pieces_left', 'sure', { value: left });
  return end(context, hands);
}

/** The piece in hand is put down; else the last article leaves its basket, or the last pieces their shelf. */
async function undo(context: WarehouseContext, hands: Held): Promise<Result> {
  const { record, input } = hands;
  if (input.piece) return answer(context, hands, { said: 'scan.undone', value: input.piece });
  const last = await findLast(context, {
    type: [RETURN_IMPORT, RETURN_SHELVING],
    receipt_tracking_id: record.code,
  });
  const goods_id = record.lines.find(({ sku }) => sku === last?.sku)?.goods_id;
  if (!last || !goods_id) return context.refuse('rule.scan.nothing_to_undo', 'command');
  const { id, quantity, ...task } = last;
  if (task.type === RETURN_SHELVING) {
    await takeDown(context, toReturnDocument(record), { goods_id, cell_id: task.cell_id, quantity });
    await holdReturn(context, record);
    await takeStampDown(context, record, task.uid);
  }
  await note(context, record, { ...task, quantity: 0 - quantity, operation: input.operation, undoes_id: id });
  if (task.type === RETURN_IMPORT) {
    await leaveBasket(context, record, task.basket_code ?? '');
    const inside = (await readReturnBaskets(context, record.code)).get(task.sku ?? '') ?? [];
    await noteBasket(context, record, { goods_id, basket_code: inside.at(-1) ?? null });
  }
  return answer(context, hands, { said: 'scan.undone', value: task.sku });
}

/** A basket that nothing of the return lies in any more is free. */
async function leaveBasket(context: WarehouseContext, record: GoodsReturn, basket: string): Promise<void> {
  const used = [...(await readReturnBaskets(context, record.code)).values()].flat();
  if (!used.includes(basket)) await freeBaskets(context, record, [basket]);
}

const note = (
  context: WarehouseContext,
  { code, order_id, warehouse_id }: GoodsReturn,
  task: Parameters<typeof noteTasks>[1][number],
): Promise<void> => noteTasks(context, [{ ...task, warehouse_id, receipt_tracking_id: code, order_id }]);

async function answer(
  context: WarehouseContext,
  { record, place }: Hands,
  { said, value = null, sound = 'success', piece = null, pieces = 1 }: Said & Partial<InHand>,
): Promise<Result> {
  const task = record
    ? await readRestocking(context, record, { place, piece, pieces })
    : place && emptyHands(place);
  return { task: task as never, said, value, sound };
}
