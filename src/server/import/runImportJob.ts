import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/session.ts';
import type { StoredFile } from '#server/files/storedFile.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { saveErrorFile } from './errorFile.ts';
import { failImport } from './failImport.ts';
import { keepErrors, saveKept } from './keepSheet.ts';
import type { ImportCall, StoredRequest } from './importStore.ts';
import { readRows } from './readRows.ts';
import { runImport, type ImportOutcome } from './runImport.ts';

/** Name of the job that works a large file through. */
export const IMPORT_JOB = 'import';

/** What the job is told; for whom it runs stands in its row. */
export interface ImportJob {
  customer: number;
  import: number;
}

interface Waiting extends ImportCall {
  request: StoredRequest;
  path: string;
  /** As its sender called it. */
  name: string;
  /** What came of it, when its records are stored already. */
  outcome: ImportOutcome | null;
}

/** How often the progress is written down. */
const EVERY_MS = 1_000;

/**
 * Works a large file through with the rights that its sender has now. Safe to run twice: that its
 * records are stored is noted in the same transaction. What is refused ends as `failed` with its reason; the rest is tried again.
 */
export async function runImportJob(
  parts: ServerParts,
  log: FastifyBaseLogger,
  job: ImportJob,
): Promise<void> {
  try {
    const waiting = await readWaiting(parts, job);
    if (waiting) await work(parts, log, job, waiting);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await failImport(parts, job, error);
  }
}

async function work(
  parts: ServerParts,
  log: FastifyBaseLogger,
  job: ImportJob,
  ready: Waiting,
): Promise<void> {
  const bytes = await readFile(parts.files.toAbsolute(ready.path));
  const outcome = ready.outcome ?? (await store(parts, job, ready, bytes));
  const hasErrors = outcome.answer.error_count > 0;
  const file = hasErrors
    ? await saveErrors(parts, ready, bytes, outcome).catch((error: unknown) => {
        // What is stored is stored: the job ends, also without its file with errors.
        log.error({ err: error, import: job.import }, 'the file with errors was not written');
        return null;
      })
    : null;
  await write(
    parts,
    job,
    `state = 'done', done_count = total_count, outcome = $3::jsonb, error_file_id = $4`,
    [JSON.stringify(outcome), file?.id ?? null],
  );
}

async function saveErrors(
  parts: ServerParts,
  ready: Waiting,
  bytes: Buffer,
  outcome: ImportOutcome,
): Promise<StoredFile> {
  const { sheet, request } = ready;
  const file = await saveErrorFile(parts, ready, bytes, outcome);
  const author = { ...ready, requestId: request.requestId };
  await keepErrors(parts, author, { sheet, id: outcome.kept ?? null }, file);
  return file;
}

async function store(
  parts: ServerParts,
  job: ImportJob,
  { sheet, session, language, request, name }: Waiting,
  bytes: Buffer,
): Promise<ImportOutcome> {
  const rows = await readRows({ bytes, name: '' }, sheet, parts);
  const author = { session, language, requestId: request.requestId };
  const progress = followJob(parts, job, request.isTrial);
  try {
    return await runImport(parts, author, rows, {
      sheet,
      ...request,
      key: null,
      file: await saveKept(parts, { session, sheet, isTrial: request.isTrial }, { bytes, name }),
      onProgress: progress.note,
      onStored: async (tx, stored) => {
        const { rowCount } = await tx.query(
          `UPDATE khuon_import SET state = 'stored', outcome = $3::jsonb WHERE customer_id = $1 AND id = $2 AND state = 'running'`,
          [job.customer, job.import, JSON.stringify(stored)],
        );
        if (rowCount === 0) throw new Error('another try has ended this import');
      },
    });
  } finally {
    await progress.stop();
  }
}

/** The file and who sent it, as they stand now; undefined when it is done already. */
async function readWaiting(
  { db, model, sessions }: ServerParts,
  job: ImportJob,
): Promise<Waiting | undefined> {
  const { rows } = await db.forTenant(job.customer).query<{
    screen: string;
    request: StoredRequest;
    language: Language;
    path: string;
    name: string;
    outcome: ImportOutcome | null;
    account: number;
  }>(
    `UPDATE khuon_import i SET state = CASE i.state WHEN 'queued' THEN 'running' ELSE i.state END FROM khuon_file f
WHERE i.customer_id = $1 AND i.id = $2 AND i.state IN ('queued', 'running', 'stored') AND f.customer_id = i.customer_id AND f.id = i.file_id
RETURNING i.screen, i.wish AS request, i.language, i.outcome, i.account_id AS account, f.path, f.name`,
    [job.customer, job.import],
  );
  const [row] = rows;
  if (!row) return undefined;
  const sheet = model.imports.find(({ screen }) => screen === row.screen);
  if (!sheet) throw new Failure('not_found', { params: { value: row.screen } });
  const session = await sessions.readAccount(job.customer, row.account);
  if (!session) throw new Failure('account_disabled');
  return { ...row, sheet, session };
}

async function write(
  { db }: ServerParts,
  job: ImportJob,
  change: string,
  values: readonly unknown[],
): Promise<void> {
  await db
    .forTenant(job.customer)
    .query(
      `UPDATE khuon_import SET ${change} WHERE customer_id = $1 AND id = $2 AND state IN ('running', 'stored')`,
      [job.customer, job.import, ...values],
    );
}

/** Writes down how far the job is, beside its transaction; while the embedded database stores, its one connection is taken. */
function followJob(parts: ServerParts, job: ImportJob, isTrial: boolean) {
  let counts: readonly [done: number, total: number] = [0, 0];
  let writing: Promise<void> = Promise.resolve();
  const timer =
    parts.db.kind === 'postgres' || isTrial
      ? setInterval(() => {
          writing = write(parts, job, `done_count = $3, total_count = $4`, counts).catch(() => undefined);
        }, EVERY_MS)
      : undefined;
  return {
    note: (done: number, total: number) => {
      counts = [done, total];
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}
