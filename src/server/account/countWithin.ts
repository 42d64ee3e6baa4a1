import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';

/** So many times within so many seconds. */
export interface Limit {
  times: number;
  seconds: number;
}

/**
 * Counts one event of a bucket over all processes; throws Failure `too_many` with the seconds until the window ends
 * once `times` are used up. A refused event is not counted. A window that begins later than now was begun before the
 * clock went back: it begins now, so that nobody waits longer than it is long.
 */
export async function countWithin(db: Db, bucket: string, { times, seconds }: Limit): Promise<void> {
  const owner = db.withoutTenant('rate_limit');
  const { rowCount } = await owner.query(
    `insert into khuon_rate_limit as r (bucket, window_from, hits, expires_at)
values ($1, now(), 1, now() + $3 * interval '1 second')
on conflict (bucket) do update set
 hits = case when r.expires_at <= now() then 1 else r.hits + 1 end,
 window_from = case when r.expires_at <= now() then now() else least(r.window_from, now()) end,
 expires_at = case when r.expires_at <= now() then now() + $3 * interval '1 second' else least(r.expires_at, now() + $3 * interval '1 second') end
where r.expires_at <= now() or r.hits < $2`,
    [bucket, times, seconds],
  );
  if (rowCount > 0) return;
  throw new Failure('too_many', { params: { seconds: await secondsLeft(db, bucket, seconds) } });
}

/** Takes the last event of a bucket back, as when what it counted did not happen. */
export async function uncount(db: Db, bucket: string): Promise<void> {
  await db
    .withoutTenant('rate_limit')
    .query('update khuon_rate_limit set hits = greatest(hits - 1, 0) where bucket = $1', [bucket]);
}

async function secondsLeft(db: Db, bucket: string, longest: number): Promise<number> {
  const { rows } = await db.withoutTenant('rate_limit').query<{ seconds: number }>(
    `with begun as (
 update khuon_rate_limit set window_from = now(), expires_at = now() + $2 * interval '1 second'
 where bucket = $1 and expires_at > now() + $2 * interval '1 second' returning expires_at)
select ceil(extract(epoch from coalesce((select b.expires_at from begun b), r.expires_at) - now()))::int as seconds
from khuon_rate_limit r where r.bucket = $1`,
    [bucket, longest],
  );
  return Math.max(1, rows[0]?.seconds ?? 1);
}
