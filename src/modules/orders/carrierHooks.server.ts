import type { Context } from '#contract/context.ts';
import type { WebhookCode } from '#contract/webhook.ts';
import { asOrders } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { hookAnswerOf, readCarrierEvents, verifyHook } from '#modules/delivery/delivery.api.server.ts';
import { noteDelivery } from './deliveryEvents.server.ts';

type Carrier = NonNullable<Order['delivery_company']>;

/**
 * What a carrier tells of parcels: `POST /hooks/orders/<carrier>?shop=<account>&webhook_key=<word agreed on>`, or without the word where
 * it signs. Repeated, late and unknown messages are normal.
 */
const createHook = (carrier: Carrier) =>
  ({
    path: carrier.replace('_', '-'),
    tries: 6,
    answer: hookAnswerOf(carrier),
    verify: (request, context) => verifyHook(carrier, request, context),
    async work({ within, log }: Pick<Context, 'within' | 'log'>, { rawBody, receivedAt }) {
      const events = readCarrierEvents(carrier, rawBody, receivedAt);
      const still = events.filter(({ status }) => status === null).map(({ text }) => text);
      if (still.length > 0) log.info({ carrier, words: still }, 'a carrier says what moves no parcel');
      if (events.length > 0)
        await within('orders').change((inside) => noteDelivery(asOrders(inside), carrier, events));
    },
  }) satisfies WebhookCode;

export const carrierHooks = {
  ghn: createHook('ghn'),
  ghtk: createHook('ghtk'),
  viettel_post: createHook('viettel_post'),
  jt: createHook('jt'),
  spx: createHook('spx'),
};
