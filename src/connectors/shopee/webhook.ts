import type { MarketplaceApp, MarketplacePush } from '#contract/marketplace.ts';
import { toFacts, toText } from './client.ts';
import { isSame, signPush } from './sign.ts';

/** Whether a push is Shopee's own: signed over the address as it was registered there and the bytes as they came. */
export function isSigned(
  { key }: MarketplaceApp,
  { url, signature, rawBody }: { url: string; signature: string; rawBody: Buffer },
): boolean {
  return key !== '' && isSame(signature, signPush(key, url, rawBody));
}

/** Numbers of the messages that mean something here. */
const KINDS: Readonly<Record<string, MarketplacePush['kind']>> = {
  '2': 'disconnected',
  '3': 'order',
  '4': 'order',
  '12': 'expiring',
};

export function readPush(rawBody: Buffer): MarketplacePush {
  const message = toFacts(JSON.parse(String(rawBody)));
  const data = toFacts(message['data']);
  const code = toText(data['ordersn']) || null;
  const kind = KINDS[toText(message['code'])] ?? 'other';
  return {
    shopId: toText(message['shop_id']) || toText(data['shop_id']),
    kind: kind === 'order' && code === null ? 'other' : kind,
    code,
  };
}
