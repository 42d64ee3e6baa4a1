import type { Problem } from '#contract/errors.ts';
import type { FileKind } from '#contract/field.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import type { EntityOf } from '#contract/record.ts';
import { FILE_KINDS, fileRuleOf } from '#fields/file/fileKinds.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import { Failure } from '#server/http/Failure.ts';
import type { RecordChange } from '#server/write/RecordChange.ts';
import type { Change } from '#server/write/runChange.ts';
import { mayOpen } from './mayOpen.ts';
import { STORED_FILE, toStoredFile, type FileRow, type StoredFile } from './storedFile.ts';

/** A file that a record names. */
interface Named {
  publicId: string;
  field: FieldModel;
  /** Place in the record: `images`, `lines.0.photo`. */
  path: string;
  /** The field's place whatever the row: `lines.photo`. */
  key: string;
}

/** A file that a record newly names. */
interface Added extends Named {
  owner: RecordChange;
}

/**
 * Ties the files that stored records newly name to them, so that whoever may see one may open them. Refuses a record for a file
 * that the writer may not open himself, and for one of a kind that the field does not take.
 */
export async function attachFiles(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  const { entityOf } = change;
  const named = changes.map((owner) => ({
    owner,
    old: owner.old ? namedBy(entity, owner.old, entityOf) : [],
    now: owner.record ? namedBy(entity, owner.record, entityOf) : [],
  }));
  await markUnused(
    change,
    named.flatMap(({ old, now }) => without(old, now)),
  );
  const added = named.flatMap(({ owner, old, now }) =>
    without(now, old).map((one): Added => ({ ...one, owner })),
  );
  if (added.length > 0) await tieAll(change, entity, added);
}

async function tieAll(change: Change, entity: EntityModel, added: readonly Added[]): Promise<void> {
  const files = await readFiles(change, added);
  const problems = new Map<RecordChange, Problem[]>();
  for (const one of added) {
    const file = files.get(one.publicId);
    const code = (await problemOf(change, file, one)) ?? (await tie(change, entity, one));
    if (!code) continue;
    const params = { label: `${entity.name}.${one.key}`, value: file?.name ?? '' };
    problems.set(one.owner, [...(problems.get(one.owner) ?? []), { path: one.path, code, params }]);
  }
  for (const [owner, its] of problems) owner.failure ??= new Failure('invalid', { problems: its });
}

const without = (some: readonly Named[], others: readonly Named[]): Named[] => {
  const ids = new Set(others.map(({ publicId }) => publicId));
  return some.filter(({ publicId }) => !ids.has(publicId));
};

/** What a record no longer names is kept a while (see `forgetFiles`): somebody may want it back. */
async function markUnused({ tx }: Change, gone: readonly Named[]): Promise<void> {
  if (gone.length === 0) return;
  await tx.query('update khuon_file set used_at = now() where public_id = any($1::text[])', [
    gone.map(({ publicId }) => publicId),
  ]);
}

function namedBy(
  entity: EntityModel,
  record: Values,
  entityOf: EntityOf,
  prefix: Pick<Named, 'path' | 'key'> = { path: '', key: '' },
): Named[] {
  return entity.fields.flatMap((field) => {
    const value = record[field.name];
    const path = prefix.path + field.name;
    if (isOfFiles(field))
      return toIds(value).map((publicId) => ({ publicId, field, path, key: prefix.key + field.name }));
    if (!field.rows || !Array.isArray(value)) return [];
    const child = entityOf(field.rows.entity);
    return (value as Values[]).flatMap((row, index) =>
      namedBy(child, row, entityOf, { path: `${path}.${index}.`, key: `${field.name}.` }),
    );
  });
}

/** Opaque ids of the store's own files; addresses elsewhere are nobody's. */
function toIds(value: unknown): string[] {
  const paths: unknown[] = Array.isArray(value) ? value : [value];
  return paths.flatMap((path) => /^\/?files\/([\w-]{24})$/.exec(String(path))?.[1] ?? []);
}

async function readFiles({ tx }: Change, added: readonly Named[]): Promise<Map<string, StoredFile>> {
  const { rows } = await tx.query<FileRow>(
    `select ${STORED_FILE} from khuon_file where public_id = any($1::text[]) and deleted_at is null`,
    [added.map(({ publicId }) => publicId)],
  );
  return new Map(rows.map((row) => [row.publicId, toStoredFile(row)]));
}

async function problemOf(
  { session, parts, tx }: Change,
  file: StoredFile | undefined,
  { field }: Named,
): Promise<string | null> {
  if (!file || !(await mayOpen(file, session, { ...parts, tx }))) return 'file_gone';
  const kinds: readonly FileKind[] = fileRuleOf(field).types;
  return kinds.some((kind) => FILE_KINDS[kind].mediaType === file.mediaType) ? null : 'file_wrong_type';
}

/** A file of another record stays that one's: who may see that one may open it. Gives a code when it is gone meanwhile. */
async function tie(
  { tx }: Change,
  entity: EntityModel,
  { owner, publicId, field, key }: Added,
): Promise<string | null> {
  const { rowCount } = await tx.query(
    `update khuon_file set used_at = now(), entity = coalesce(entity, $2), record_id = case when entity is null then $3::int8 else record_id end,
field = case when entity is null then $4 else field end, class = case when entity is null and $5::bool then 'public' else class end
where public_id = $1`,
    [publicId, entity.name, owner.id, key, field.file?.public === true],
  );
  return rowCount > 0 ? null : 'file_gone';
}
