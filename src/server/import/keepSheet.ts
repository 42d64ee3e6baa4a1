import type { ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import { XLSX_TYPE } from '#server/export/runExport.ts';
import type { StoredFile } from '#server/files/storedFile.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createRecordCalls } from '#server/write/createRecordCalls.ts';
import { changeAs, type Author, type Change } from '#server/write/runChange.ts';

/*
 * An import with `keep` stores each sheet as a record: made before the records of its rows, which name it, and in their transaction.
 */

/** What the sheet's record is made of. */
export interface KeptPlan {
  sheet: ImportModel;
  /** Values of the options. */
  options: Values;
  /** Path of the stored file; null of a trial. */
  file: string | null;
}

/** How many rows there are, and records taken and refused. */
export interface KeptCounts {
  rows: number;
  accepted: number;
  rejected: number;
}

const pathOf = ({ publicId }: StoredFile): string => `files/${publicId}`;

/** Stores a file that somebody sent, to be kept; what no record names in the end is forgotten within a day. Null where none is kept. */
export async function saveKept(
  { db, files }: ServerParts,
  { session, sheet, isTrial }: Pick<Author, 'session'> & { sheet: ImportModel; isTrial: boolean },
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<string | null> {
  if (!sheet.keep || isTrial) return null;
  const customer = session.customer.id;
  const stored = await files.saveBytes(db.forTenant(customer), customer, bytes, {
    class: 'private',
    name,
    mediaType: XLSX_TYPE,
    createdBy: session.accountId,
  });
  return pathOf(stored);
}

/** Makes the record of a sheet; gives its id. Throws Failure `invalid` that names the option at fault; null where none is kept. */
export async function openKept(change: Change, { sheet, options, file }: KeptPlan): Promise<number | null> {
  const { keep } = sheet;
  if (!keep) return null;
  const { fields } = entityOf(change.access.model, keep.entity);
  const optionOf = (name: string): string => keep.from[name] ?? name;
  const given = fields.flatMap(({ name }) => {
    const value = options[optionOf(name)];
    return value === undefined ? [] : [[name, value]];
  });
  try {
    const [record] = await callsOf(change, sheet, keep.entity).create([
      { ...Object.fromEntries(given), file },
    ]);
    return Number(record?.['id']);
  } catch (error) {
    if (!(error instanceof Failure) || !error.options.problems) throw error;
    const problems = error.options.problems.map((problem) => ({
      ...problem,
      path: `options.${optionOf(problem.path)}`,
    }));
    throw new Failure(error.code, { ...error.options, problems });
  }
}

/** Writes down what came of it. */
export async function closeKept(
  change: Change,
  sheet: ImportModel,
  id: number | null,
  { rows, accepted, rejected }: KeptCounts,
): Promise<void> {
  if (id === null || !sheet.keep) return;
  await callsOf(change, sheet, sheet.keep.entity).update([{ id, rows, accepted, rejected }]);
}

/** Adds the file with errors, once there is one. */
export async function keepErrors(
  parts: ServerParts,
  author: Author,
  { sheet, id }: { sheet: ImportModel; id: number | null },
  file: StoredFile,
): Promise<void> {
  const { keep } = sheet;
  if (id === null || !keep) return;
  await changeAs(parts, author, async (change) => {
    await callsOf(change, sheet, keep.entity).update([{ id, error_file: pathOf(file) }]);
  });
}

/** Which of the options fill the records of the rows. */
export function ofRecords(change: Change, { entity, keep }: ImportModel, options: Values): Values {
  if (!keep) return options;
  const model = entityOf(change.access.model, entity);
  return Object.fromEntries(Object.entries(options).filter(([name]) => findField(model, name) !== undefined));
}

const callsOf = (change: Change, { module }: ImportModel, name: string) =>
  createRecordCalls(change, module, name);
