import type { MarketplacePush } from '#contract/marketplace.ts';
import type { VerifyContext, WebhookRequest } from '#contract/webhook.ts';
import { portOf, type PlatformId } from './platforms.server.ts';

/** A push that is the marketplace's own, and whose shop it is about. */
export interface VerifiedPush extends MarketplacePush {
  customerId: number;
  /** Id of `shop_connection`. */
  connection: number;
}

interface Signer {
  customer: number;
  connection: number;
  app: number;
  url: string;
  app_id: string;
  push_url: string;
}

/** The shop of a push by its number there, and the apps of which one is to have signed it; over all companies, so no company's typed tables. */
const FIND = `select c.customer_id as customer, c.id as connection, a.id as app, a.url, a.app_id, a.push_url
from shop_connection c join market_app a on a.customer_id = c.customer_id and a.platform = c.platform and a.deleted_at is null
where c.platform = $1 and c.shop_id = $2 and c.deleted_at is null`;

/** Null for a push about a shop that is not ours, or that somebody else has signed. Throws SyntaxError for what is no push. */
export async function verifyPush(
  platform: PlatformId,
  { headers, rawBody }: WebhookRequest,
  { query, readSecret }: VerifyContext,
): Promise<VerifiedPush | null> {
  const port = portOf(platform);
  const push = port.readPush(rawBody);
  const { rows: signers } = await query<Signer>(FIND, [platform, push.shopId]);
  for (const { customer: customerId, connection, ...signer } of signers) {
    const key = await readSecret({ customerId, entity: 'market_app', id: signer.app, field: 'app_secret' });
    const app = { url: signer.url, id: signer.app_id, key: key ?? '' };
    const signature = headers['authorization'] ?? '';
    if (port.isSigned(app, { url: signer.push_url, signature, rawBody }))
      return { ...push, customerId, connection };
  }
  return null;
}

/** What a push says, once it is verified. */
export const readPush = (platform: PlatformId, rawBody: Buffer): MarketplacePush =>
  portOf(platform).readPush(rawBody);
