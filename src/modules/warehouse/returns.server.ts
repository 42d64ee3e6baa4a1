import type { RecordChange, Sent } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { GoodsReturnLine } from '#generated/warehouse/goods-return-line.entity.gen.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import type { AddReturnImagesActionInput } from '#generated/warehouse/add-return-images.action.gen.ts';
import type { MatchReturnActionInput } from '#generated/warehouse/match-return.action.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { bringBack, HANDED_OVER, piecesWithBuyer } from '#modules/orders/orders.api.server.ts';
import { isCodeOf } from './scanOrders.server.ts';
import { creditReturns } from './debts.server.ts';
import { checkReturnStamps, fillExpiries, moveReturnStamps } from './returnLines.server.ts';
import { DAMAGED, issue, pass, readOut, receive, type Movement } from '#modules/stock/stock.api.server.ts';

type ReturnChange = RecordChange<GoodsReturn>;

/** Fewest characters that explain why something is missing. */
const NOTE_LENGTH = 15;

const RETURN = { document_type: 'goods_return' } as const;

/** Before they are stored: each line knows what went out with the order, and nothing comes back that did not. */
export async function completeReturns(
  context: WarehouseContext,
  changes: readonly ReturnChange[],
): Promise<void> {
  const written = changes.filter(({ action }) => action === 'create' || action === 'update');
  const ids = written.flatMap(({ record }) => record?.order_id ?? []);
  const orders = ids.length > 0 ? await context.records('order').lock({ id: ids }) : [];
  for (const change of written) {
    const { record, old } = change;
    const order = orders.find(({ id }) => id === record?.order_id);
    if (!record) continue;
    if (!old) {
      record.received_at = context.now.toISOString();
      record.received_by = context.actor.accountId;
    }
    const isNew = !old || isMatched(change);
    if (order && isNew && order.status !== HANDED_OVER)
      change.refuse('rule.goods_return.order_not_out', 'order_id');
    const tracking = record.delivery_order_id;
    if (order && !old && tracking && !isCodeOf(order, tracking))
      change.refuse('messages.tracking_not_found', 'delivery_order_id', { value: tracking });
    if (order && isMatched(change)) {
      record.delivery_company ??= order.delivery_company;
      record.delivery_order_id ??= order.delivery_order_id;
    }
    // What has been restocked is what it was when it came.
    if (order && old?.status !== 'restocked') fillLines(record, order);
    refuseLines(change, record);
  }
  await fillExpiries(context, written);
  await checkReturnStamps(context, written, orders);
}

/** Nobody knew its order before. */
const isMatched = ({ old, record }: ReturnChange): boolean =>
  old !== null && old.order_id === null && (record?.order_id ?? null) !== null;

/** A return that nobody knew belongs to an order from now on. */
export async function matchReturns(
  { records }: WarehouseContext,
  changes: readonly ReturnChange[],
  { order_id }: Sent<MatchReturnActionInput>,
): Promise<void> {
  await records('goods_return').update(changes.map(({ id }) => ({ id, kind: 'carrier', order_id })));
}

/** As many pictures as `images` of a return takes. */
const MAX_IMAGES = 20;

/** Pictures come beside those that are there. */
export async function addReturnImages(
  { records }: WarehouseContext,
  changes: readonly ReturnChange[],
  { images }: Sent<AddReturnImagesActionInput>,
): Promise<void> {
  const taken = changes.flatMap((change) => {
    const all = [...new Set([...(change.old?.images ?? []), ...images])];
    if (all.length <= MAX_IMAGES) return [{ id: change.id, images: all }];
    change.refuse('rule.goods_return.too_many_images', 'images', { limit: MAX_IMAGES });
    return [];
  });
  await records('goods_return').update(taken);
}

/** Without a line all of the order has come back that its buyer did not bring to a counter before. */
function fillLines(record: GoodsReturn, order: Order): void {
  const out = piecesWithBuyer(order);
  if (record.lines.length === 0)
    record.lines = [...out]
      .filter(([, quantity]) => quantity > 0)
      .map(([goods_id, returned_quantity]) => {
        const { sku, name } = order.lines.find((line) => line.goods_id === goods_id) ?? {};
        return { goods_id, sku, name, returned_quantity } as GoodsReturnLine;
      });
  for (const line of record.lines) line.exported_quantity = out.get(line.goods_id) ?? 0;
}

function refuseLines(change: ReturnChange, { lines, order_id }: GoodsReturn): void {
  if (lines.length === 0) change.refuse('messages.no_quantity', 'lines');
  if (order_id === null) return;
  for (const [index, line] of lines.entries()) refuseLine(change, `lines.${index}`, line);
}

function refuseLine(change: ReturnChange, path: string, line: GoodsReturnLine): void {
  const { exported_quantity, returned_quantity: value, goods_id, name, note } = line;
  const limit = exported_quantity ?? 0;
  if (limit === 0)
    change.refuse('messages.goods_not_exported', `${path}.goods_id`, { value: name ?? goods_id });
  else if (value > limit)
    change.refuse('messages.scan_exceeds_export', `${path}.returned_quantity`, { value, limit });
  // What went out is known here first: the rule of the schema has not seen it of a new record.
  else if (value < limit && (note ?? '').length < NOTE_LENGTH)
    change.refuse('rule.goods_return_line.note_needed', `${path}.note`);
}

/** The order knows that its goods are back; what goes to a supplier has left. */
export async function followReturns(
  context: WarehouseContext,
  changes: readonly ReturnChange[],
): Promise<void> {
  const made = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  await moveReturnStamps(context, changes);
  await notifyDifferences(context, changes);
  await notifyUnknown(context, made);
  const matched = changes.filter(isMatched).flatMap(({ record }) => record ?? []);
  await bringBack(
    context,
    [...made, ...matched].flatMap((record) => ordersBack(record)),
    'return_received',
  );
  const sent = made.filter(({ kind }) => kind === 'supplier');
  const gone = sent.flatMap((record) =>
    record.lines.map((line) => ({
      ...toMovement(record, line.goods_id, line.returned_quantity),
      quality: DAMAGED,
    })),
  );
  const cause = { ...RETURN, reason: 'supplier_return', other: 'supplier' } as const;
  if (gone.length > 0) await issue(context, cause, gone as Movement[]);
  await creditReturns(context, sent);
}

/** An order is back unless its buyer keeps the rest of it. */
const ordersBack = ({ order_id, is_partial }: Readonly<GoodsReturn>): number[] =>
  order_id === null || is_partial ? [] : [order_id];

/** Whoever looks after returns hears of what did not all come back, when it is received or corrected to be so. */
async function notifyDifferences(
  { notify, actor }: WarehouseContext,
  changes: readonly ReturnChange[],
): Promise<void> {
  for (const { id, old, record } of changes) {
    if (!record || !isShort(record) || (old && isShort(old))) continue;
    const { code, returned_quantity: returned, exported_quantity: exported } = record;
    await notify('return_differs', {
      id,
      params: { code, returned: returned ?? 0, exported: exported ?? 0 },
      about: { entity: 'goods_return', ids: [id] },
      but: actor.accountId,
    });
  }
}

/** Whoever looks after returns hears of one that belongs to no order yet. */
async function notifyUnknown(
  { notify, actor }: WarehouseContext,
  made: readonly GoodsReturn[],
): Promise<void> {
  for (const { id, kind, code, returned_quantity: returned } of made)
    if (kind === 'unknown')
      await notify('return_unknown', {
        id,
        params: { code, returned: returned ?? 0 },
        about: { entity: 'goods_return', ids: [id] },
        but: actor.accountId,
      });
}

const isShort = (record: Readonly<GoodsReturn>): boolean => {
  const { returned_quantity, exported_quantity } = record;
  return ordersBack(record).length > 0 && (returned_quantity ?? 0) < (exported_quantity ?? 0);
};

const toMovement = (
  { id, code, warehouse_id }: GoodsReturn,
  goods_id: number,
  quantity: number,
): Movement => ({ goods_id, warehouse_id, quantity, document_id: id, document_code: code });

/** So many pieces that are back, broken or lost: of the order's own where the ledger knows what left. */
interface Back {
  whole: Movement[];
  damaged: Movement[];
  lost: Movement[];
}

/** What came back lies in the warehouse, and what is whole may be sold; what did not come back is lost. Once it is restocked its order knows. */
export async function restockReturns(
  context: WarehouseContext,
  changes: readonly ReturnChange[],
): Promise<void> {
  const arrived = changes.flatMap(({ old, record }) =>
    record && old?.status === 'inspected' ? [record] : [],
  );
  for (const { type, arrivals, lost } of await readBack(context, arrived)) {
    const cause = { document_type: type, reason: 'return', other: 'customer' } as const;
    if (arrivals.length > 0) await receive(context, cause, arrivals);
    if (lost.length > 0) await pass(context, { ...cause, reason: 'lost', to_place: 'scrap' }, lost);
  }
  const done = changes.flatMap(({ record }) => (record?.status === 'restocked' ? [record] : []));
  const orders = done.flatMap((record) => ordersBack(record));
  await bringBack(context, orders, 'restocked');
}

/** What returns bring into their warehouses, and what of them is lost: pieces that the ledger knows as an order's, and the others. */
export async function readBack(
  context: WarehouseContext,
  returns: readonly GoodsReturn[],
): Promise<{ type: 'order' | 'goods_return'; arrivals: Movement[]; lost: Movement[] }[]> {
  const ids = returns.flatMap(({ order_id }) => order_id ?? []);
  const out = await readOut(context, { type: 'order', ids });
  return (['order', 'goods_return'] as const).map((type) => {
    const back = returns.map((record) => split(record, out, type));
    return {
      type,
      arrivals: back.flatMap(({ whole, damaged }) => [...whole, ...damaged]),
      lost: back.flatMap(({ lost }, index) => (returns[index]?.is_partial ? [] : lost)),
    };
  });
}

/** The pieces of a return, those that the ledger knows as the order's (`order`) or the others. */
function split(record: GoodsReturn, out: readonly Movement[], type: 'order' | 'goods_return'): Back {
  const back: Back = { whole: [], damaged: [], lost: [] };
  for (const line of record.lines) {
    // Of several expiries that which is back; the others are lost.
    const own = out
      .filter(({ document_id, goods_id }) => document_id === record.order_id && goods_id === line.goods_id)
      .toSorted((a, b) => Number(isOf(b, line)) - Number(isOf(a, line)));
    const known = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const damaged = line.damaged_quantity ?? 0;
    const rest = Math.max(line.returned_quantity - known, 0);
    const others = { ...toMovement(record, line.goods_id, rest), expired_date: line.expired_date };
    const pieces = type === 'order' ? own : [others];
    share(back, pieces, {
      returned: type === 'order' ? line.returned_quantity - rest : rest,
      damaged: type === 'order' ? Math.min(damaged, known) : Math.max(damaged - known, 0),
      warehouse_id: record.warehouse_id,
    });
  }
  return back;
}

const isOf = ({ expired_date = null }: Movement, line: GoodsReturnLine): boolean =>
  line.expired_date !== null && expired_date === line.expired_date;

/** Of the pieces the first are broken, the next whole, the others lost. */
function share(
  back: Back,
  pieces: readonly Movement[],
  { returned, damaged, warehouse_id }: { returned: number; damaged: number; warehouse_id: number },
): void {
  let [broken, whole] = [damaged, returned - damaged];
  for (const piece of pieces) {
    const bad = Math.min(broken, piece.quantity);
    const good = Math.min(whole, piece.quantity - bad);
    const lost = piece.quantity - bad - good;
    [broken, whole] = [broken - bad, whole - good];
    if (bad > 0) back.damaged.push({ ...piece, warehouse_id, quality: DAMAGED, quantity: bad });
    if (good > 0) back.whole.push({ ...piece, warehouse_id, quantity: good });
    if (lost > 0) back.lost.push({ ...piece, quantity: lost });
  }
}
