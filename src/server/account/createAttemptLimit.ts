import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';

/** So many attempts pass freely; each further one doubles the wait. A name is slowed, never locked: nobody can shut another out. */
const NAME_LIMIT = { free: 10, longestSecond: 60 };
const ADDRESS_LIMIT = { free: 100, longestSecond: 60 };

/** Counting starts anew after so long without an attempt. */
const FORGET_AFTER = "interval '15 minutes'";

export interface AttemptLimit {
  /**
   * Counts an attempt before it is judged, so that parallel guesses cannot slip by; throws Failure `too_many`
   * with the seconds to wait. Gives the function to call when the attempt succeeded.
   */
  begin(name: string, address: string): Promise<() => Promise<void>>;
}

/** Growing delays per name and per address, shared by all processes. */
export function createAttemptLimit(db: Db): AttemptLimit {
  return {
    async begin(name, address) {
      const nameBucket = `login:name:${name.slice(0, 100)}`;
      const addressBucket = `login:address:${address}`;
      await count(db, nameBucket, NAME_LIMIT);
      await count(db, addressBucket, ADDRESS_LIMIT);
      return () => forgive(db, nameBucket, addressBucket);
    },
  };
}

async function count(db: Db, bucket: string, limit: typeof NAME_LIMIT): Promise<void> {
  const { rows } = await db.withoutTenant('rate_limit').query(
    `insert into khuon_rate_limit as r (bucket, window_from, hits, expires_at)
values ($1, now(), 1, now() + ${FORGET_AFTER})
on conflict (bucket) do update set
 hits = case when r.expires_at < now() then 1 else r.hits + 1 end,
 blocked_until = case when r.expires_at >= now() and r.hits >= $2
  then now() + least($3, power(2, least(r.hits - $2, 20))) * interval '1 second' end,
 expires_at = now() + ${FORGET_AFTER}
where r.blocked_until is null or r.blocked_until <= now()
returning 1`,
    [bucket, limit.free, limit.longestSecond],
  );
  if (rows.length === 0)
    throw new Failure('too_many', { params: { seconds: await secondsLeft(db, bucket) } });
}

async function secondsLeft(db: Db, bucket: string): Promise<number> {
  const { rows } = await db
    .withoutTenant('rate_limit')
    .query<{ seconds: number }>(
      'select ceil(extract(epoch from blocked_until - now()))::int as seconds from khuon_rate_limit where bucket = $1',
      [bucket],
    );
  return Math.max(1, rows[0]?.seconds ?? 1);
}

async function forgive(db: Db, nameBucket: string, addressBucket: string): Promise<void> {
  await db.withoutTenant('rate_limit').query(
    `with gone as (delete from khuon_rate_limit where bucket = $1)
update khuon_rate_limit set hits = greatest(hits - 1, 0), blocked_until = null where bucket = $2`,
    [nameBucket, addressBucket],
  );
}
