import type { ImportModel } from '#contract/import.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { ThreadEnded } from '#server/threads/createThreads.ts';
import { SHEET_LIMIT_MS } from './errorFile.ts';
import { refuse, type SheetUpload } from './readUpload.ts';
import type { ReadSheet, ReadSheetTask, SheetRow } from './Sheet.ts';

/** The rows of a file, read in a thread. Throws Failure with the reason when it cannot be read. */
export async function readRows(
  { bytes, name }: Pick<SheetUpload, 'bytes' | 'name'>,
  { maxRows }: ImportModel,
  { threads }: ServerParts,
): Promise<readonly SheetRow[]> {
  const task: ReadSheetTask = { kind: 'read_sheet', bytes, maxRows };
  const read = await threads
    .run<ReadSheet>(task, { limitMs: SHEET_LIMIT_MS })
    .catch((error: unknown): ReadSheet => {
      if (error instanceof ThreadEnded) return { refusal: { code: 'file_too_complex' } };
      throw error;
    });
  if ('refusal' in read) throw refuse(read.refusal.code, name, { limit: maxRows });
  return read.rows;
}
