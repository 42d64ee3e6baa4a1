import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/Db.ts';
import { Failure } from '../http/Failure.ts';

export interface StoredAnswer {
  status: number;
  /** JSON text, byte for byte what was answered. */
  body: string;
}

export interface IdempotencyKey {
  customerId: number;
  accountId: number;
  /** Of the `Idempotency-Key` header, at most 255 characters. */
  key: string;
  /** Of method, address and body. */
  requestHash: string;
}

/** Members that a quick hash must not be made of: whoever reads it could try passwords out by the million. */
const SECRET = /password|secret|token/i;

/** SHA-256 (hex) over what makes two requests the same; secrets are left out. */
export function hashRequest(method: string, url: string, body: unknown): string {
  const text = JSON.stringify(body ?? null, (name, value: unknown) => (SECRET.test(name) ? null : value));
  return createHash('sha256').update(`${method} ${url}\n${text}`).digest('hex');
}

/** The secrets of a body, which its hash leaves out; null where it has none. */
export function printSecrets(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const secrets = Object.entries(body).filter(([name]) => SECRET.test(name));
  return secrets.length === 0
    ? null
    : JSON.stringify(secrets.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The `Idempotency-Key` of a request; null where there is none. Throws Failure `invalid` for one that is no key. */
export function readHeaderKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length === 0 || key.length > 255)
    throw new Failure('invalid', {
      problems: [{ path: 'Idempotency-Key', code: 'too_long', params: { limit: 255, value: key } }],
    });
  return key;
}

/**
 * Claims a key inside the transaction that does the work: the row goes in first, so a second request with the
 * same key waits for the first one's end and then gets its answer. Null: the work is to be done now.
 * Throws `idempotency_mismatch` when the key was used for another request.
 */
export async function claimKey(
  tx: Tx,
  { customerId, accountId, key, requestHash }: IdempotencyKey,
): Promise<StoredAnswer | null> {
  const claimed = await tx.query(
    `insert into "khuon_idempotency" ("customer_id", "account_id", "key", "request_hash") values ($1, $2, $3, $4) on conflict do nothing`,
    [customerId, accountId, key, requestHash],
  );
  if (claimed.rowCount > 0) return null;
  const { rows } = await tx.query<{ request_hash: string; status: number | null; answer: string | null }>(
    `select "request_hash", "status", "answer" from "khuon_idempotency" where "customer_id" = $1 and "account_id" = $2 and "key" = $3`,
    [customerId, accountId, key],
  );
  const [stored] = rows;
  if (stored?.request_hash !== requestHash)
    throw new Failure('idempotency_mismatch', { params: { value: key } });
  if (stored.status === null || stored.answer === null) throw new Failure('same_request_running');
  return { status: stored.status, body: stored.answer };
}

/** Keeps the answer for the next request with the same key. */
export async function storeAnswer(
  tx: Tx,
  { customerId, accountId, key }: IdempotencyKey,
  answer: StoredAnswer,
): Promise<void> {
  await tx.query(
    `update "khuon_idempotency" set "status" = $4, "answer" = $5 where "customer_id" = $1 and "account_id" = $2 and "key" = $3`,
    [customerId, accountId, key, answer.status, answer.body],
  );
}
