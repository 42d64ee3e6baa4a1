import type { CarrierCall } from '#contract/carrier.ts';
import type { Context } from '#contract/context.ts';
import type { Draft } from '#contract/module.ts';
import type { DeliveryShop } from '#generated/delivery/delivery-shop.entity.gen.ts';
import { asDelivery } from '#generated/delivery/module.gen.server.ts';

/* An account at a carrier, as he is asked by it, and what becomes of it. */

const MAX_ERROR = 500;

/** Nobody is asked without the secret by which he knows us; null where none is entered. */
export async function openCall(own: Context, shop: DeliveryShop): Promise<CarrierCall | null> {
  const read = (field: string) => own.readSecret('delivery_shop', shop.id, field);
  const [token, password, appSecret, userSecret] = await Promise.all([
    read('token'),
    read('password'),
    read('app_secret'),
    read('user_secret'),
  ]);
  if (token === null && password === null && userSecret === null) return null;
  const { url, shop_id: shopId, username, company_id: companyId, carrier_customer_id: customerId } = shop;
  const { app_id: appId, user_id: userId } = shop;
  const names = { shopId, username, companyId, customerId, appId, userId };
  const account = { url, ...names, token, password, appSecret, userSecret };
  return { http: own.ports.http, account, now: own.now };
}

/** The account has to be mended by a person; it says why. */
export const expire = (own: Context, { id }: DeliveryShop, error: string): Promise<void> =>
  note(own, { id, token_status: 'expired', last_error: error });

/** What has been found out of an account stands at it. */
export const note = (
  own: Context,
  { last_error, ...found }: Draft<DeliveryShop> & { id: number },
): Promise<void> =>
  own.change(async (inside) => {
    const words = last_error?.slice(0, MAX_ERROR) ?? null;
    await asDelivery(inside)
      .records('delivery_shop')
      .update([{ ...found, last_error: words }]);
  });
