import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed of a call: its path and who asks. Parameters and body are not. */
export interface SignedCall {
  partnerId: string;
  /** From `/api/v2/`. */
  path: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** Of calls for a shop. */
  token?: string;
  shopId?: string;
}

const hmac = (key: string, text: string | Buffer): string => {
  // An empty key makes signatures that look right.
  if (key === '') throw new Error('Shopee: the partner key is empty');
  return createHmac('sha256', key).update(text).digest('hex');
};

/** The signature of a call. The key is taken as text, though it looks like a hexadecimal number. */
export const signCall = (
  key: string,
  { partnerId, path, timestamp, token = '', shopId = '' }: SignedCall,
): string => hmac(key, `${partnerId}${path}${timestamp}${token}${shopId}`);

/** The signature of a push: over the address as it was registered, and the bytes of the body. */
export const signPush = (key: string, url: string, rawBody: Buffer): string =>
  hmac(key, Buffer.concat([Buffer.from(`${url}|`), rawBody]));

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
