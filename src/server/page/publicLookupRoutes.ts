import type { LookupAnswer, PublicLookupModel } from '#contract/page.ts';
import type { Calls } from '#server/http/Calls.ts';
import { countWithin, uncount, type Limit } from '#server/account/countWithin.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compilePublicLookup, type PublicLookupSql } from './compilePublicLookup.ts';

type LookupParts = Pick<ServerParts, 'db' | 'model'>;

const PUBLIC = { config: { access: 'public' } } as const;

/** Looks of one address: people look at a few codes, those who try them out at many. */
const LOOKS: Limit = { times: 60, seconds: 60 };
/** Codes that do not exist, or whose second code is wrong, of one address; and second codes tried at one code from anywhere. */
const WRONG: Limit = { times: 20, seconds: 600 };

/** The public checks of codes: what everybody may know of one record, without a session and of any customer. */
export function publicLookupRoutes(calls: Calls, { db, model }: LookupParts): void {
  for (const lookup of model.lookups) {
    const sql = compilePublicLookup(lookup, model);
    calls.post(lookup.url, PUBLIC, async ({ body, ip }) => {
      const { code, hash_code } = readFields(body, { code: 'text', hash_code: 'text?' });
      await countWithin(db, `check:${ip}`, LOOKS);
      return check(db, lookup, sql, { code: toCode(code), secret: hash_code && toCode(hash_code), ip });
    });
    if (lookup.activate)
      calls.post(lookup.activate.url, { config: { access: 'public', once: true } }, async ({ body, ip }) => {
        const { code, hash_code } = readFields(body, { code: 'text', hash_code: 'text' });
        await countWithin(db, `check:${ip}`, LOOKS);
        return activate(db, lookup, sql, { code: toCode(code), secret: toCode(hash_code), ip });
      });
  }
}

interface Asked {
  code: string;
  secret: string | undefined;
  ip: string;
}

/** What people type: small letters, spaces between groups. */
function toCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase().slice(0, 100);
}

async function check(
  db: Db,
  lookup: PublicLookupModel,
  sql: PublicLookupSql,
  asked: Asked,
): Promise<LookupAnswer> {
  const { code, secret } = asked;
  return judge(db, lookup, asked, async () => {
    if (secret !== undefined && sql.count)
      await db.withoutTenant('public_code').query(sql.count, [code, secret]);
    return read(db, lookup, sql, asked);
  });
}

/**
 * Counts a look as a wrong one before it is judged, and takes that back when it was right: whoever has used his tries up
 * learns nothing from a right code either, however many he sends at once.
 */
async function judge(
  db: Db,
  { url }: PublicLookupModel,
  { code, secret, ip }: Asked,
  look: () => Promise<LookupAnswer>,
): Promise<LookupAnswer> {
  const buckets = [`check:wrong:${ip}`];
  if (secret !== undefined) buckets.push(`check:code:${url}:${code}`);
  await countAll(db, buckets);
  const answer = await look();
  for (const bucket of buckets) await uncount(db, bucket);
  return answer;
}

/** Counts in every bucket or in none: who has used his own tries up must not use up those of a code. */
async function countAll(db: Db, [bucket, ...others]: readonly string[]): Promise<void> {
  if (bucket === undefined) return;
  await countWithin(db, bucket, WRONG);
  try {
    await countAll(db, others);
  } catch (error) {
    await uncount(db, bucket);
    throw error;
  }
}

interface FoundRow {
  company: string | null;
  is_proven: boolean;
  is_activated: boolean;
  is_recalled: boolean;
  result: Readonly<Record<string, unknown>>;
  proven: Readonly<Record<string, unknown>>;
}

/** A wrong second code says no more than an unknown code: nobody learns which codes there are by trying. */
async function read(
  db: Db,
  { activate }: PublicLookupModel,
  sql: PublicLookupSql,
  { code, secret }: Asked,
): Promise<LookupAnswer> {
  const { rows } = await db.withoutTenant('public_code').query<FoundRow>(sql.read, [code, secret ?? null]);
  const [row] = rows;
  if (!row || (secret !== undefined && !row.is_proven))
    throw new Failure('wrong_code', { params: { value: code } });
  return {
    code,
    company: row.company,
    is_proven: row.is_proven,
    can_activate: activate !== undefined && row.is_proven && !row.is_activated && !row.is_recalled,
    is_recalled: row.is_recalled,
    values: row.is_proven ? { ...row.result, ...row.proven } : row.result,
  };
}

/** Sets the time once, whoever else tries at the same moment, and never of what was called back. */
async function activate(
  db: Db,
  lookup: PublicLookupModel,
  sql: PublicLookupSql,
  asked: Asked,
): Promise<LookupAnswer> {
  let isFirst = false;
  const answer = await judge(db, lookup, asked, async () => {
    const { rowCount } = await db
      .withoutTenant('public_code')
      .query(sql.activate ?? '', [asked.code, asked.secret ?? '']);
    isFirst = rowCount > 0;
    return read(db, lookup, sql, asked);
  });
  const params = { value: asked.code };
  if (answer.is_recalled) throw new Failure('code_recalled', { params });
  if (!isFirst) throw new Failure('already_activated', { params });
  return answer;
}
