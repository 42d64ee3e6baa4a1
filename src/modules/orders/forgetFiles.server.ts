import type { Context } from '#contract/context.ts';
import { asOrders } from '#generated/orders/module.gen.server.ts';

/** Days that sheets of orders are kept: buyers stand in them (screen book, /orders/create-excel). */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** Takes the files from uploads that are older; how many rows there were stays. */
export const forgetFiles = {
  as: 'timer',
  run: (context: Pick<Context, 'within'>) =>
    context.within('orders').change(async (inside) => {
      const { db, records, now } = asOrders(inside);
      const old = await db
        .selectFrom('order_file')
        .select('id')
        .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString())
        .where('file', 'is not', null)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      await records('order_file').update(old.map(({ id }) => ({ id, file: null, error_file: null })));
    }),
} as const;
