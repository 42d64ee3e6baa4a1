import type { FileKind } from '#contract/field.ts';
import { MAX_NOTE_FILES, NOTE_FILES } from '#contract/history.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { compose } from '#contract/text.ts';
import { FILE_KINDS } from '#fields/file/fileKinds.ts';
import { mayOpen } from '../files/mayOpen.ts';
import { STORED_FILE, toStoredFile, type FileRow } from '../files/storedFile.ts';
import { Failure } from '../http/Failure.ts';
import type { Change } from '../write/runChange.ts';
import { notifyMentioned, readMentioned } from './mentions.ts';

/** Files of notes are of any kind that browsers do not run. */
const KINDS = (Object.keys(FILE_KINDS) as FileKind[]).filter((kind) => kind !== 'svg');

/** The field of the files of notes. */
export const noteFiles: FieldModel = {
  name: NOTE_FILES,
  type: 'file',
  json: 'array',
  maxItems: MAX_NOTE_FILES,
  file: { types: KINDS },
};

/** A note about a record. */
export interface Note {
  text: string;
  paths: readonly string[];
}

/** Writes a note about a record, which nobody changes any more, ties its files to the record, and tells those whom it names. */
export async function writeNote(
  change: Change,
  { entity, id }: { entity: EntityModel; id: number },
  { text, paths }: Note,
): Promise<void> {
  const { tx, session } = change;
  if (paths.length > MAX_NOTE_FILES)
    throw refuse('too_many_rows', { label: 'kit.history.files', limit: MAX_NOTE_FILES });
  const written = compose(text).trim();
  const people = await readMentioned(change, written);
  for (const path of paths) await tie(change, entity, id, path);
  await tx.query(
    `insert into khuon_note (customer_id, account_id, entity, record_id, text, files) values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [session.customer.id, session.accountId, entity.name, id, written, JSON.stringify(paths)],
  );
  await notifyMentioned(change, { entity, id, text: written }, people);
}

/** A file that the writer has sent and that no record names yet. */
async function tie(
  { tx, session, parts }: Change,
  entity: EntityModel,
  id: number,
  path: string,
): Promise<void> {
  const publicId = /^files\/([\w-]{24})$/.exec(path)?.[1] ?? '';
  const { rows } = await tx.query<FileRow>(
    `select ${STORED_FILE} from khuon_file where public_id = $1 and entity is null and deleted_at is null`,
    [publicId],
  );
  const [row] = rows;
  if (!row || !(await mayOpen(toStoredFile(row), session, { ...parts, tx })))
    throw refuse('file_gone', { label: 'kit.history.files', value: path });
  await tx.query(
    'update khuon_file set used_at = now(), entity = $2, record_id = $3, field = $4 where public_id = $1',
    [publicId, entity.name, id, NOTE_FILES],
  );
}

const refuse = (code: string, params: Readonly<Record<string, unknown>>): Failure =>
  new Failure('invalid', { problems: [{ path: 'paths', code, params }] });
