import { createHash, createHmac } from 'node:crypto';

/** The word that proves that who exchanges a code is who asked for it: 43 characters, the same for the same way. */
export function toVerifier(key: string, state: string): string {
  if (key === '') throw new Error('Zalo: the app secret is empty');
  return createHmac('sha256', key).update(state).digest('base64url');
}

/** What is shown of a verifier before (PKCE, S256). */
export const toChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Parts of an event that its signature is made of. */
interface SignedEvent {
  appId: string;
  /** As it came. */
  body: Buffer;
  timestamp: string;
  secret: string;
}

/** The `mac` of an event in hex: a plain hash with the secret at its end, no HMAC (domain A4). */
export const signEvent = ({ appId, body, timestamp, secret }: SignedEvent): string =>
  createHash('sha256').update(appId).update(body).update(timestamp).update(secret).digest('hex');
