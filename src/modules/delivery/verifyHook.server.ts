import { timingSafeEqual } from 'node:crypto';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import type { VerifiedEvent, VerifyContext, WebhookRequest } from '#contract/webhook.ts';

const FIND =
  'select customer_id, app_id from delivery_shop where id = $1 and delivery_company = $2 and active and deleted_at is null';

/**
 * Whether a call comes from the carrier of an account: signed with the key of its app, as SPX does, or from who knows the word that was
 * agreed on. That stands in the address that is registered there, as GHN, GHTK and J&T sign nothing, or in `Authorization`, as Viettel Post sends it.
 */
export async function verifyHook(
  carrier: string,
  request: WebhookRequest,
  { query, readSecret }: VerifyContext,
): Promise<VerifiedEvent | null> {
  const { headers, query: asked } = request;
  const id = Number(/^[1-9]\d{0,14}$/.exec(asked['shop'] ?? '')?.[0] ?? 0);
  if (id === 0) return null;
  const { rows } = await query<{ customer_id: number; app_id: string | null }>(FIND, [id, carrier]);
  const [shop] = rows;
  if (!shop) return null;
  const customerId = shop.customer_id;
  const read = (field: string) => readSecret({ customerId, entity: 'delivery_shop', id, field });
  const verified = { customerId, key: `account ${id}` };
  const port = CARRIERS[carrier];
  if (port?.isSigned)
    return port.isSigned(request, { appId: shop.app_id, appSecret: await read('app_secret') })
      ? verified
      : null;
  const key = await read('webhook_key');
  const given = asked['webhook_key'] ?? headers['authorization'] ?? '';
  return key !== null && isSame(given, key) ? verified : null;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
