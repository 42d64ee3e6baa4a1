import type { FastifyInstance } from 'fastify';
import type { LookupAnswer, PublicLookupModel } from '#contract/page.ts';
import { countWithin } from '#server/account/countWithin.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compilePublicLookup, type PublicLookupSql } from './compilePublicLookup.ts';

type LookupParts = Pick<ServerParts, 'db' | 'model'>;

const PUBLIC = { config: { access: 'public' } } as const;

/** Looks of one address: people look at a few codes, those who try them out at many. */
const LOOKS = { times: 60, seconds: 60 };
/** Codes that do not exist, or whose second code is wrong, of one address. */
const WRONG = { times: 20, seconds: 600 };

/** The public checks of codes: what everybody may know of one record, without a session and of any customer. */
export function publicLookupRoutes(app: FastifyInstance, { db, model }: LookupParts): void {
  for (const lookup of model.lookups) {
    const sql = compilePublicLookup(lookup, model);
    app.post(lookup.url, PUBLIC, async ({ body, ip }) => {
      const { code, hash_code } = readFields(body, { code: 'text', hash_code: 'text?' });
      await countWithin(db, `check:${ip}`, LOOKS);
      return check(db, lookup, sql, { code: toCode(code), secret: hash_code && toCode(hash_code), ip });
    });
    if (lookup.activate)
      app.post(lookup.activate.url, { config: { access: 'public', once: true } }, async ({ body, ip }) => {
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
  if (secret !== undefined && sql.count)
    await db.withoutTenant('public_code').query(sql.count, [code, secret]);
  return read(db, lookup, sql, asked);
}

interface FoundRow {
  company: string | null;
  is_proven: boolean;
  is_activated: boolean;
  result: Readonly<Record<string, unknown>>;
  proven: Readonly<Record<string, unknown>>;
}

/** A wrong second code says no more than an unknown code: nobody learns which codes there are by trying. */
async function read(
  db: Db,
  { activate }: PublicLookupModel,
  sql: PublicLookupSql,
  { code, secret, ip }: Asked,
): Promise<LookupAnswer> {
  const { rows } = await db.withoutTenant('public_code').query<FoundRow>(sql.read, [code, secret ?? null]);
  const [row] = rows;
  if (!row || (secret !== undefined && !row.is_proven)) {
    await countWithin(db, `check:wrong:${ip}`, WRONG);
    throw new Failure('wrong_code', { params: { value: code } });
  }
  return {
    code,
    company: row.company,
    is_proven: row.is_proven,
    can_activate: activate !== undefined && row.is_proven && !row.is_activated,
    values: row.is_proven ? { ...row.result, ...row.proven } : row.result,
  };
}

/** Sets the time once, whoever else tries at the same moment. */
async function activate(
  db: Db,
  lookup: PublicLookupModel,
  sql: PublicLookupSql,
  asked: Asked,
): Promise<LookupAnswer> {
  const { rowCount } = await db
    .withoutTenant('public_code')
    .query(sql.activate ?? '', [asked.code, asked.secret ?? '']);
  const answer = await read(db, lookup, sql, asked);
  if (rowCount === 0) throw new Failure('already_activated', { params: { value: asked.code } });
  return answer;
}
