import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import { holdsAny } from '#contract/session.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanWaitingActionInput,
  ScanWaitingActionResult,
} from '#generated/warehouse/scan-waiting.action.gen.ts';
import { HANDED_OVER } from '#modules/orders/orders.api.server.ts';
import { findWarehouse, waitingToPick } from './scanOrders.server.ts';
import {
  HANDOVER,
  PACKING,
  PICKUP,
  RECEIPT,
  RETURN_RECEIVE,
  RETURN_SHELVING,
  SHELVING,
  STOCK_TAKE,
} from './tasks.server.ts';
import { COMING_BACK, PACKED, PICKED, PICKING } from './workStates.ts';

/** So much of what waits is shown; all of it is counted. */
const SHOWN = 8;

interface Waiting {
  code: string;
  carrier?: string | null;
  name?: string | null;
  pieces?: number | null;
  due?: string | null;
  /** Somebody has begun it; of orders to pick oneself. */
  is_begun?: boolean;
  total: number;
  late?: number;
}

interface Place {
  /** Whoever may work there may know what waits: the codes of its action. */
  permissions: readonly string[];
  /** Code of `work_type`, of what is noted there. */
  type: number;
  read: (context: WarehouseContext, warehouseId: number) => Promise<Waiting[]>;
}

/** What waits at a place of work: what its steps take up, in the order in which they would. */
export async function listWaiting(
  context: WarehouseContext,
  { place, warehouse_id }: Sent<ScanWaitingActionInput>,
): Promise<ScanWaitingActionResult> {
  const { permissions, type, read } = PLACES[place];
  if (!holdsAny(context.user.permissions, permissions))
    return context.refuse('messages.feature_denied', 'place');
  const found = await read(context, await findWarehouse(context, warehouse_id));
  const [first] = found;
  return {
    rows: found.map(({ code, carrier = null, name = null, pieces = null, due = null, is_begun = false }) => ({
      code,
      carrier,
      name,
      pieces,
      due,
      is_late: due !== null && new Date(due) < context.now,
      is_begun,
    })),
    total: first?.total ?? 0,
    late: first?.late ?? 0,
    ...(await readOwn(context, type)),
  };
}

/** What one has done oneself today: pieces, and orders, receipts or returns that they belong to. */
async function readOwn({ db, actor, today }: WarehouseContext, type: number) {
  const row = await db
    .selectFrom('warehouse_task as t')
    .select([
      sql<number>`coalesce(sum(t.quantity), 0)::int8`.as('done_pieces'),
      sql<number>`count(distinct coalesce(t.order_id::text, t.receipt_tracking_id)) filter (where t.quantity > 0)::int8`.as(
        'done_documents',
      ),
    ])
    .where('t.account_id', '=', actor.accountId)
    .where('t.working_date', '=', today)
    .where(sql<boolean>`t.type = ${type}`)
    .executeTakeFirst();
  return row ?? { done_pieces: 0, done_documents: 0 };
}

const total = sql<number>`count(*) over ()::int8`.as('total');
const pieces = sql<number>`(select coalesce(sum(l.quantity), 0) from order_line l where l.order_id = o.id and l.deleted_at is null)::int8`;

/** Columns of an order that waits, with how many of all are past the time by which they must be with the carrier. */
const ofOrder = (now: Date) =>
  [
    'o.customer_order_id as code',
    'o.delivery_company as carrier',
    'o.sla_ship_by as due',
    pieces.as('pieces'),
    total,
    sql<number>`count(*) filter (where o.sla_ship_by < ${now.toISOString()}) over ()::int8`.as('late'),
  ] as const;

const ordersIn = (status: typeof PICKED | typeof PACKED): Place['read'] =>
  function readOrders({ db, now }, warehouseId) {
    return db
      .selectFrom('order as o')
      .leftJoin('basket as b', 'b.id', 'o.basket_id')
      .select(ofOrder(now))
      .select(sql<boolean>`coalesce(b.status = 'packing', false)`.as('is_begun'))
      .where('o.warehouse_id', '=', warehouseId)
      .where('o.status', '=', status)
      .where('o.deleted_at', 'is', null)
      .orderBy(
        sql`b.status = 'packing' desc nulls last, o.priority desc nulls last, o.sla_ship_by nulls last, o.id`,
      )
      .limit(SHOWN)
      .execute();
  };

/** Whether a record is in its second state, which its first step brings. */
const isIn = (alias: string, status: string) => sql<boolean>`${sql.ref(`${alias}.status`)} = ${status}`;

const piecesIn = (counted: 'expected_quantity' | 'received_quantity') =>
  sql<number>`(select coalesce(sum(${sql.ref(`l.${counted}`)}), 0) from goods_receipt_line l where l.goods_receipt_id = r.id and l.deleted_at is null)::int8`.as(
    'pieces',
  );

const receiptsOf = ({ db }: WarehouseContext, warehouseId: number) =>
  db
    .selectFrom('goods_receipt as r')
    .leftJoin('supplier as s', 's.id', 'r.supplier_id')
    .select(['r.code', 's.name', total])
    .where('r.warehouse_id', '=', warehouseId)
    .where('r.deleted_at', 'is', null);

const readArriving: Place['read'] = (context, warehouseId) =>
  receiptsOf(context, warehouseId)
    .select([
      'r.expected_at as due',
      piecesIn('expected_quantity'),
      isIn('r', 'receiving').as('is_begun'),
      sql<number>`count(*) filter (where r.expected_at < ${context.now.toISOString()}) over ()::int8`.as(
        'late',
      ),
    ])
    .where('r.status', 'in', ['draft', 'receiving'])
    .orderBy(sql`${isIn('r', 'receiving')} desc, r.expected_at nulls last, r.id`)
    .limit(SHOWN)
    .execute();

const readCounted: Place['read'] = (context, warehouseId) =>
  receiptsOf(context, warehouseId)
    .select([piecesIn('received_quantity'), isIn('r', 'stowing').as('is_begun')])
    .where('r.status', 'in', ['approved', 'stowing'])
    .orderBy(sql`${isIn('r', 'stowing')} desc, r.received_at nulls last, r.id`)
    .limit(SHOWN)
    .execute();

/** Orders that carriers bring back, the first to leave first. */
const readComing: Place['read'] = ({ db }, warehouseId) =>
  db
    .selectFrom('order as o')
    .select(['o.customer_order_id as code', 'o.delivery_company as carrier', 'o.receiver_name as name'])
    .select([pieces.as('pieces'), total])
    .where('o.warehouse_id', '=', warehouseId)
    .where('o.status', '=', HANDED_OVER)
    .where('o.delivery_status', 'in', COMING_BACK)
    .where('o.deleted_at', 'is', null)
    .orderBy(sql`o.handed_over_at nulls last, o.id`)
    .limit(SHOWN)
    .execute();

const readReturns: Place['read'] = ({ db }, warehouseId) =>
  db
    .selectFrom('goods_return as r')
    .select(['r.code', 'r.delivery_company as carrier', total, isIn('r', 'restocking').as('is_begun')])
    .select(
      sql<number>`(select coalesce(sum(l.returned_quantity), 0) from goods_return_line l where l.goods_return_id = r.id and l.deleted_at is null)::int8`.as(
        'pieces',
      ),
    )
    .where('r.warehouse_id', '=', warehouseId)
    .where('r.status', 'in', ['inspected', 'restocking'])
    .where('r.kind', '<>', 'supplier')
    .where('r.deleted_at', 'is', null)
    .orderBy(sql`${isIn('r', 'restocking')} desc, r.received_at, r.id`)
    .limit(SHOWN)
    .execute();

const readPutBacks: Place['read'] = ({ db }, warehouseId) =>
  db
    .selectFrom('put_back as p')
    .leftJoin('basket as b', 'b.id', 'p.basket_id')
    .select(['p.code', 'b.code as name', total, isIn('p', 'working').as('is_begun')])
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0) from put_back_line l where l.put_back_id = p.id and l.deleted_at is null)::int8`.as(
        'pieces',
      ),
    )
    .where('p.warehouse_id', '=', warehouseId)
    .where('p.status', '<>', 'done')
    .where('p.deleted_at', 'is', null)
    .orderBy(sql`${isIn('p', 'working')} desc, p.id`)
    .limit(SHOWN)
    .execute();

const readTakes: Place['read'] = ({ db }, warehouseId) =>
  db
    .selectFrom('stock_take as t')
    .select(['t.code', total, isIn('t', 'counting').as('is_begun')])
    .where('t.warehouse_id', '=', warehouseId)
    .where('t.status', 'in', ['planned', 'counting'])
    .where('t.deleted_at', 'is', null)
    .orderBy(sql`${isIn('t', 'counting')} desc, t.id desc`)
    .limit(SHOWN)
    .execute();

/** Those that one is picking oneself come before those that nobody has yet. */
const readToPick: Place['read'] = async (context, warehouseId) => {
  const { db, actor, now } = context;
  const own = await db
    .selectFrom('order as o')
    .select(ofOrder(now))
    .select(sql<boolean>`true`.as('is_begun'))
    .where('o.warehouse_id', '=', warehouseId)
    .where('o.status', '=', PICKING)
    .where('o.picker_id', '=', actor.accountId)
    .where('o.deleted_at', 'is', null)
    .orderBy('o.id')
    .limit(SHOWN)
    .execute();
  const others = await waitingToPick(context, warehouseId).select(ofOrder(now)).limit(SHOWN).execute();
  const [first] = others;
  const [begun] = own;
  const sums = {
    total: (begun?.total ?? 0) + (first?.total ?? 0),
    late: (begun?.late ?? 0) + (first?.late ?? 0),
  };
  return [...own, ...others].slice(0, SHOWN).map((row) => ({ ...row, ...sums }));
};

const ORDERS = ['order_manager', 'pos_order_online_list'];
const RECEIPTS = ['goods_receipt_create', 'pos_goods_receipt_create'];
const RETURNS = ['goods_return_history'];

const PLACES: Readonly<Record<ScanWaitingActionInput['place'], Place>> = {
  pickup: { permissions: ORDERS, type: PICKUP, read: readToPick },
  packing: { permissions: ORDERS, type: PACKING, read: ordersIn(PICKED) },
  handover: { permissions: ['order_manager'], type: HANDOVER, read: ordersIn(PACKED) },
  receipt: { permissions: RECEIPTS, type: RECEIPT, read: readArriving },
  stow: { permissions: RECEIPTS, type: SHELVING, read: readCounted },
  return: { permissions: RETURNS, type: RETURN_RECEIVE, read: readComing },
  restock: { permissions: RETURNS, type: RETURN_SHELVING, read: readReturns },
  put_back: { permissions: ORDERS, type: SHELVING, read: readPutBacks },
  stock_take: { permissions: ['goods_manager', 'pos_goods_manager'], type: STOCK_TAKE, read: readTakes },
};
