import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { CarrierError, type CarrierPlace, type CarrierPort } from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import type { DeliveryShop } from '#generated/delivery/delivery-shop.entity.gen.ts';
import { asDelivery, type DeliveryContext } from '#generated/delivery/module.gen.server.ts';
import { note, openCall } from './accounts.server.ts';

/* Whether accounts at carriers are still good: each is asked for the fee of a small parcel within a town, which makes nothing. */

const TOWN: CarrierPlace = {
  isTwoLevel: true,
  city: 'Thành phố Hà Nội',
  district: null,
  ward: 'Phường Hoàn Kiếm',
  address: '1 Hàng Bạc',
};
const GRAMS = 500;

interface About {
  shop?: number;
}

/** Somebody wants to know it of some accounts; what comes of it stands at them. */
export async function checkDeliveryShops(
  { enqueue }: DeliveryContext,
  changes: readonly RecordChange<DeliveryShop>[],
): Promise<void> {
  for (const { id } of changes) await enqueue('check_shop', { shop: id }, { singletonKey: `shop ${id}` });
}

/** Every night, of all that are in use. */
export const checkAllShops = {
  as: 'timer',
  run: ({ within }: Pick<Context, 'within'>) =>
    within('delivery').change(async (inside) => {
      const { records, enqueue } = asDelivery(inside);
      for (const { id } of await records('delivery_shop').find({ active: true }))
        await enqueue('check_shop', { shop: id }, { singletonKey: `shop ${id}` });
    }),
} satisfies Partial<JobCode>;

export const checkShop = {
  as: 'sync',
  concurrency: 4,
  tries: 1,
  keyOf: ({ shop }: About) => String(shop),
  async run({ within }: Pick<Context, 'within'>, { shop: id }: About) {
    const own = within('delivery');
    const [shop] = await own.change((inside) =>
      asDelivery(inside)
        .records('delivery_shop')
        .find({ id: Number(id) }),
    );
    const port: CarrierPort | undefined = shop && CARRIERS[shop.delivery_company];
    if (!shop || !port) return;
    await note(own, { id: shop.id, ...(await ask(own, shop, port)) });
  },
} as const;

type Found = Partial<Pick<DeliveryShop, 'token_status' | 'checked_at' | 'last_error'>>;

/** What the carrier refuses in words he has understood, and knows who asks; without an answer nothing is known. */
async function ask(own: Context, shop: DeliveryShop, port: CarrierPort): Promise<Found> {
  const checked_at = own.now.toISOString();
  const call = await openCall(own, shop);
  if (!call) return { token_status: 'not_connected', checked_at };
  try {
    const parcel = { from: TOWN, to: TOWN, weight: GRAMS, size: null, cod: 0, value: 0, now: own.now };
    await port.quote(call, parcel);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    if (error.reason === 'account') return { token_status: 'expired', checked_at, last_error: error.message };
    if (error.reason !== 'refused') return { last_error: error.message };
  }
  return { token_status: 'valid', checked_at };
}
