import type { Draft, RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { GoodsTransferParcel } from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import {
  BY_TRANSFER,
  cancelOrders,
  changeParcels,
  createOrders,
  HANDED_OVER,
  lockParcels,
} from '#modules/orders/orders.api.server.ts';
import { release } from '#modules/stock/stock.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { TRANSFER } from './transfers.server.ts';
import { READY_TO_PICK } from './workStates.ts';

/*
 * Each parcel of a transfer that goes with a carrier is an order, from when the transfer is confirmed: it is picked, packed and handed
 * over like others, and holds no stock of its own. Until picking begins the parcel says what its order asks for; what becomes of an
 * order (a piece is not found, it is canceled, it has a code) its parcel follows. With its last parcel the transfer has left.
 */

type TransferChange = RecordChange<GoodsTransfer>;

/** Whom a parcel goes to; `phone` null: nobody knows it. */
interface Destination {
  name: string;
  phone: string | null;
  address: string;
}

/** States of a transfer that has not left. */
export const HERE: readonly GoodsTransfer['status'][] = ['draft', 'preparing', 'canceled'];

const isCarried = (transfer: Readonly<GoodsTransfer> | null): boolean =>
  transfer?.status === 'preparing' && transfer.parcel_count !== null && transfer.delivery_company !== null;

/** After transfers are stored: the parcels of those that wait to go with a carrier are orders, those of others are none any more. */
export async function followParcels(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const moved = changes.filter(
    ({ old, record }) => record && HERE.includes(record.status) && (isCarried(old) || isCarried(record)),
  );
  if (moved.length === 0) return;
  const orders = await lockParcels(
    context,
    moved.flatMap(({ record }) => record?.code ?? []),
  );
  const destinations = await readDestinations(
    context,
    moved.flatMap(({ record }) => record?.to_warehouse_id ?? []),
  );
  for (const change of moved) {
    const { record } = change;
    if (!record) continue;
    const own = orders.filter(({ transfer_code }) => transfer_code === record.code);
    const to = destinations.get(record.to_warehouse_id);
    if (!isCarried(record)) await takeBack(context, change, own);
    else if (to) await follow(context, change, { transfer: record, own, to });
  }
}

/** It goes no more: no parcel of it does. */
async function takeBack(
  context: WarehouseContext,
  change: TransferChange,
  own: readonly Order[],
): Promise<void> {
  if (own.length === 0) return;
  if (change.record?.status === 'preparing')
    return change.refuse('rule.goods_transfer.parcels_ordered', 'delivery_company');
  const gone = own.find(({ status }) => status >= HANDED_OVER);
  if (gone) return change.refuse('rule.goods_transfer.parcel_gone', 'parcels', { value: gone.parcel_number });
  // What was picked is kept back by whoever puts it back from here on.
  await release(context, { type: TRANSFER.type, ids: [change.id] }, 'document_canceled');
  await cancelOrders(
    context,
    own.map(({ id }) => id),
    change.old?.code ?? '',
  );
}

interface Parcels {
  transfer: GoodsTransfer;
  own: readonly Order[];
  to: Destination;
}

async function follow(
  context: WarehouseContext,
  change: TransferChange,
  { transfer, own, to }: Parcels,
): Promise<void> {
  const { old } = change;
  for (const field of ['delivery_company', 'receiver_phone'] as const)
    if (own.length > 0 && old && old[field] !== transfer[field])
      return change.refuse('rule.goods_transfer.parcels_ordered', field);
  const phone = transfer.receiver_phone ?? to.phone;
  if (phone === null)
    return change.refuse('rule.goods_transfer.no_phone', 'receiver_phone', { value: to.name });
  const orders = numbersOf(transfer).map((number) => toOrder(transfer, number, { ...to, phone }));
  const orderOf = ({ parcel_number }: Order) => orders.find((one) => one.parcel_number === parcel_number);
  const others = own.filter((order) => !isSame(order, orderOf(order)));
  const begun = others.find(({ status }) => status > READY_TO_PICK);
  if (begun)
    return change.refuse('rule.goods_transfer.parcel_begun', 'parcels', { value: begun.parcel_number });
  await makeOrders(
    context,
    change,
    orders.filter(({ parcel_number }) => own.every((order) => order.parcel_number !== parcel_number)),
  );
  const kept = others.filter(orderOf);
  if (kept.length > 0)
    await changeParcels(
      context,
      kept.map((order) => toUpdate(order, orderOf(order) as Draft<Order>)),
    );
  await cancelOrders(
    context,
    others.filter((order) => !kept.includes(order)).map(({ id }) => id),
    transfer.code,
  );
}

async function makeOrders(
  context: WarehouseContext,
  change: TransferChange,
  orders: readonly Draft<Order>[],
): Promise<void> {
  if (orders.length === 0) return;
  const outcomes = await createOrders(context, orders);
  const refused = outcomes.findIndex((outcome) => !('record' in outcome));
  if (refused >= 0)
    change.refuse('rule.goods_transfer.no_parcel_order', 'parcels', {
      value: orders[refused]?.parcel_number,
    });
}

/** Whether an order asks for what its parcel holds, and goes under its code. */
const isSame = (order: Order, parcel: Draft<Order> | undefined): boolean =>
  parcel !== undefined &&
  order.delivery_order_id === (parcel.delivery_order_id ?? null) &&
  piecesOf(order.lines) === piecesOf(parcel.lines ?? []);

/** What lines ask for, to be compared. */
export const piecesOf = (lines: readonly Draft<Order['lines'][number]>[]): string =>
  lines
    .map(({ goods_id, quantity }) => `${goods_id}×${quantity}`)
    .sort()
    .join(' ');

function toUpdate(order: Order, { lines = [], weight, delivery_order_id }: Draft<Order>) {
  const idOf = (goods: unknown) => order.lines.find(({ goods_id }) => goods_id === goods)?.id;
  return {
    id: order.id,
    weight: weight ?? null,
    delivery_order_id: delivery_order_id ?? null,
    lines: lines.map((line) => {
      const id = idOf(line.goods_id);
      return id === undefined ? line : { id, quantity: line.quantity ?? 1 };
    }),
  };
}

const numbersOf = ({ parcels }: GoodsTransfer): number[] =>
  [...new Set(parcels.map(({ number }) => number))].sort((a, b) => a - b);

function toOrder(transfer: GoodsTransfer, number: number, to: Destination): Draft<Order> {
  const rows = transfer.parcels.filter((row) => row.number === number);
  return {
    create_method: BY_TRANSFER,
    transfer_code: transfer.code,
    parcel_number: number,
    warehouse_id: transfer.from_warehouse_id,
    receiver_name: to.name,
    receiver_phone: to.phone ?? '',
    receiver_address: to.address,
    delivery_company: transfer.delivery_company,
    delivery_order_id: rows[0]?.delivery_order_id ?? null,
    cod_amount: 0,
    weight: weigh(rows),
    note: transfer.note,
    lines: rows.map(({ goods_id, quantity }) => ({ goods_id, quantity, unit_price: 0 })),
  };
}

/** Grams; null where the weight of a piece is not known. */
function weigh(rows: readonly GoodsTransferParcel[]): number | null {
  if (rows.some(({ unit_weight }) => unit_weight === null)) return null;
  return rows.reduce((sum, { quantity, unit_weight }) => sum + quantity * (unit_weight ?? 0), 0);
}

/** Where warehouses receive: a shop's own address and phone, where its stock lies there. */
async function readDestinations(
  { db }: WarehouseContext,
  warehouses: readonly number[],
): Promise<ReadonlyMap<number, Destination>> {
  const rows = await db
    .selectFrom('warehouse as w')
    .leftJoin('pos as p', (join) => join.onRef('p.warehouse_id', '=', 'w.id').on('p.deleted_at', 'is', null))
    .select(['w.id', 'w.name', 'w.phone', 'w.address'])
    .select(['p.name as shop', 'p.phone as shop_phone', 'p.address as shop_address'])
    .where('w.id', '=', anyOf(warehouses))
    .execute();
  return new Map(
    rows.map(({ id, name, phone, address, shop, shop_phone, shop_address }) => [
      id,
      {
        name: (shop ?? name).slice(0, 100),
        phone: shop_phone ?? phone,
        address: shop_address ?? address ?? name,
      },
    ]),
  );
}
