import type { Db } from '#server/db/Db.ts';
import { Failure } from './Failure.ts';

/** Requests of one account, or of one address without a session, within one window. */
export interface RateLimits {
  account: number;
  address: number;
}

const WINDOW_MS = 10_000;

/** Generous for people and their scripts: 300 and 60 requests a second. */
const DEFAULT_LIMITS: RateLimits = { account: 3_000, address: 600 };

/** A process tells the others once it has counted this part of a limit; so an ordinary caller costs no statement at all. */
const SHARE_AT = 1 / 20;

interface Bucket {
  window: number;
  /** Of all processes, as last told. */
  shared: number;
  /** Own requests not yet told. */
  own: number;
  isSharing: boolean;
}

export interface RateLimit {
  /** Counts one request; throws Failure `too_many` with the seconds until the window ends. */
  count(kind: keyof RateLimits, key: string | number): void;
}

/**
 * General limits that hold over all processes without a round trip per request: each counts by itself and
 * shares its count in blocks, so at most processes × 5 % more than the limit may pass.
 */
export function createRateLimit(db: Db, now: () => Date, limits: RateLimits = DEFAULT_LIMITS): RateLimit {
  const buckets = new Map<string, Bucket>();

  function bucketOf(key: string, window: number): Bucket {
    const found = buckets.get(key);
    if (found?.window === window) return found;
    if (buckets.size > 10_000) forgetOld(buckets, window);
    const bucket = { window, shared: 0, own: 0, isSharing: false };
    buckets.set(key, bucket);
    return bucket;
  }

  return {
    count(kind, key) {
      const time = now().getTime();
      const window = Math.floor(time / WINDOW_MS);
      const name = `${kind}:${key}`;
      const bucket = bucketOf(name, window);
      if (bucket.shared + bucket.own >= limits[kind]) {
        const seconds = Math.ceil(((window + 1) * WINDOW_MS - time) / 1000);
        throw new Failure('too_many', { params: { seconds } });
      }
      bucket.own += 1;
      if (bucket.own >= limits[kind] * SHARE_AT && !bucket.isSharing) void share(db, name, bucket);
    },
  };
}

function forgetOld(buckets: Map<string, Bucket>, window: number): void {
  for (const [key, bucket] of buckets) if (bucket.window !== window) buckets.delete(key);
}

/** Adds the own count to the others'; when the database cannot answer, the process goes on with its own. */
async function share(db: Db, name: string, bucket: Bucket): Promise<void> {
  bucket.isSharing = true;
  const block = bucket.own;
  try {
    const { rows } = await db.withoutTenant('rate_limit').query<{ hits: number }>(
      `insert into khuon_rate_limit as r (bucket, window_from, hits, expires_at)
values ($1, now(), $2, now() + interval '1 minute')
on conflict (bucket) do update set hits = r.hits + $2 returning hits`,
      [`${name}:${bucket.window}`, block],
    );
    bucket.shared = rows[0]?.hits ?? bucket.shared + block;
    bucket.own -= block;
  } catch {
    bucket.shared += block;
    bucket.own -= block;
  } finally {
    bucket.isSharing = false;
  }
}
