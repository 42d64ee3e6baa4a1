import type { Draft, RecordChange } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { GoodsTransfer } from '#generated/warehouse/goods-transfer.entity.gen.ts';
import type { GoodsTransferParcel } from '#generated/warehouse/goods-transfer-parcel.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { BY_TRANSFER, createOrders } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

type TransferChange = RecordChange<GoodsTransfer>;

/** Whom a parcel goes to; `phone` null: nobody knows it. */
interface Destination {
  name: string;
  phone: string | null;
  address: string;
}

/** Each parcel of transfers that go with a carrier becomes an order, packed and waiting for him; it holds no stock of its own. */
export async function sendParcels(
  context: WarehouseContext,
  changes: readonly TransferChange[],
): Promise<void> {
  const carried = changes.filter(
    ({ record }) => record && record.parcel_count !== null && record.delivery_company !== null,
  );
  if (carried.length === 0) return;
  const destinations = await readDestinations(
    context,
    carried.flatMap(({ record }) => record?.to_warehouse_id ?? []),
  );
  for (const change of carried) {
    const { record } = change;
    const to = destinations.get(record?.to_warehouse_id ?? 0);
    if (record && to) await send(context, change, record, to);
  }
}

async function send(
  context: WarehouseContext,
  change: TransferChange,
  transfer: GoodsTransfer,
  to: Destination,
): Promise<void> {
  const phone = transfer.receiver_phone ?? to.phone;
  if (phone === null)
    return change.refuse('rule.goods_transfer.no_phone', 'receiver_phone', { value: to.name });
  const orders = numbersOf(transfer).map((number) => toOrder(transfer, number, { ...to, phone }));
  const outcomes = await createOrders(context, orders);
  const refused = outcomes.findIndex((outcome) => !('record' in outcome));
  if (refused >= 0) change.refuse('rule.goods_transfer.no_parcel_order', 'parcels', { value: refused + 1 });
}

const numbersOf = ({ parcels }: GoodsTransfer): number[] =>
  [...new Set(parcels.map(({ number }) => number))].sort((a, b) => a - b);

function toOrder(transfer: GoodsTransfer, number: number, to: Destination): Draft<Order> {
  const rows = transfer.parcels.filter((row) => row.number === number);
  return {
    create_method: BY_TRANSFER,
    transfer_code: transfer.code,
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
