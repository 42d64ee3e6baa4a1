import type { Db } from '#server/db/Db.ts';
import type { IdempotencyKey, StoredAnswer } from '#server/write/idempotency.ts';
import { Failure } from './Failure.ts';

/** The answer of a call, with what proves its passwords: a hash that is as slow as that of an account's own; null: it has none. */
export interface CallAnswer extends StoredAnswer {
  proof: string | null;
}

/** A process that ended in the middle of a call leaves its claim: after so long it is anybody's. */
const STALE_AFTER = "interval '1 minute'";

/** Between the hash of a request and the proof of its passwords; neither has a blank. */
const GAP = ' ';

/**
 * Claims the key for a call that is to be worked on now, or gives the answer of the one that had it before, or says that one
 * is being worked on. A claim stands beside the limits of calls, not among the answers: of a refused call nothing is left
 * there. Throws Failure `idempotency_mismatch` when the key was used for another request.
 */
export async function claimCall(db: Db, key: IdempotencyKey): Promise<'claimed' | 'running' | CallAnswer> {
  const before = await readAnswer(db, key);
  if (before) return before;
  const { rowCount } = await db.withoutTenant('rate_limit').query(
    `insert into khuon_rate_limit as r (bucket, window_from, hits, expires_at) values ($1, now(), 1, now() + ${STALE_AFTER})
on conflict (bucket) do update set window_from = now(), expires_at = now() + ${STALE_AFTER} where r.expires_at <= now()`,
    [toBucket(key)],
  );
  if (rowCount === 0) return 'running';
  // The one that had it may have ended between the two statements.
  try {
    const meanwhile = await readAnswer(db, key);
    if (!meanwhile) return 'claimed';
    await forgetCall(db, key);
    return meanwhile;
  } catch (error) {
    await forgetCall(db, key);
    throw error;
  }
}

const toBucket = ({ customerId, accountId, key }: IdempotencyKey): string =>
  `call:${customerId}.${accountId}:${key}`;

async function readAnswer(
  db: Db,
  { customerId, accountId, key, requestHash }: IdempotencyKey,
): Promise<CallAnswer | undefined> {
  const { rows } = await db.withoutTenant('idempotency').query<StoredAnswer & { hash: string }>(
    `select status, answer as body, request_hash as hash from khuon_idempotency
where customer_id = $1 and account_id = $2 and key = $3 and answer is not null`,
    [customerId, accountId, key],
  );
  const [stored] = rows;
  if (!stored) return undefined;
  const [hash, proof = null] = stored.hash.split(GAP);
  if (hash !== requestHash) throw new Failure('idempotency_mismatch', { params: { value: key } });
  return { status: stored.status, body: stored.body, proof };
}

/** Keeps the answer for the next request with the same key, and gives the claim back. */
export async function keepAnswer(
  db: Db,
  key: IdempotencyKey,
  { status, body, proof }: CallAnswer,
): Promise<void> {
  const { customerId, accountId, requestHash } = key;
  const hash = proof === null ? requestHash : requestHash + GAP + proof;
  await db.withoutTenant('idempotency').query(
    `insert into khuon_idempotency (customer_id, account_id, key, request_hash, status, answer)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [customerId, accountId, key.key, hash, status, body],
  );
  await forgetCall(db, key);
}

/** Gives a claim back: after a refusal the next try is judged anew. */
export async function forgetCall(db: Db, key: IdempotencyKey): Promise<void> {
  await db
    .withoutTenant('rate_limit')
    .query('delete from khuon_rate_limit where bucket = $1', [toBucket(key)]);
}
