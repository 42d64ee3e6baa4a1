import type { RecordChange, Sent } from '#contract/module.ts';
import type { ApiKey } from '#generated/system/api-key.entity.gen.ts';
import type {
  CreateApiKeyActionInput,
  CreateApiKeyActionResult,
} from '#generated/system/create-api-key.action.gen.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import { createToken, hashToken } from '#server/account/tokens.ts';

/** So many letters of a key are kept readable. */
const START = 6;

/** Makes a key and tells it, this once: what is stored is its hash. */
export async function createApiKey(
  { records }: SystemContext,
  { name }: Sent<CreateApiKeyActionInput>,
): Promise<CreateApiKeyActionResult> {
  const key = createToken();
  await records('api_key').create([{ name, key_start: key.slice(0, START), key_hash: hashToken(key) }]);
  return { key };
}

/** Keys are worth nothing from now on. */
export async function revokeApiKeys(
  { records, now }: SystemContext,
  changes: readonly RecordChange<ApiKey>[],
): Promise<void> {
  const revoked_at = now.toISOString();
  await records('api_key').update(changes.map(({ id }) => ({ id, active: false, revoked_at })));
}
