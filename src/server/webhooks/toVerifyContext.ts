import type { VerifyContext } from '#contract/webhook.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { readSecret } from '#server/secrets/recordSecrets.ts';

/** What code is given that finds out whose a call without a session is. */
export function toVerifyContext(parts: ServerParts): VerifyContext {
  const { db, now } = parts;
  return {
    now: now(),
    query: (text, values) => db.withoutTenant('webhook').query(text, values),
    readSecret: (place) => readSecret(parts, db, place),
  };
}
