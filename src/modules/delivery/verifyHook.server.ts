import { timingSafeEqual } from 'node:crypto';
import type { VerifiedEvent, VerifyContext, WebhookRequest } from '#contract/webhook.ts';

const FIND =
  'select customer_id from delivery_shop where id = $1 and delivery_company = $2 and active and deleted_at is null';

/**
 * Whether a call comes from who knows the word that an account has agreed on with its carrier: in the address that is registered there, as
 * GHN and GHTK sign nothing, or in `Authorization`, as Viettel Post sends it.
 */
export async function verifyHook(
  carrier: string,
  { headers, query: asked }: WebhookRequest,
  { query, readSecret }: VerifyContext,
): Promise<VerifiedEvent | null> {
  const id = Number(/^[1-9]\d{0,14}$/.exec(asked['shop'] ?? '')?.[0] ?? 0);
  if (id === 0) return null;
  const { rows } = await query<{ customer_id: number }>(FIND, [id, carrier]);
  const [shop] = rows;
  if (!shop) return null;
  const customerId = shop.customer_id;
  const key = await readSecret({ customerId, entity: 'delivery_shop', id, field: 'webhook_key' });
  const given = asked['webhook_key'] ?? headers['authorization'] ?? '';
  return key !== null && isSame(given, key) ? { customerId, key: `account ${id}` } : null;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
