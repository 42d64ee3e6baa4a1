import { sql } from 'kysely';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { WarehouseTask } from '#generated/warehouse/warehouse-task.entity.gen.ts';
import { lockOrders } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { ScanLine, ScanTask } from './scanTask.ts';
import { readDone, RETURN_RECEIVE, sumLines } from './tasks.server.ts';
import { READY_TO_PICK } from './workStates.ts';

/** Codes of `find_goods_status` of what is still looked for. */
const SEARCHED = [0, 1, 2, 3] as const;

/** The warehouse that somebody works in: one of his own, or that of his shop. */
export async function findWarehouse(
  { user, db, refuse }: WarehouseContext,
  asked: number | null | undefined,
): Promise<number> {
  if (asked && user.warehouses.includes(asked)) return asked;
  const shops = await db
    .selectFrom('pos')
    .select('warehouse_id')
    .where('id', '=', anyOf(user.pos))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const own = [...user.warehouses, ...shops.flatMap(({ warehouse_id }) => warehouse_id ?? [])];
  const found = asked ?? own[0];
  return found !== undefined && own.includes(found)
    ? found
    : refuse('messages.warehouse_not_found', 'warehouse_id', { value: asked });
}

/** When an order's turn comes in a wave that is being picked. */
const inWave = (whose: ReturnType<typeof sql>) =>
  sql`select wl.place from pick_wave_line wl join pick_wave w on w.id = wl.pick_wave_id
    where wl.order_id = o.id and wl.deleted_at is null and w.deleted_at is null and w.status = 'picking' and ${whose} limit 1`;

/** Orders of a warehouse that wait to be picked and that nobody else has in a wave: those of one's own wave first, in its turn, then the most urgent ones. */
export const waitingToPick = ({ db, actor }: WarehouseContext, warehouseId: number) =>
  db
    .selectFrom('order as o')
    .where('o.warehouse_id', '=', warehouseId)
    .where('o.status', '=', READY_TO_PICK)
    .where('o.deleted_at', 'is', null)
    .where('o.hold_until', 'is', null)
    .where(sql<boolean>`o.is_pending is not true`)
    .where(sql<boolean>`not exists (${inWave(sql`w.picker_id is distinct from ${actor.accountId}::int8`)})`)
    .orderBy(sql`(${inWave(sql`w.picker_id = ${actor.accountId}::int8`)}) nulls last`)
    .orderBy(sql`o.priority desc nulls last, o.sla_ship_by nulls last, o.created_at, o.id`);

/** The order whose turn it is, and that nobody else is just taking; for a basket of one article one of that alone. */
export async function findNext(
  context: WarehouseContext,
  warehouseId: number,
  basket: Basket,
): Promise<number | null> {
  const goods = basket.goods_id;
  let waiting = waitingToPick(context, warehouseId).select('o.id');
  if (basket.kind === 'single')
    waiting = waiting
      .where(
        sql<boolean>`(select count(distinct l.goods_id) from order_line l where l.order_id = o.id and l.deleted_at is null) = 1`,
      )
      .where(
        sql<boolean>`(${goods}::int8 is null or exists (select 1 from order_line l where l.order_id = o.id and l.deleted_at is null and l.goods_id = ${goods}::int8))`,
      );
  const row = await waiting.limit(1).forUpdate('o').skipLocked().executeTakeFirst();
  return row?.id ?? null;
}

/** An order by its own code or that of its parcel, locked. */
export async function findOrder(
  context: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<Order | null> {
  const row = await context.db
    .selectFrom('order')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('customer_order_id', '=', code), eb('delivery_order_id', '=', code)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const id = row?.id ?? (await findByParcel(context, warehouseId, code));
  const [order] = id === null ? [] : await lockOrders(context, [id]);
  return order ?? null;
}

/** Whether a code is that of an order or of one of its parcels. */
export const isCodeOf = ({ customer_order_id, delivery_order_id, packages }: Order, code: string): boolean =>
  code.toUpperCase() === customer_order_id.toUpperCase() ||
  code === delivery_order_id ||
  packages.some((one) => one.delivery_order_id === code);

/** The order of one of several parcels. */
async function findByParcel(
  { db }: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('order_package as p')
    .innerJoin('order as o', 'o.id', 'p.order_id')
    .select('o.id')
    .where('p.delivery_order_id', '=', code)
    .where('p.deleted_at', 'is', null)
    .where('o.warehouse_id', '=', warehouseId)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Orders that lie in a basket, in one of these states. */
export async function readBasketOrders(
  { db }: WarehouseContext,
  baskets: readonly number[],
  states: readonly Order['status'][],
) {
  return db
    .selectFrom('order')
    .select(['id', 'status', 'customer_order_id', 'basket_id'])
    .where('basket_id', '=', anyOf(baskets))
    .where('status', 'in', states)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** An order as whoever picks or packs it needs it, in the order in which he walks along the shelves. */
export async function readTask(
  context: WarehouseContext,
  order: Order,
  type: WarehouseTask['type'],
): Promise<ScanTask> {
  const goods = [...new Set(order.lines.map(({ goods_id }) => goods_id))];
  const [facts, done, basket] = await Promise.all([
    readFacts(context, order, goods),
    readDone(context, [order.id]),
    readBasket(context, order.basket_id),
  ]);
  const lines = sumLines(order).map(({ sku, quantity }): ScanLine => {
    const line = order.lines.find((one) => (one.sku ?? '') === sku);
    const id = line?.goods_id ?? 0;
    const fact = facts.get(id);
    return {
      key: sku,
      sku,
      name: line?.name ?? sku,
      image: fact?.image ?? null,
      codes: [fact?.barcode ?? null, sku].flatMap((code) => code ?? []),
      cell: fact?.code ?? null,
      zone: fact?.zone ?? null,
      expiry: fact?.expired_date ?? null,
      wanted: quantity,
      done: done(order.id, type, sku),
      missing: fact?.missing ?? 0,
      isStamped: type !== RETURN_RECEIVE && fact?.is_stamped === true,
    };
  });
  return {
    id: order.id,
    code: order.customer_order_id,
    tracking: order.delivery_order_id,
    carrier: order.delivery_company,
    basket: basket?.code ?? null,
    isSingle: basket?.kind === 'single',
    note: order.note,
    packages: order.packages.filter(({ quantity }) => quantity !== null).length,
    lines: lines.toSorted((a, b) => pathOf(a).localeCompare(pathOf(b))),
  };
}

/** Along the shelves: by zone, then by shelf; what lies nowhere comes last. */
const pathOf = ({ zone, cell, sku }: ScanLine): string =>
  cell === null ? `\u{ffff}${sku}` : `${zone ?? ''} ${cell} ${sku}`;

/** Goods, each with the shelf from which to take it: what expires first goes first. */
const goodsOnShelves = ({ db }: WarehouseContext, warehouseId: number | null, ids: readonly number[]) =>
  db
    .selectFrom('goods as g')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('stock_balance as b')
          .innerJoin('cell as c', 'c.id', 'b.cell_id')
          .select(['b.expired_date', 'c.code', 'c.zone'])
          .whereRef('b.goods_id', '=', 'g.id')
          .where('b.warehouse_id', '=', warehouseId)
          .where('c.warehouse_id', '=', warehouseId)
          .where('b.quantity', '>', 0)
          .where('b.quality', 'is', null)
          .orderBy(sql`b.expired_date nulls last, b.id`)
          .limit(1)
          .as('shelf'),
      (join) => join.onTrue(),
    )
    .where('g.id', '=', anyOf(ids));

/** Whether each piece of a goods `g` that lies in the warehouse has a stamp. */
const isStamped = (warehouseId: number | null) =>
  sql<boolean>`exists (select 1 from stock_level s where s.goods_id = g.id and s.warehouse_id = ${warehouseId}::int8 and s.on_hand > 0
    and s.on_hand <= (select count(*) from stamp u where u.goods_id = s.goods_id and u.warehouse_id = s.warehouse_id and u.kind = 'uid' and u.status in (3, 4) and u.deleted_at is null))`;

/** What whoever works on an order must know of its goods, by their ids. */
async function readFacts(
  context: WarehouseContext,
  { id, warehouse_id }: Pick<Order, 'id' | 'warehouse_id'>,
  goods: readonly number[],
) {
  const rows = await goodsOnShelves(context, warehouse_id, goods)
    .select(({ selectFrom }) => [
      'g.id',
      'g.barcode',
      'g.image',
      'shelf.expired_date',
      'shelf.code',
      'shelf.zone',
      selectFrom('find_goods as f')
        .select('f.missing')
        .where('f.order_id', '=', id)
        .whereRef('f.goods_id', '=', 'g.id')
        .where('f.status', 'in', SEARCHED)
        .where('f.deleted_at', 'is', null)
        .orderBy('f.id', 'desc')
        .limit(1)
        .as('missing'),
      isStamped(warehouse_id).as('is_stamped'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The shelf of each goods from which to take, where it lies on any. */
export async function readShelves(
  context: WarehouseContext,
  warehouseId: number | null,
  ids: readonly number[],
) {
  const rows = await goodsOnShelves(context, warehouseId, ids)
    .select(['g.id as goods_id', 'shelf.expired_date', 'shelf.code', 'shelf.zone'])
    .execute();
  return new Map(
    rows.flatMap(({ code, ...row }) => (code === null ? [] : [[row.goods_id, { ...row, code }]])),
  );
}

/** Goods of which each piece that lies in the warehouse has a stamp. */
export async function readStamped(
  { db }: WarehouseContext,
  warehouseId: number | null,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('goods as g')
    .select('g.id')
    .where('g.id', '=', anyOf(ids))
    .where(isStamped(warehouseId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function readBasket({ db }: WarehouseContext, id: number | null) {
  if (id === null) return undefined;
  return db.selectFrom('basket').select(['code', 'kind']).where('id', '=', id).executeTakeFirst();
}
