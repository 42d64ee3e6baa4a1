import { signPush } from '../sign.ts';
import { secondsOf, type Json, type SandboxOrder, type SandboxShop, type SandboxState } from './state.ts';

/** A message to whoever has registered an address for it. */
export interface Push {
  url: string;
  body: string;
  signature: string;
}

/** The message of an order's state, signed as theirs; with `forged` signed by somebody who does not know the key. */
export function toPush(
  state: SandboxState,
  { shop, order, forged = false }: { shop: SandboxShop; order: SandboxOrder; forged?: boolean },
): Push {
  const { order_sn: ordersn, order_status: status, update_time } = order;
  return sign(
    state,
    { code: 3, shop, data: { items: [], ordersn, status, completed_scenario: '', update_time } },
    forged,
  );
}

/** The message that a seller has taken his shop back (2), or will have to renew it (12). */
export const toShopPush = (state: SandboxState, shop: SandboxShop, code: 2 | 12): Push =>
  sign(state, { code, shop, data: { shop_id: Number(shop.id) } }, false);

function sign(
  state: SandboxState,
  { code, shop, data }: { code: number; shop: SandboxShop; data: Json },
  forged: boolean,
): Push {
  const { pushUrl: url, partnerKey } = state.settings;
  const body = JSON.stringify({ data, shop_id: Number(shop.id), code, timestamp: secondsOf(state) });
  const key = forged ? `${partnerKey}-not` : partnerKey;
  return { url, body, signature: signPush(key, url, Buffer.from(body)) };
}

/** Sends a message, and gives the status of the answer; 0 where nobody answered. */
export async function send({ url, body, signature }: Push): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: signature };
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  return answer?.status ?? 0;
}
