import type { CompanyFacts, RecordChange } from '#contract/module.ts';
import { formatMoney } from '#fields/money/money.ts';
import { toWallClock } from '#fields/date_time/zone.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { notifyBuyers, type ZnsAbout, type ZnsEvent } from '#modules/messaging/messaging.api.server.ts';
import { hasBuyer } from './kinds.server.ts';
import { CANCELED, HANDED_OVER } from './orders.api.server.ts';

/* Buyers are told of their orders by ZNS, where the company has switched that on. */

type OrderChange = RecordChange<Order>;

const INVOICE_ONLY = -50;
/** Codes of `delivery_status`: the carrier has delivered it; it is paid as well. */
const DELIVERED: readonly unknown[] = [250, 400];

/** Whether something holds of an order from this change on. */
const begins =
  (holds: (order: Readonly<Order>) => boolean) =>
  ({ old, record }: OrderChange): boolean =>
    record !== null && holds(record) && !(old && holds(old));

const EVENTS: readonly (readonly [ZnsEvent, (change: OrderChange) => boolean])[] = [
  ['order_created', begins(({ status }) => status !== INVOICE_ONLY)],
  ['order_handed_over', begins(({ status }) => status === HANDED_OVER)],
  ['order_delivered', begins(({ delivery_status }) => DELIVERED.includes(delivery_status))],
  ['order_canceled', begins(({ status }) => status === CANCELED)],
];

/** Puts what buyers are told into the transaction of its cause. */
export async function notifyOfOrders(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  for (const [event, happens] of EVENTS) {
    const orders = changes
      .filter(happens)
      .flatMap(({ record }) => (record && hasBuyer(record) ? [record] : []));
    if (orders.length > 0) await notifyBuyers(context, event, () => toAbout(context, orders));
  }
}

const toAbout = ({ company }: OrdersContext, orders: readonly Order[]): ZnsAbout[] =>
  orders.map((order) => toOne(order, company));

const toOne = (order: Order, company: CompanyFacts): ZnsAbout => ({
  key: `order-${order.id}`,
  code: order.customer_order_id,
  url: `/orders/detail/${order.id}`,
  phone: order.receiver_phone,
  country: order.receiver_country,
  name: order.receiver_name,
  values: {
    order_code: order.customer_order_id,
    receiver_name: order.receiver_name,
    receiver_phone: order.receiver_phone,
    receiver_address: [
      order.receiver_address,
      order.receiver_ward,
      order.receiver_district,
      order.receiver_city,
    ]
      .filter(Boolean)
      .join(', '),
    order_date: toWallClock(new Date(order.created_at), company.timeZone)
      .date.split('-')
      .toReversed()
      .join('/'),
    goods: order.lines.map(({ name, sku }) => name ?? sku ?? '').join(', '),
    goods_quantity: String(order.goods_quantity ?? 0),
    goods_total: toMoney(order.goods_total, company),
    cod_amount: toMoney(order.cod_amount, company),
    tracking_code: order.delivery_order_id ?? '',
  },
});

/** Messages are in Vietnamese, as their templates are. */
const toMoney = (amount: number | null, company: CompanyFacts): string =>
  formatMoney(amount ?? 0, { ...company, language: 'vi', country: 1 });
