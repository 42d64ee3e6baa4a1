import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type {
  MakePickListActionInput,
  MakePickListActionResult,
} from '#generated/orders/make-pick-list.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** States of orders whose goods lie on the shelves: ready to be picked, and being picked. */
const TO_PICK: readonly number[] = [40, 60];

/** Pieces that lie on a shelf; a goods has several. */
interface Shelf {
  goods_id: number;
  zone: string | null;
  cell_code: string;
  expired_date: string | null;
  quantity: number;
}

/** Pieces of a goods that an order asks for. */
interface Wanted {
  order: string;
  goods_id: number;
  quantity: number;
}

/** What is fetched from the shelves for chosen orders: a list for each warehouse. */
export async function makePickList(
  context: OrdersContext,
  { ids, note }: Sent<MakePickListActionInput>,
): Promise<MakePickListActionResult> {
  const orders = await context.records('order').find({ id: [...new Set(ids)] });
  const late = orders.find(({ status }) => !TO_PICK.includes(status));
  if (late) context.refuse('rule.pick_list.not_to_pick', 'ids', { value: late.customer_order_id });
  return { codes: await listPicks(context, orders, note) };
}

/** Lists of what orders ask for, by warehouse; gives their codes. */
export async function listPicks(
  context: OrdersContext,
  orders: readonly Order[],
  note: string | null,
): Promise<string[]> {
  const warehouses = [...new Set(orders.flatMap(({ warehouse_id }) => warehouse_id ?? []))];
  const lists = await Promise.all(
    warehouses.map(async (warehouse_id) => {
      const here = orders.filter((order) => order.warehouse_id === warehouse_id);
      const lines = await readLines(context, warehouse_id, here);
      return { warehouse_id, order_count: here.length, note, lines };
    }),
  );
  const made = await context.records('pick_list').create(lists);
  return made.map(({ code }) => code);
}

async function readLines(context: OrdersContext, warehouseId: number, orders: readonly Order[]) {
  const baskets = await readBaskets(context, orders);
  const wanted = orders.flatMap(({ customer_order_id, basket_id, lines }): Wanted[] => {
    const basket = baskets.get(basket_id ?? 0);
    const order = basket === undefined ? customer_order_id : `${customer_order_id} [${basket}]`;
    return lines.map(({ goods_id, quantity }) => ({ order, goods_id, quantity }));
  });
  const shelves = await readShelves(
    context,
    warehouseId,
    wanted.map(({ goods_id }) => goods_id),
  );
  const goods = [...new Set(wanted.map(({ goods_id }) => goods_id))];
  return goods
    .flatMap((id) =>
      takeFrom(
        shelves.filter(({ goods_id }) => goods_id === id),
        wanted.filter(({ goods_id }) => goods_id === id),
      ),
    )
    .toSorted((a, b) => pathOf(a).localeCompare(pathOf(b)))
    .map((line, index) => ({ ...line, place: index + 1 }));
}

/** Along the shelves: by zone, then by shelf; what lies nowhere comes last. */
const pathOf = ({ zone, cell_code }: { zone: string | null; cell_code: string | null }): string =>
  cell_code === null ? '\u{ffff}' : `${zone ?? ''} ${cell_code}`;

/** What orders want of a goods, taken shelf by shelf; what no shelf has is looked for. */
function takeFrom(shelves: readonly Shelf[], wanted: readonly Wanted[]) {
  const [first] = wanted;
  if (!first) return [];
  let open = wanted.filter(({ quantity }) => quantity > 0);
  const nowhere = { goods_id: first.goods_id, zone: null, cell_code: null, expired_date: null };
  const places = [...shelves, { ...nowhere, quantity: Number.POSITIVE_INFINITY }];
  return places.flatMap(({ quantity: there, ...place }) => {
    let left = there;
    const taken = open.flatMap(({ order, quantity }) => {
      const some = Math.min(quantity, left);
      left -= some;
      return some > 0 ? [{ order, quantity: some }] : [];
    });
    open = withoutTaken(open, there);
    const quantity = taken.reduce((sum, one) => sum + one.quantity, 0);
    const orders = taken.map((one) => `${one.order} × ${one.quantity}`).join(', ');
    return quantity > 0 ? [{ ...place, quantity, orders }] : [];
  });
}

function withoutTaken(wanted: readonly Wanted[], taken: number): Wanted[] {
  let left = taken;
  return wanted.flatMap((one) => {
    const some = Math.min(one.quantity, left);
    left -= some;
    return some < one.quantity ? [{ ...one, quantity: one.quantity - some }] : [];
  });
}

async function readBaskets({ db }: OrdersContext, orders: readonly Order[]): Promise<Map<number, string>> {
  const ids = orders.flatMap(({ basket_id }) => basket_id ?? []);
  const rows = await db.selectFrom('basket').select(['id', 'code']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Shelves with goods for sale, the first to expire first. */
const readShelves = (
  { db }: OrdersContext,
  warehouseId: number,
  goods: readonly number[],
): Promise<Shelf[]> =>
  db
    .selectFrom('stock_balance as b')
    .innerJoin('cell as c', 'c.id', 'b.cell_id')
    .select(['b.goods_id', 'b.expired_date', 'b.quantity', 'c.code as cell_code', 'c.zone'])
    .where('b.goods_id', '=', anyOf(goods))
    .where('b.warehouse_id', '=', warehouseId)
    .where('b.quantity', '>', 0)
    .where('b.quality', 'is', null)
    .orderBy(sql`b.expired_date nulls last, c.code, b.id`)
    .execute();
