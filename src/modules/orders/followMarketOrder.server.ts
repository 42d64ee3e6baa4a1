import type { MarketplaceOrder } from '#contract/marketplace.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { ShopConnection } from '#generated/market/shop-connection.entity.gen.ts';
import { toClockText } from './deadlines.server.ts';
import { CANCELED, HANDED_OVER } from './orders.api.server.ts';

/** States of an order; one that has not left the warehouse can be canceled. */
const CREATED = -100;

interface Followed {
  shop: ShopConnection;
  order: MarketplaceOrder;
  /** Of our order. */
  id: number;
  /** Their word for its state, when it was told of last. */
  before: string;
}

/**
 * An order of ours follows the marketplace's: it is held back or let go, canceled as long as it has not left, and its delivery is noted. The states of our
 * warehouse are its own, what people noted stays, and what is canceled is never made again.
 */
export async function followMarketOrder(own: OrdersContext, followed: Followed): Promise<void> {
  const { order, id, shop } = followed;
  const orders = own.records('order');
  const [old] = await orders.lock({ id });
  if (!old) return;
  await orders.update([{ id, ...toChanges(old, order) }]);
  if (followed.before !== order.status && old.status !== CANCELED)
    await notifyOfCancelRequest(own, old, order);
  if (order.isCanceled && old.status !== CANCELED && old.status < HANDED_OVER)
    await orders.transition('cancel', [id], { cancel_reason: toReason(order) });
  else if (!order.isPending && old.is_pending && old.status === CREATED && shop.warehouse_id !== null)
    await orders.transitionSome('allocate', [id]);
}

/** A buyer asks to cancel: whoever sees to orders has to answer over there, before the platform does it for them. */
export async function notifyOfCancelRequest(
  { notify, company }: OrdersContext,
  { id, customer_order_id }: Pick<Order, 'id' | 'customer_order_id'>,
  { wantsCancel, updatedAt, cancelReason }: MarketplaceOrder,
): Promise<void> {
  if (!wantsCancel) return;
  const params = {
    code: customer_order_id,
    time: toClockText(updatedAt, company.timeZone),
    reason: cancelReason ?? '',
  };
  await notify('marketplace_cancel_request', { id, params, about: { entity: 'order', ids: [id] } });
}

/** Of a canceled order only their word is noted. */
function toChanges(
  old: Order,
  { status, isPending, wantsCancel, deliveryStatus, shipBy }: MarketplaceOrder,
): Partial<Order> {
  if (old.status === CANCELED) return { platform_status: status, cancel_asked: false };
  return {
    platform_status: status,
    cancel_asked: wantsCancel,
    ...(shipBy && { sla_ship_by: shipBy.toISOString() }),
    ...(deliveryStatus !== null && { delivery_status: deliveryStatus as Order['delivery_status'] }),
    ...(old.status < HANDED_OVER && { is_pending: isPending }),
  };
}

const toReason = ({ cancelReason, status }: MarketplaceOrder): string =>
  (cancelReason ?? status).slice(0, 255);
