import type { Sent } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { PutBack } from '#generated/warehouse/put-back.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanPutBackActionInput,
  ScanPutBackActionResult,
} from '#generated/warehouse/scan-put-back.action.gen.ts';
import { IN_BASKET, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { lockOrders } from '#modules/orders/orders.api.server.ts';
import { basketsOf } from '#modules/stock/stock.api.server.ts';
import { withMainCode } from './scanCode.server.ts';
import { holdUnshelved, readPutBackParts, readPutBackStamps, toPutBackDocument } from './putBacks.server.ts';
import type { Said } from './scanAnswer.server.ts';
import { takeShelf, toPlace, type Shelf } from './scanCells.server.ts';
import { findWarehouse } from './scanOrders.server.ts';
import { findLast, isCounted } from './scanPieces.server.ts';
import type { InHand, PlacedTask } from './scanTask.ts';
import {
  choosePart,
  emptyHands,
  isPartOf,
  readLines,
  stowPart,
  takeDown,
  toHead,
  type Part,
} from './stowing.server.ts';
import { noteTasks, SHELVING } from './tasks.server.ts';

type Input = Sent<ScanPutBackActionInput>;
type Result = ScanPutBackActionResult;

/** What somebody has in hand: a put-back, a shelf, both or neither. */
interface Hands {
  warehouseId: number;
  record: PutBack | null;
  shelf: Shelf | null;
  input: Input;
}

type Held = Hands & { record: PutBack };

/** A step of putting back what was picked for a canceled order (domain B1): piece by piece onto a shelf, the last one ends it. */
export async function scanPutBack(context: WarehouseContext, sent: Input): Promise<Result> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const [found = null] = input.put_back_id
    ? await context.records('put_back').lock({ id: input.put_back_id, warehouse_id: warehouseId })
    : [];
  const record = found && found.status !== 'done' ? found : null;
  const hands = { warehouseId, record, shelf: await takeShelf(context, warehouseId, input.cell), input };
  if (await isCounted(context, input.operation)) return answer(context, hands, { said: 'scan.again' });
  if (found && !record) return context.refuse('messages.invalid_status', 'put_back_id');
  if (input.command === 'undo') return undo(context, hands);
  return scan(context, hands);
}

/** Shelf, put-back, or goods, in this order. */
async function scan(context: WarehouseContext, hands: Hands): Promise<Result> {
  const { warehouseId, record, input } = hands;
  const code = (input.code ?? '').trim();
  const shelf = await takeShelf(context, warehouseId, code);
  if (shelf && record && input.piece)
    return stow(
      context,
      { ...hands, record, shelf },
      { code: input.piece, quantity: input.pieces, isOnce: true },
    );
  if (shelf) return answer(context, { ...hands, shelf }, { said: 'scan.cell', value: shelf.code });
  const other = await findPutBack(context, warehouseId, code);
  if (other)
    return answer(context, { ...hands, record: other }, { said: 'scan.put_back_begun', value: other.code });
  if (!record) return context.refuse('rule.scan.put_back_not_found', 'code', { value: code });
  const held = { ...hands, record };
  const { quantity } = input;
  if (hands.shelf) return stow(context, held, { code, quantity, isOnce: false });
  const pieces = checkQuantity(context, await findPart(context, held, code), quantity);
  return answer(context, hands, { said: 'scan.shelf_for', value: code, piece: code, pieces });
}

/** What is to be put back by its own code, that of its order or parcel, or of the basket that it lies in; the oldest first. */
async function findPutBack(
  context: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<PutBack | null> {
  const named = code.toUpperCase();
  const row = await context.db
    .selectFrom('put_back as p')
    .innerJoin('order as o', 'o.id', 'p.order_id')
    .leftJoin('basket as b', 'b.id', 'p.basket_id')
    .select('p.id')
    .where('p.warehouse_id', '=', warehouseId)
    .where('p.status', '<>', 'done')
    .where('p.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('p.code', '=', named),
        eb('b.code', '=', named),
        eb('o.customer_order_id', '=', code),
        eb('o.delivery_order_id', '=', code),
        eb.exists(
          eb
            .selectFrom('order_package as k')
            .select('k.id')
            .whereRef('k.order_id', '=', 'o.id')
            .where('k.delivery_order_id', '=', code)
            .where('k.deleted_at', 'is', null),
        ),
      ]),
    )
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  const [found] = row ? await context.records('put_back').lock({ id: row.id }) : [];
  return found && found.status !== 'done' ? found : null;
}

interface Scanned {
  code: string;
  quantity?: number | null;
  /** A shelf that was scanned after its goods is for those alone. */
  isOnce: boolean;
}

/** Pieces go onto a shelf, and are for sale again. */
async function stow(
  context: WarehouseContext,
  hands: Held,
  { code, isOnce, ...asked }: Scanned,
): Promise<Result> {
  const { warehouseId, record, shelf, input } = hands;
  if (!shelf) return context.refuse('rule.scan.shelf_closed', 'code', { value: code });
  const found = await findPart(context, hands, code);
  const { part, stamp } = found;
  const quantity = checkQuantity(context, found, asked.quantity);
  const stamps = stamp ? 0 : ((await readPutBackStamps(context, record)).get(part.line.goods_id) ?? 0);
  if (stamps > 0 && stamps >= part.wanted - part.done) context.refuse('messages.uid_not_scanned', 'code');
  if (record.status === 'waiting') await context.records('put_back').transition('begin', [record.id]);
  await stowPart(context, toPutBackDocument(record), part, { shelf, quantity });
  if (stamp)
    await stampsOf(context).update([
      {
        id: stamp.id,
        status: ON_SHELF,
        warehouse_id: warehouseId,
        cell_code: shelf.code,
        basket_code: null,
        order_code: null,
      },
    ]);
  await note(context, record, {
    sku: part.line.sku,
    quantity,
    cell_id: shelf.id,
    uid: stamp?.code ?? null,
    operation: input.operation,
  });
  return settle(context, { ...hands, shelf: isOnce ? null : shelf }, shelf);
}

/** Once all of it lies on shelves it is done. */
async function settle(context: WarehouseContext, hands: Held, shelf: Shelf): Promise<Result> {
  const { record } = hands;
  const isOpen = (await readPutBackParts(context, record)).some(({ wanted, done }) => done < wanted);
  if (isOpen) {
    await holdUnshelved(context, [record]);
    return answer(context, hands, { said: 'scan.stowed', value: shelf.code });
  }
  await context.records('put_back').transition('finish', [record.id]);
  const said = { said: 'scan.put_back_done', value: record.code, sound: 'attention' } as const;
  return answer(context, { ...hands, record: null, shelf: null }, said);
}

interface Found {
  part: Part;
  stamp: Stamp | null;
}

/** The pieces that a code of goods or a stamp means, as the shelf in hand takes them. */
async function findPart(context: WarehouseContext, { record, shelf }: Held, code: string): Promise<Found> {
  const stamp = await findStamp(context, record, code);
  const own = (await readPutBackParts(context, record)).filter((part) => isPartOf(part, code, stamp));
  const open = own.filter(({ wanted, done }) => done < wanted);
  if (own.length === 0) return context.refuse('rule.scan.nothing_to_stow', 'code', { value: code });
  if (open.length === 0) return context.refuse('rule.scan.exceeds_received', 'code', { value: 1, limit: 0 });
  return { part: await choosePart(context, shelf, open), stamp };
}

/** The piece that bears a stamp: picked for this order, and on no shelf yet. */
async function findStamp(
  context: WarehouseContext,
  { order_id }: PutBack,
  code: string,
): Promise<Stamp | null> {
  const [stamp = null] = await stampsOf(context).lock({ code });
  if (!stamp) return null;
  const value = { value: code };
  if (stamp.status === ON_SHELF) return context.refuse('messages.special_barcode_scanned', 'code', value);
  const [order] = await lockOrders(context, [order_id]);
  return stamp.status === IN_BASKET && stamp.order_code === order?.customer_order_id
    ? stamp
    : context.refuse('messages.uid_unavailable', 'code', value);
}

/** No more pieces than wait for a shelf; a stamp is one. */
function checkQuantity(
  { refuse }: WarehouseContext,
  { part: { wanted, done }, stamp }: Found,
  asked: number | null | undefined,
): number {
  const [quantity, limit] = [stamp ? 1 : (asked ?? 1), wanted - done];
  return quantity > limit
    ? refuse('rule.scan.exceeds_received', 'quantity', { value: quantity, limit })
    : quantity;
}

/** The piece in hand is put down; else the last pieces leave their shelf. */
async function undo(context: WarehouseContext, hands: Hands): Promise<Result> {
  const { record, input } = hands;
  if (input.piece) return answer(context, hands, { said: 'scan.undone', value: input.piece });
  const last = record && (await findLast(context, { type: SHELVING, receipt_tracking_id: record.code }));
  const goods_id = record?.lines.find(({ sku }) => sku === last?.sku)?.goods_id;
  if (!record || !last || !goods_id) return context.refuse('rule.scan.nothing_to_undo', 'command');
  const { id, quantity, ...task } = last;
  await takeDown(context, toPutBackDocument(record), { goods_id, cell_id: last.cell_id, quantity });
  await takeStampDown(context, record, last.uid);
  await holdUnshelved(context, [record]);
  await note(context, record, { ...task, quantity: -quantity, operation: input.operation, undoes_id: id });
  return answer(context, hands, { said: 'scan.undone', value: task.sku });
}

async function takeStampDown(
  context: WarehouseContext,
  { order_id, basket_id }: PutBack,
  uid: string | null,
): Promise<void> {
  const [stamp] = uid === null ? [] : await stampsOf(context).lock({ code: uid });
  if (!stamp) return;
  const [order] = await lockOrders(context, [order_id]);
  const [basket] = basket_id === null ? [] : await basketsOf(context).lock({ id: basket_id });
  await stampsOf(context).update([
    {
      id: stamp.id,
      status: IN_BASKET,
      cell_code: null,
      basket_code: basket?.code ?? null,
      order_code: order?.customer_order_id ?? null,
    },
  ]);
}

const note = (
  context: WarehouseContext,
  { code, warehouse_id }: PutBack,
  task: Omit<Parameters<typeof noteTasks>[1][number], 'type'>,
): Promise<void> =>
  noteTasks(context, [{ ...task, type: SHELVING, warehouse_id, receipt_tracking_id: code }]);

async function answer(
  context: WarehouseContext,
  { record, shelf }: Hands,
  { said, value = null, sound = 'success', piece = null, pieces = 1 }: Said & Partial<InHand>,
): Promise<Result> {
  const place = shelf && toPlace(shelf);
  const task = record
    ? await readTask(context, record, { place, piece, pieces })
    : place && emptyHands(place);
  return { task: task as never, said, value, sound };
}

/** A put-back as whoever does it needs it, along the shelves. */
async function readTask(
  context: WarehouseContext,
  record: PutBack,
  hands: Pick<PlacedTask, 'place' | 'piece' | 'pieces'>,
): Promise<PlacedTask> {
  const [parts, stamps] = [await readPutBackParts(context, record), await readPutBackStamps(context, record)];
  return {
    ...toHead({ ...record, note: null }),
    tracking: record.delivery_order_id,
    ...hands,
    lines: await readLines(context, record.warehouse_id, { parts, stamps }),
  };
}
