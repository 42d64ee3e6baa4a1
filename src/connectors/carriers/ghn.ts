import { CarrierError, type CarrierPort } from '#contract/carrier.ts';
import { ask, isFacts, textOf } from './client.ts';
import { readEvent, statusOf, timeOf, wordsOf, type Words } from './events.ts';

const NAME = 'GHN';
const BASE = 'https://online-gateway.ghn.vn/shiip/public-api';

/** Lost and damaged parcels are for people to settle. */
const WORDS: Words = {
  50: ['ready_to_pick'],
  55: ['picking', 'money_collect_picking'],
  100: ['picked'],
  200: ['storing', 'transporting', 'sorting', 'delivering', 'money_collect_delivering'],
  225: ['delivery_fail'],
  250: ['delivered'],
  275: ['waiting_to_return', 'return', 'return_transporting', 'return_sorting', 'returning', 'return_fail'],
  402: ['returned'],
  700: ['cancel'],
};

/** Giao Hàng Nhanh. */
export const ghn: CarrierPort = {
  readEvents: (rawBody, receivedAt) =>
    readEvent(rawBody, (facts) => ({
      tracking: textOf(facts['OrderCode']),
      status: statusOf(WORDS, textOf(facts['Status'])),
      at: timeOf(textOf(facts['Time']), receivedAt),
      text: wordsOf(facts['Reason']) ?? wordsOf(facts['Status']),
      place: wordsOf(facts['Warehouse']),
    })),
  async cancel(call, { tracking }) {
    const { token, shopId } = call.account;
    const { status, facts } = await ask(call, {
      name: NAME,
      base: BASE,
      path: '/v2/switch-status/cancel',
      headers: { Token: token ?? '', ShopId: shopId ?? '' },
      body: { order_codes: [tracking] },
    });
    if (status === 401) throw new CarrierError('account', `${NAME}: ${textOf(facts['message'])}`);
    if (facts['code'] !== 200) throw new CarrierError('refused', `${NAME}: ${textOf(facts['message'])}`);
    // They answer for each parcel by itself.
    const rows: readonly unknown[] = Array.isArray(facts['data']) ? facts['data'] : [];
    const row = rows.filter(isFacts).find((one) => textOf(one['order_code']) === tracking);
    if (row?.['result'] !== true)
      throw new CarrierError('refused', `${NAME}: ${textOf(row?.['message']) || 'unknown order'}`);
  },
};
