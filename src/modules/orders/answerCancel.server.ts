import type { Context } from '#contract/context.ts';
import { MarketplaceError } from '#contract/marketplace.ts';
import type { RecordChange } from '#contract/module.ts';
import { asOrders, type OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { askShop } from '#modules/market/market.api.server.ts';
import { notifyFailure } from './marketplace.server.ts';

/* A buyer asks a marketplace to cancel: the shop answers there by a job, and our order follows what the marketplace makes of it. */

type OrderChange = RecordChange<Order>;

const answer =
  (isAgreed: boolean) =>
  async ({ enqueue }: OrdersContext, changes: readonly OrderChange[]): Promise<void> => {
    for (const { id } of changes) await enqueue('answer_cancel', { order: id, isAgreed });
  };

export const acceptCancel = answer(true);
export const rejectCancel = answer(false);

interface Answer {
  order?: number;
  isAgreed?: boolean;
}

const readAsked = ({ within }: Pick<Context, 'within'>, id: number): Promise<Order | undefined> =>
  within('orders').change(async (inside) => (await asOrders(inside).records('order').find({ id }))[0]);

/** Tells the marketplace, and asks it for the order again: also where it refuses, for somebody may have answered there. */
export const answerCancelJob = {
  as: 'sync',
  concurrency: 4,
  tries: 6,
  keyOf: ({ order }: Answer) => String(order),
  async run(context: Pick<Context, 'within'>, { order: id, isAgreed = false }: Answer) {
    const order = await readAsked(context, Number(id));
    const { shop_connection_id: shop, platform_order_sn: code, cancel_asked } = order ?? {};
    if (!shop || !code || cancel_asked !== true) return;
    try {
      await askShop(context, shop, (port, call) => port.answerCancel(call, { code, isAgreed }));
    } catch (error) {
      if (!(error instanceof MarketplaceError) || error.reason !== 'refused') throw error;
      await notifyFailure(context, shop, error.message);
    }
    await context
      .within('orders')
      .change((inside) => asOrders(inside).enqueue('take_again', { shop, codes: [code] }));
  },
  async onGivenUp(context: Pick<Context, 'within'>, { order: id }: Answer, error: string) {
    const order = await readAsked(context, Number(id));
    if (order?.shop_connection_id) await notifyFailure(context, order.shop_connection_id, error);
  },
} as const;
