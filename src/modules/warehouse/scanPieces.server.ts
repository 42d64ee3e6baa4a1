import { sql } from 'kysely';
import type { Draft } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { WarehouseTask } from '#generated/warehouse/warehouse-task.entity.gen.ts';
import { COUNTING, EXPORTED, IN_BASKET, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { isCodeOf, type ScanLine, type ScanTask } from './scanTask.ts';
import { noteTasks, ofOrder, PACKING, PICKUP, RETURN_RECEIVE } from './tasks.server.ts';

/** What a code means: pieces of a line, or the one piece that bears a stamp. */
export interface Piece {
  line: ScanLine;
  stamp: Stamp | null;
}

interface Looked {
  order: Order;
  task: ScanTask;
  code: string;
  /** Message key of goods that the order has nothing of. */
  foreign?: string;
}

/** The line that a code of goods or a stamp belongs to; null for what is neither. Goods that the order does not ask for are refused. */
export async function findPiece(
  context: WarehouseContext,
  { order, task, code, foreign = 'messages.goods_not_in_export_list' }: Looked,
): Promise<Piece | null> {
  const line = task.lines.find((one) => isCodeOf(one, code));
  if (line) return { line, stamp: null };
  const [stamp] = await stampsOf(context).lock({ code });
  if (stamp) {
    const sku = order.lines.find(({ goods_id }) => goods_id === stamp.goods_id)?.sku ?? null;
    const own = task.lines.find((one) => one.sku === sku);
    return own ? { line: own, stamp } : context.refuse(foreign, 'code', { value: code });
  }
  const { records, refuse } = context;
  const goods = [
    ...(await records('goods').find({ barcode: code })),
    ...(await records('goods').find({ sku: code.toUpperCase() })),
  ];
  return goods.length > 0 ? refuse(foreign, 'code', { value: code }) : null;
}

/** A step of work on pieces of an order. */
export interface PieceStep {
  order: Order;
  task: ScanTask;
  type: WarehouseTask['type'];
  input: { operation: string; code: string; cell?: string | null; quantity?: number | null };
}

/** Pieces are taken: no more than the order asks for, each stamp once. Gives what is to be done after that. */
export async function countPiece(
  context: WarehouseContext,
  step: PieceStep,
  { line, stamp }: Piece,
): Promise<ScanTask> {
  const { order, task, type, input } = step;
  const quantity = stamp ? 1 : (input.quantity ?? 1);
  if (line.isStamped && !stamp) context.refuse('messages.uid_not_scanned', 'code');
  if (stamp) checkStamp(context, step, stamp);
  if (stamp && type === PICKUP) await checkExpiry(context, order, stamp);
  const value = line.done + quantity;
  const limit = line.wanted - line.missing;
  if (value > limit)
    context.refuse(
      type === RETURN_RECEIVE ? 'messages.scan_exceeds_return' : 'messages.scan_exceeds_export',
      'quantity',
      { value, limit },
    );
  if (stamp && type !== PACKING) await stampsOf(context).update([{ ...stampAfter(step), id: stamp.id }]);
  await noteTasks(context, [
    {
      type,
      sku: line.sku,
      quantity,
      ...ofOrder(order),
      basket_code: task.basket,
      uid: stamp?.code ?? null,
      operation: input.operation,
      cell_id: await findCell(context, order.warehouse_id, input.cell ?? line.cell),
    },
  ]);
  return { ...task, lines: task.lines.map((one) => (one === line ? { ...one, done: value } : one)) };
}

/** What a stamp says of a piece that was just taken, or came back. */
const stampAfter = ({ order, task, type }: PieceStep): Draft<Stamp> =>
  type === PICKUP
    ? { status: IN_BASKET, basket_code: task.basket, order_code: order.customer_order_id }
    : { status: COUNTING, warehouse_id: order.warehouse_id };

/** State of a stamp before its piece is picked, checked or brought back. */
const expectedStatus = (type: WarehouseTask['type']): Stamp['status'] => {
  if (type === PICKUP) return ON_SHELF;
  return type === PACKING ? IN_BASKET : EXPORTED;
};

/** A piece is where it should be, and of the order once it was picked for it. */
function checkStamp(
  { refuse }: WarehouseContext,
  { order, type }: PieceStep,
  { status, code, order_code }: Stamp,
): void {
  const isOwn = order_code === order.customer_order_id;
  const isTaken =
    isOwn && (status === IN_BASKET ? type === PICKUP : status === COUNTING && type === RETURN_RECEIVE);
  if (isTaken) refuse('messages.special_barcode_scanned', 'code', { value: code });
  if (status !== expectedStatus(type) || (type !== PICKUP && !isOwn))
    refuse('messages.uid_unavailable', 'code', { value: code });
}

/** What expires first leaves first (setting `stock_fefo_strict`): no piece is taken while an earlier one lies on a shelf. */
async function checkExpiry(
  { db, refuse, settings }: WarehouseContext,
  { warehouse_id }: Order,
  { goods_id, expired_date }: Stamp,
): Promise<void> {
  if (settings['stock_fefo_strict'] !== true || expired_date === null) return;
  const { earliest } = await db
    .selectFrom('stamp')
    .select(({ fn }) => fn.min('expired_date').as('earliest'))
    .where('goods_id', '=', goods_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('kind', '=', 'uid')
    .where('status', '=', ON_SHELF)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (earliest !== null && earliest < expired_date)
    refuse('messages.wrong_expiry', 'code', { value: expired_date, limit: earliest });
}

async function findCell(
  { db }: WarehouseContext,
  warehouseId: number | null,
  code: string | null,
): Promise<number | null> {
  if (code === null || code === '') return null;
  const row = await db
    .selectFrom('cell')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('code', '=', code.toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a step was counted before: a device that got no answer sends it again. */
export async function isCounted({ db }: WarehouseContext, operation: string): Promise<boolean> {
  const row = await db
    .selectFrom('warehouse_task')
    .select('id')
    .where('operation', '=', operation)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose steps are looked at: of an order, or of a receipt or return. */
type StepsOf = { type: WarehouseTask['type'] | readonly WarehouseTask['type'][] } & (
  | Pick<WarehouseTask, 'order_id'>
  | Pick<WarehouseTask, 'receipt_tracking_id'>
) & {
    /** Of one person alone. */
    by?: number | null;
  };

/** The last step that was scanned and not taken back. */
export async function findLast({ db }: WarehouseContext, { type, by = null, ...of }: StepsOf) {
  const [[name, value] = ['order_id', null]] = Object.entries(of);
  return db
    .selectFrom('warehouse_task as t')
    .select([
      't.id',
      't.type',
      't.sku',
      't.quantity',
      't.basket_code',
      't.cell_id',
      't.expired_date',
      't.uid',
    ])
    .where(sql.ref(`t.${name}`), '=', value)
    .where(sql<boolean>`t.type = ${anyOf([type].flat())}`)
    .where(sql<boolean>`(${by}::int8 is null or t.account_id = ${by}::int8)`)
    .where('t.undoes_id', 'is', null)
    .where('t.operation', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('warehouse_task as u').select('u.id').whereRef('u.undoes_id', '=', 't.id'))),
    )
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes the last step on an order back; the goods that it was about. */
export async function undoPiece(
  context: WarehouseContext,
  { order, type, operation }: { order: Order; type: WarehouseTask['type']; operation: string },
): Promise<string> {
  const last = await findLast(context, { type, order_id: order.id });
  if (!last) return context.refuse('rule.scan.nothing_to_undo', 'command');
  const { id, quantity, ...task } = last;
  const [stamp] =
    task.uid !== null && type !== PACKING ? await stampsOf(context).lock({ code: task.uid }) : [];
  if (stamp)
    await stampsOf(context).update([
      {
        id: stamp.id,
        status: expectedStatus(type),
        ...(type === PICKUP && { basket_code: null, order_code: null }),
      },
    ]);
  await noteTasks(context, [{ ...task, quantity: -quantity, ...ofOrder(order), operation, undoes_id: id }]);
  return task.sku ?? '';
}
