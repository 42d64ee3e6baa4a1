import type { CarrierPerson, CarrierPlace, NewParcel } from '#contract/carrier.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { ParcelMaker } from '#modules/delivery/delivery.api.server.ts';
import { readUnits, sizeOf, toPlace, TWO_LEVEL, UNITS } from './carrierPlaces.server.ts';
import { fitsReference, MAX_REFERENCE } from './carrierState.server.ts';

/* Parcels of an order as its carrier is told them, and what is not known yet of them. */

const VIETNAM = 1;
const PHONE = /^0\d{9,10}$/;

/** Where a parcel comes from, as far as its warehouse says. */
export type Sender = CarrierPlace & CarrierPerson;

/** Warehouses as senders, by their ids. */
export async function readSenders(
  context: OrdersContext,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Sender>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const warehouses = await context.records('warehouse').find({ id: wanted });
  const known = await readUnits(
    context,
    warehouses.flatMap((one) => UNITS.flatMap((unit) => one[unit] ?? [])),
  );
  return new Map(
    warehouses.map((one) => [
      one.id,
      { ...toPlace(one, known, one.address ?? ''), name: one.name ?? '', phone: one.phone ?? '' },
    ]),
  );
}

/** As an order is refused: code, field, and what its text names. */
interface Problem {
  code: string;
  path: string;
  params: Readonly<Record<string, unknown>>;
}

const empty = (path: string, label = `order.${path}`): Problem => ({
  code: 'is_empty',
  path,
  params: { label },
});

/** The first thing for which a carrier could not make the parcels of an order; undefined where nothing is missing. */
export function findProblem(
  order: Readonly<Order>,
  sender: Sender | undefined,
  maker: ParcelMaker,
): Problem | undefined {
  const carrier = `enum.carrier.${order.delivery_company}`;
  if (!sender) return empty('warehouse_id');
  if (maker === 'unserved')
    return { code: 'rule.order.carrier_unserved', path: 'delivery_company', params: { label: carrier } };
  if (maker === 'not_connected')
    return {
      code: 'rule.order.carrier_not_connected',
      path: 'delivery_company',
      params: { label: carrier, value: sender.name },
    };
  return (
    findMissing(sender) ?? findWrongReceiver(order) ?? findUnweighed(order) ?? findAbove(order, maker.limits)
  );
}

/** What a warehouse does not say of itself. */
function findMissing(sender: Sender): Problem | undefined {
  const place: [unknown, string][] = [
    [sender.city, 'warehouse.id_city'],
    [sender.isTwoLevel || sender.district, 'warehouse.id_county'],
    [sender.ward, 'warehouse.id_ward'],
    [sender.address, 'warehouse.address'],
    [sender.phone, 'warehouse.phone'],
  ];
  const [, label] = place.find(([value]) => !value) ?? [];
  if (label === undefined) return undefined;
  return {
    code: 'rule.order.sender_incomplete',
    path: 'warehouse_id',
    params: { label, value: sender.name },
  };
}

function findWrongReceiver(order: Readonly<Order>): Problem | undefined {
  const { receiver_country, receiver_phone: value, customer_order_id } = order;
  const to = toReceiver(order);
  if (receiver_country !== VIETNAM)
    return { code: 'rule.order.carrier_domestic', path: 'receiver_country', params: {} };
  if (!to.city) return empty('id_city');
  if (!to.isTwoLevel && !to.district) return empty('id_county');
  if (!to.ward) return empty('id_ward');
  if (!to.address) return empty('receiver_address');
  if (!PHONE.test(value))
    return { code: 'rule.order.carrier_phone', path: 'receiver_phone', params: { value } };
  if (fitsReference(order)) return undefined;
  const label = 'order.customer_order_id';
  return {
    code: 'too_long',
    path: 'customer_order_id',
    params: { label, value: customer_order_id, limit: MAX_REFERENCE },
  };
}

/** The weight of a parcel of several is its own; one that is alone weighs what the order does. */
const weightOf = (order: Readonly<Order>, at: number): number | null =>
  order.packages.length > 1
    ? (order.packages[at]?.weight ?? null)
    : (order.packages[0]?.weight ?? order.weight ?? order.goods_weight);

function findUnweighed(order: Readonly<Order>): Problem | undefined {
  if (order.packages.length <= 1) return weightOf(order, 0) ? undefined : empty('weight');
  const at = order.packages.findIndex(
    (one, index) => one.delivery_order_id === null && !weightOf(order, index),
  );
  return at < 0 ? undefined : empty(`packages.${at}.weight`, 'order_package.weight');
}

function findAbove(
  { cod_amount, insurance_value }: Readonly<Order>,
  limits: Exclude<ParcelMaker, string>['limits'],
): Problem | undefined {
  const amounts = [
    ['cod_amount', cod_amount, limits.cod],
    ['insurance_value', insurance_value, limits.value],
  ] as const;
  const found = amounts.find(([, value, limit]) => limit !== undefined && (value ?? 0) > limit);
  if (!found) return undefined;
  const [path, value, limit] = found;
  return { code: 'rule.order.above_carrier_limit', path, params: { label: `order.${path}`, value, limit } };
}

/** What somebody typed as one line with a district is of the scheme before. */
function toReceiver(order: Readonly<Order>): CarrierPlace & CarrierPerson {
  return {
    name: order.receiver_name,
    phone: order.receiver_phone,
    isTwoLevel: order.address_scheme === TWO_LEVEL && order.receiver_district === null,
    city: order.receiver_city ?? '',
    district: order.receiver_district,
    ward: order.receiver_ward,
    address: order.receiver_address ?? '',
  };
}

/** A parcel that has no number yet, with the row that it is of an order of several; null: the order itself. */
export interface AskedParcel {
  row: number | null;
  parcel: NewParcel;
}

/** Those that the carrier is asked for: what is collected is paid with the first, what it is insured for is shared out. */
export function toParcels(order: Readonly<Order>, warehouse: Sender): AskedParcel[] {
  const { packages } = order;
  const shared = {
    from: {
      ...warehouse,
      name: order.sender_name ?? warehouse.name,
      phone: order.sender_phone ?? warehouse.phone,
    },
    to: toReceiver(order),
    size: packages.length > 1 ? null : sizeOf(order.dimensions),
    canCheck: order.delivery_check_goods === true,
    isPartial: order.delivery_partial === true,
    note: order.note ?? '',
  };
  const value = order.insurance_value ?? 0;
  const count = Math.max(1, packages.length);
  const share = Math.floor(value / count);
  const toParcel = (at: number, code: string | null): NewParcel => {
    const weight = weightOf(order, at) ?? 0;
    return {
      ...shared,
      code: code ?? '',
      weight,
      cod: at === 0 ? (order.cod_amount ?? 0) : 0,
      value: at === 0 ? value - share * (count - 1) : share,
      lines: packages.length > 1 ? toPart(order, at, weight) : toLines(order, weight),
    };
  };
  if (packages.length === 0) return [{ row: null, parcel: toParcel(0, order.carrier_reference) }];
  return packages.flatMap(({ id, delivery_order_id, carrier_reference }, at) =>
    delivery_order_id === null ? [{ row: id, parcel: toParcel(at, carrier_reference) }] : [],
  );
}

/** What lies in which of several parcels is not known before they are packed. */
const toPart = ({ packages, customer_order_id }: Readonly<Order>, at: number, weight: number) => [
  { name: `${customer_order_id} (${at + 1}/${packages.length})`, quantity: 1, weight },
];

/** Articles that nobody weighed share what the parcel weighs. */
function toLines({ lines, goods_quantity }: Readonly<Order>, weight: number): NewParcel['lines'] {
  const each = Math.max(1, Math.floor(weight / Math.max(1, goods_quantity ?? 1)));
  return lines.map(({ name, sku, quantity, unit_weight }) => ({
    name: name ?? sku ?? '',
    quantity,
    weight: unit_weight ?? each,
  }));
}
