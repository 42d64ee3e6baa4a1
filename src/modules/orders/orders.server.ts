import { defineModule, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { RecordChange } from '#contract/module.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { rememberBuyers } from '#modules/buyer/buyer.api.server.ts';
import { allocate, followChanges, handOverStock, releaseStock, takeBackStock } from './stock.server.ts';

/** Fields of an order that hold a unit of administration, and where its name is kept. */
const UNITS = [
  ['id_city', 'receiver_city'],
  ['id_county', 'receiver_district'],
  ['id_ward', 'receiver_ward'],
] as const;

type OrderChange = RecordChange<Order>;

export default defineModule({
  hooks: { order: { beforeWrite: complete, afterWrite: follow } },
  effects: {
    release_stock: releaseStock,
    hand_over_stock: handOverStock,
    take_back_stock: takeBackStock,
  },
});

async function complete(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  await nameUnits(context, changes);
  await allocate(context, changes);
}

async function follow(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  await followChanges(context, changes);
  await rememberAll(context, changes);
}

/** The names of the chosen units stand in the order, for lists, labels and carriers that know no ids. */
async function nameUnits({ db }: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const moved = changes.flatMap(({ record, old }) =>
    record?.id_city && UNITS.some(([id]) => record[id] !== (old?.[id] ?? null)) ? [record] : [],
  );
  if (moved.length === 0) return;
  const ids = moved.flatMap((record) => UNITS.flatMap(([id]) => record[id] ?? []));
  const units = await db.selectFrom('place').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  const names = new Map(units.map(({ id, name }) => [id, name]));
  for (const record of moved)
    for (const [id, name] of UNITS) record[name] = names.get(record[id] ?? 0) ?? null;
}

/** Whoever an order was written for is found by phone the next time. */
async function rememberAll(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  const news = changes.flatMap(({ old, record }) => (!old && record ? [record] : []));
  await rememberBuyers(
    context,
    news.map((order) => ({
      name: order.receiver_name,
      phone: order.receiver_phone,
      address: order.receiver_address,
      country: order.receiver_country,
      address_scheme: order.address_scheme,
      id_city: order.id_city,
      id_county: order.id_county,
      id_ward: order.id_ward,
      city_name: order.receiver_city,
      county_name: order.receiver_district,
      ward_name: order.receiver_ward,
    })),
  );
}
