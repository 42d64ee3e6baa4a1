import type { Context } from '#contract/context.ts';
import type { RecordChange } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { askShop } from '#modules/market/market.api.server.ts';
import { notifyFailure } from './marketplace.server.ts';

interface Push {
  order?: number;
  tracking?: string;
}

const isMarketOrder = ({ shop_connection_id: shop, platform_order_sn: code }: Readonly<Order>): boolean =>
  shop !== null && code !== null;

/** A tracking code that an order of a marketplace gets is told there, by a job in the same transaction. */
export async function followTracking(
  { enqueue }: Pick<OrdersContext, 'enqueue'>,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  for (const { id, old, record } of changes) {
    const tracking = record?.delivery_order_id ?? null;
    if (!record || !isMarketOrder(record) || tracking === null) continue;
    if (tracking === (old?.delivery_order_id ?? null)) continue;
    await enqueue('push_tracking', { order: id, tracking }, { singletonKey: `${id} ${tracking}` });
  }
}

const readOrder = ({ within }: Pick<Context, 'within'>, id: number): Promise<Order | undefined> =>
  within('orders').change(async (inside) => (await asOrders(inside).records('order').find({ id }))[0]);

/**
 * Tells a marketplace a tracking code. What became of an earlier try is asked for first, and each try bears the same key, so that a code
 * is told once, also where an answer was lost.
 */
export const pushTracking = {
  as: 'sync',
  concurrency: 4,
  tries: 6,
  keyOf: ({ order }: Push) => String(order),
  async run(context: Pick<Context, 'within'>, { order: id, tracking = '' }: Push) {
    const order = await readOrder(context, Number(id));
    // Another code has come since, or nobody waits for it any more.
    if (!order || order.delivery_order_id !== tracking || order.status === 0) return;
    const { shop_connection_id: shop, platform_order_sn: code } = order;
    if (shop === null || code === null) return;
    await askShop(context, shop, async (port, call) => {
      if ((await port.readTracking(call, code)) === tracking) return;
      await port.pushTracking(call, { code, tracking, key: `tracking-${order.id}-${tracking}` });
    });
  },
  async onGivenUp(context: Pick<Context, 'within'>, { order: id }: Push, error: string) {
    const order = await readOrder(context, Number(id));
    if (order?.shop_connection_id) await notifyFailure(context, order.shop_connection_id, error);
  },
} as const;
