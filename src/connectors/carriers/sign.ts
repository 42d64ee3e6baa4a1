import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/* How J&T and SPX sign; the others know us by a token alone. */

/** `digest` of J&T: the bytes of the MD5 of `bizContent` with the key behind it, in base64. */
export const digestJt = (bizContent: string, key: string): string =>
  createHash('md5').update(`${bizContent}${key}`).digest('base64');

const JT_SALT = 'jadada369t3';

/** `password` in what J&T is asked. */
export const hashJtPassword = (plain: string): string =>
  createHash('md5').update(`${plain}${JT_SALT}`).digest('hex').toUpperCase();

/** What SPX signs besides the body, as the headers say it. */
export interface SpxSigned {
  appId: string;
  /** Seconds since 1970. */
  timestamp: string;
  random: string;
}

/** `check-sign` of SPX, of calls and of webhooks: over the body as it is sent, byte by byte. */
export function checkSignSpx(
  secret: string,
  { appId, timestamp, random }: SpxSigned,
  rawBody: string | Buffer,
): string {
  // An empty key makes signatures that look right.
  if (secret === '') throw new Error('SPX: the key of the app is empty');
  const start = `${appId}_${timestamp}_${random}_`;
  return createHmac('sha256', secret).update(start).update(rawBody).digest('hex');
}

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
