import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerModel } from '#contract/model.ts';
import type { Config } from '#server/config.ts';

/**
 * Keys of secrets: those of `SECRET_KEY`; beside the embedded database one that is made at the first start. Throws an Error of one
 * line where schemas have secrets and there is no key.
 */
export function readKeys(
  { secretKeys, databaseUrl, dataDir }: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDir'>,
  { entities }: Pick<ServerModel, 'entities'>,
): readonly string[] {
  const isNeeded = entities.some(({ fields }) => fields.some(({ secret }) => secret));
  if (secretKeys.length > 0 || !isNeeded) return secretKeys;
  if (databaseUrl !== undefined)
    throw new Error(
      'SECRET_KEY is not set: secrets are encrypted with it. Set 32 random characters or more.',
    );
  return [readOwnKey(path.join(dataDir, 'secret.key'))];
}

/** Of two that make it at once one does. */
function readOwnKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
