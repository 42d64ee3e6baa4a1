import type { Draft, Sent } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type {
  TakePartnerOrderActionInput,
  TakePartnerOrderActionResult,
} from '#generated/orders/take-partner-order.action.gen.ts';

/** Creation by another system of the company. */
const BY_API = 5;

/** Makes an order as another system sends it, and answers it as it stands then: completed, priced, its stock kept back or missing. */
export async function takePartnerOrder(
  { records }: OrdersContext,
  sent: Sent<TakePartnerOrderActionInput>,
): Promise<TakePartnerOrderActionResult & { id: number }> {
  // What was not sent is filled as in every new order.
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
  const [order] = await records('order').create([{ ...(given as Draft<Order>), create_method: BY_API }]);
  if (!order) throw new Error('nothing was stored');
  const { id, customer_order_id, status, create_method, goods_total, cod_amount } = order;
  return { id, customer_order_id, status, create_method, goods_total, cod_amount };
}
