import { createHash } from 'node:crypto';
import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import { forgetBuild } from '#server/db/migrations/buildMark.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { toColumns } from '#server/db/migrations/toColumns.ts';

/** Any number; the same for all processes. */
const DATA_LOCK = 7_364_203;

/** Rows of one statement. */
const BATCH_ROWS = 5_000;

/**
 * Brings the rows that every database has (`x-data`) into their tables: at the first start, and again when a release
 * changes them. Rows that are no longer in the list stay, because records may point to them.
 */
export async function loadData(db: Db, model: Pick<ServerModel, 'entities'>): Promise<void> {
  for (const entity of model.entities) {
    if (!entity.data) continue;
    const rows = await entity.data();
    const mark = `rows:${createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)}`;
    if ((await readMark(db.withoutTenant('migration'), entity)) === mark) continue;
    await db.withoutTenant('migration').transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [DATA_LOCK]);
      if ((await readMark(tx, entity)) === mark) return;
      for (let at = 0; at < rows.length; at += BATCH_ROWS)
        await store(tx, entity, rows.slice(at, at + BATCH_ROWS));
      await tx.query(`comment on constraint ${keyOf(entity)} on ${quoteName(entity.table)} is '${mark}'`);
      await forgetBuild(tx);
    });
  }
}

/** The mark of the stored rows is kept as the comment of the primary key. */
const keyOf = ({ table }: EntityModel) => quoteName(`${table}_pkey`);

async function readMark(queries: Queries, entity: EntityModel): Promise<string | null> {
  const { rows } = await queries.query<{ mark: string | null }>(
    `select obj_description(c.oid, 'pg_constraint') as mark from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'p'`,
    [quoteName(entity.table)],
  );
  return rows[0]?.mark ?? null;
}

async function store(
  tx: Queries,
  entity: EntityModel,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const table = quoteName(entity.table);
  const given = Object.keys(rows[0] ?? {});
  const names = toColumns(entity).flatMap(({ name }) => (given.includes(name) ? [quoteName(name)] : []));
  const news = names.filter((name) => name !== '"id"').map((name) => `${name} = excluded.${name}`);
  await tx.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
select ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
on conflict (id) do update set ${news.join(', ')}`,
    [JSON.stringify(rows)],
  );
}
