import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { EntityModel } from '#contract/model.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import type { Db } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';

const NAME = 'forget_files';

/** A file that no record names is kept so long: somebody may still be writing the record. */
const KEPT_MS = 24 * 3_600_000;

type Parts = Pick<ServerParts, 'db' | 'files' | 'model' | 'jobs'>;

/** Registers the nightly job that removes uploads which no record names; safe to run at any time, in any process. */
export function registerForgetFiles(parts: Parts): void {
  parts.jobs.register(NAME, () => forgetFiles(parts));
  parts.jobs.schedule(NAME, '40 3 * * *', 'Asia/Ho_Chi_Minh');
}

/** Removes them now: first the rows, which makes them unknown to everybody, then what lies on the disk. */
export async function forgetFiles({ db, files, model }: Omit<Parts, 'jobs'>): Promise<void> {
  const { rows } = await db.withoutTenant('maintenance').query<{ path: string }>(printDelete(model.entities));
  for (const row of rows) await unlink(files.toAbsolute(row.path)).catch(() => undefined);
  await forgetStrays(db, files.toAbsolute(''));
}

/**
 * A change that names a file marks it first (`attachFiles`): this statement waits for it and looks again, so that it never
 * takes a file that is being saved.
 */
function printDelete(entities: readonly EntityModel[]): string {
  const jobs = [
    'select file_id as id, customer_id from khuon_export',
    'select unnest(array[file_id, error_file_id]), customer_id from khuon_import',
  ];
  const named = [
    'select t.logo as path from khuon_customer t where t.logo is not null',
    `select jsonb_array_elements_text(t.files) from khuon_note t where t.files <> '[]'::jsonb`,
    ...entities.filter(({ view }) => !view).flatMap(printNamed),
  ];
  return `delete from khuon_file f where f.used_at < now() - interval '${KEPT_MS} milliseconds'
and not exists (select 1 from (${jobs.join(' union all ')}) j where j.customer_id = f.customer_id and j.id = f.id)
and not exists (select 1 from (${named.join(' union all ')}) n where substring(n.path from '[^/]*$') = f.public_id)
returning f.path`;
}

/** The addresses in the fields of an entity, those of removed records too: they may be brought back. */
function printNamed({ table, fields }: EntityModel): string[] {
  return fields.filter(isOfFiles).map(({ name, json }) => {
    const value = `t.${quoteName(name)}`;
    const paths = json === 'array' ? `unnest(${value})` : value;
    return `select ${paths} from ${quoteName(table)} t where ${value} is not null`;
  });
}

/** What a process that was killed wrote to the disk and not into the index. */
async function forgetStrays(db: Db, folder: string): Promise<void> {
  for (const customer of await listFolder(folder)) {
    if (!/^\d+$/.test(customer)) continue;
    for (const part of await listFolder(path.join(folder, customer)))
      await forgetUnknown(db, path.join(folder, customer, part));
  }
}

async function forgetUnknown(db: Db, folder: string): Promise<void> {
  const names = await listFolder(folder);
  if (names.length === 0) return;
  const { rows } = await db
    .withoutTenant('maintenance')
    .query<{ id: string }>('select public_id as id from khuon_file where public_id = any($1::text[])', [
      names,
    ]);
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names)
    if (!known.has(name) && (await isOld(path.join(folder, name))))
      await unlink(path.join(folder, name)).catch(() => undefined);
}

const listFolder = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function isOld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > KEPT_MS;
}
