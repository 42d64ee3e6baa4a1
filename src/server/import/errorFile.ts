import { createAccess } from '#server/access/Access.ts';
import { XLSX_TYPE } from '#server/export/runExport.ts';
import type { StoredFile } from '#server/files/storedFile.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { toImportColumns } from './importColumns.ts';
import type { ImportCall } from './importStore.ts';
import type { ImportOutcome } from './runImport.ts';
import type { WriteErrorsTask } from './Sheet.ts';
import { readChoices } from './template.ts';

/** Longest time that a sheet may take its thread. */
export const SHEET_LIMIT_MS = 30_000;

/** Stores the sent file with a column of errors: whole after a trial, only what was refused after the good ones were taken. */
export async function saveErrorFile(
  parts: ServerParts,
  { sheet, session, language }: ImportCall,
  bytes: Uint8Array,
  outcome: ImportOutcome,
): Promise<StoredFile> {
  const { headerRow, places, messages, badRows, answer } = outcome;
  const access = createAccess(session, parts.model);
  const queries = parts.db.forTenant(session.customer.id);
  const reader = { queries, access, language, texts: parts.texts, now: parts.now() };
  const columns = toImportColumns(sheet, reader);
  const choices = places.map(async (key, index) => {
    const column = columns.find((one) => one.key === key);
    return { index, words: column?.isWritable ? await readChoices(column, reader) : [] };
  });
  const task: WriteErrorsTask = {
    kind: 'write_errors',
    bytes,
    headerRow: Math.max(1, headerRow),
    header: parts.texts.find(language, 'kit.import.error_column') ?? '',
    messages,
    choices: await Promise.all(choices),
    ...(answer.stored ? { keep: badRows } : {}),
  };
  const written = await parts.threads.run<Uint8Array>(task, { limitMs: SHEET_LIMIT_MS });
  return parts.files.saveBytes(queries, session.customer.id, written, {
    class: 'private',
    name: `${sheet.screen.replaceAll('/', '-')}-errors.xlsx`,
    mediaType: XLSX_TYPE,
    createdBy: session.accountId,
  });
}
