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
 * is being worked on. Throws Failure `idempotency_mismatch` when the key was used for another request.
 */
export async function claimCall(
  db: Db,
  { customerId, accountId, key, requestHash }: IdempotencyKey,
): Promise<'claimed' | 'running' | CallAnswer> {
  const owner = db.withoutTenant('idempotency');
  const { rowCount } = await owner.query(
    `insert into khuon_idempotency as i (customer_id, account_id, key, request_hash) values ($1, $2, $3, $4)
on conflict (customer_id, account_id, key) do update set created_at = now()
where i.answer is null and i.request_hash = $4 and i.created_at < now() - ${STALE_AFTER}`,
    [customerId, accountId, key, requestHash],
  );
  if (rowCount > 0) return 'claimed';
  const { rows } = await owner.query<{ status: number | null; body: string | null; hash: string }>(
    `select status, answer as body, request_hash as hash from khuon_idempotency
where customer_id = $1 and account_id = $2 and key = $3`,
    [customerId, accountId, key],
  );
  const [stored] = rows;
  // The one that had it was refused meanwhile.
  if (!stored) return 'running';
  const [hash, proof = null] = stored.hash.split(GAP);
  if (hash !== requestHash) throw new Failure('idempotency_mismatch', { params: { value: key } });
  const { status, body } = stored;
  return status === null || body === null ? 'running' : { status, body, proof };
}

/** Keeps the answer for the next request with the same key. */
export async function keepAnswer(
  db: Db,
  { customerId, accountId, key, requestHash }: IdempotencyKey,
  { status, body, proof }: CallAnswer,
): Promise<void> {
  await db.withoutTenant('idempotency').query(
    `update khuon_idempotency set status = $4, answer = $5, request_hash = $6
where customer_id = $1 and account_id = $2 and key = $3 and answer is null`,
    [customerId, accountId, key, status, body, proof === null ? requestHash : requestHash + GAP + proof],
  );
}

/** Gives a claim back after a refusal: the next try is judged anew. */
export async function forgetCall(db: Db, { customerId, accountId, key }: IdempotencyKey): Promise<void> {
  await db
    .withoutTenant('idempotency')
    .query(
      'delete from khuon_idempotency where customer_id = $1 and account_id = $2 and key = $3 and answer is null',
      [customerId, accountId, key],
    );
}
