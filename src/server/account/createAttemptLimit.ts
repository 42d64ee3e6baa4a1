import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';

/** So many attempts pass freely; each further one doubles the wait. One is forgotten every `forgetSeconds`, where it says so. */
interface Backoff {
  free: number;
  longestSecond: number;
  forgetSeconds?: number;
}

/** Guesses at one name from one address: only who guesses there is slowed, nobody elsewhere. */
const PAIR: Backoff = { free: 10, longestSecond: 60 };

/** Guesses from one address, over all names. */
const ADDRESS: Backoff = { free: 100, longestSecond: 60 };

/**
 * Guesses at one name from all the addresses that it never signed in from. One is forgotten faster than a slowed
 * address may try, so that it takes many addresses to slow a stranger down, and none slows who is known.
 */
const STRANGERS: Backoff = { free: 30, longestSecond: 60, forgetSeconds: 20 };

/** Counting starts anew after so long without an attempt. */
const FORGET_AFTER = "interval '15 minutes'";

export interface AttemptLimit {
  /**
   * Counts an attempt before it is judged, so that parallel guesses cannot slip by; throws Failure `too_many`
   * with the seconds to wait. Gives the function to call when the attempt succeeded.
   */
  begin(name: string, address: string): Promise<() => Promise<void>>;
}

/** Growing delays, shared by all processes: an account is slowed for those who guess at it, never locked. */
export function createAttemptLimit(db: Db): AttemptLimit {
  return {
    async begin(typed, address) {
      const name = typed.slice(0, 100);
      const pair = `login:pair:${name} ${address}`;
      const ofAddress = `login:address:${address}`;
      const ofStrangers = `login:strangers:${name}`;
      await count(db, pair, PAIR);
      await count(db, ofAddress, ADDRESS);
      const isStranger = !(await isKnown(db, name, address));
      if (isStranger) await count(db, ofStrangers, STRANGERS);
      return () => resetAttempts(db, pair, isStranger ? [ofAddress, ofStrangers] : [ofAddress]);
    },
  };
}

/** Whether the account of a name has signed in from an address: its sessions are kept for a month beyond their end. */
async function isKnown(db: Db, name: string, address: string): Promise<boolean> {
  const { rows } = await db.withoutTenant('login').query(
    `select 1 from "account" a join khuon_session s on s.customer_id = a.customer_id and s.account_id = a.id
where a.username = $1 and a.deleted_at is null and s.address = $2 limit 1`,
    [name, address],
  );
  return rows.length > 0;
}

async function count(db: Db, bucket: string, backoff: Backoff): Promise<void> {
  const { free, longestSecond, forgetSeconds } = backoff;
  const { rows } = await db
    .withoutTenant('rate_limit')
    .query(COUNT, [bucket, free, longestSecond, forgetSeconds ?? null]);
  if (rows.length === 0)
    throw new Failure('too_many', { params: { seconds: await secondsLeft(db, bucket, backoff) } });
}

/** SQL of the wait that so many hits earn; `$2` pass freely, `$3` seconds are the longest. */
const waitOf = (hits: string): string =>
  `least($3::int4, power(2, least(${hits} - 1 - $2::int4, 20))) * interval '1 second'`;

/**
 * One statement, so that of parallel attempts each is counted; one that still has to wait counts for nothing. What began
 * later than now began before the clock went back.
 */
const COUNT = `insert into khuon_rate_limit as r (bucket, window_from, hits, expires_at)
values ($1, now(), 1, now() + ${FORGET_AFTER})
on conflict (bucket) do update set (hits, window_from, blocked_until, expires_at) = (
 select h.hits, least(now(), greatest(r.window_from, r.window_from + f.times * $4::int4 * interval '1 second', case when h.hits = 1 then now() end)),
  case when h.hits > $2 then now() + ${waitOf('h.hits')} end, now() + ${FORGET_AFTER}
 from (select greatest(0, floor(extract(epoch from now() - r.window_from) / $4::int4)) as times) f,
 lateral (select case when r.expires_at < now() or f.times >= r.hits then 1 else 1 + r.hits - f.times::int4 end as hits) h)
where r.blocked_until is null or r.blocked_until <= now()
returning 1`;

/** Never more than the wait that was earned: a block that seems longer was made before the clock went back, and begins now. */
async function secondsLeft(db: Db, bucket: string, { free, longestSecond }: Backoff): Promise<number> {
  const { rows } = await db.withoutTenant('rate_limit').query<{ seconds: number }>(
    `with begun as (
 update khuon_rate_limit set blocked_until = now() + ${waitOf('hits')}
 where bucket = $1 and blocked_until > now() + ${waitOf('hits')} returning blocked_until)
select ceil(extract(epoch from coalesce((select b.blocked_until from begun b), r.blocked_until) - now()))::int as seconds
from khuon_rate_limit r where r.bucket = $1`,
    [bucket, free, longestSecond],
  );
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Who knew the password had no wait to earn: his own guesses are forgotten, of those counted with others' only this one. */
async function resetAttempts(db: Db, own: string, shared: readonly string[]): Promise<void> {
  await db.withoutTenant('rate_limit').query(
    `with gone as (delete from khuon_rate_limit where bucket = $1)
update khuon_rate_limit set hits = greatest(hits - 1, 0), blocked_until = null where bucket = any($2::text[])`,
    [own, shared],
  );
}
