import type { Queries } from '../Db.ts';

/*
 * Which build of the product a database was brought to last. A start of the same build finds it here and looks no further;
 * whatever changes tables, or rows that every database has, forgets it in its own transaction. It is kept as the comment
 * of a primary key, as the marks of such rows are (`loadData`).
 */

const PLACE = 'constraint khuon_migration_pkey on khuon_migration';

/** Whether nothing was changed since this build brought the database to its model. */
export async function isBroughtTo(queries: Queries, build: string): Promise<boolean> {
  const { rows } = await queries.query<{ mark: string | null }>(
    `select obj_description(oid, 'pg_constraint') as mark from pg_constraint
where conrelid = to_regclass('public.khuon_migration') and contype = 'p'`,
  );
  return rows[0]?.mark === toMark(build);
}

/** Notes that the database is as the build wants it. */
export async function noteBuild(queries: Queries, build: string): Promise<void> {
  await queries.query(`comment on ${PLACE} is '${toMark(build)}'`);
}

/** From now on the database is no longer what a build brought it to. */
export async function forgetBuild(queries: Queries): Promise<void> {
  await queries.query(`comment on ${PLACE} is null`);
}

/** Hexadecimal digits, so that it can be part of a statement. */
function toMark(build: string): string {
  if (!/^[0-9a-f]{1,64}$/.test(build)) throw new Error(`"${build}" names no build`);
  return `build:${build}`;
}
