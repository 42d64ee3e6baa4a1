import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMPORT_AT_ONCE, type ImportAnswer, type ImportModel } from '#contract/import.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { XLSX_TYPE } from '#server/export/runExport.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { countFromNow } from '#server/jobs/countFromNow.ts';
import { claimKey, hashRequest, storeAnswer } from '#server/write/idempotency.ts';
import { readKey } from '#server/write/runChange.ts';
import { readId } from '#server/write/writeRoutes.ts';
import { saveErrorFile, SHEET_LIMIT_MS } from './errorFile.ts';
import { failImport } from './failImport.ts';
import { keepErrors, saveKept } from './keepSheet.ts';
import { findErrorFile, insertDone, insertQueued, readProgress } from './importStore.ts';
import { toImportColumns } from './importColumns.ts';
import { readRows } from './readRows.ts';
import { readUpload, type SheetUpload } from './readUpload.ts';
import { runImport } from './runImport.ts';
import { IMPORT_JOB, runImportJob, type ImportJob } from './runImportJob.ts';
import type { SheetRow } from './Sheet.ts';
import { toTemplate } from './template.ts';

/**
 * For every import: `GET <url>/template`, `POST <url>` (the answer at once, or `202 {queued, id}` and a job for a large
 * file), `GET <url>/jobs/<id>` and `GET <url>/errors/<id>` for the account that sent the file.
 */
export function importRoutes(calls: Calls, parts: ServerParts): void {
  parts.jobs.register(
    IMPORT_JOB,
    (data) => runImportJob(parts, calls.log, data as unknown as ImportJob),
    (data) => failImport(parts, data as unknown as ImportJob, new Failure('internal')),
  );
  for (const sheet of parts.model.imports) {
    const options = { config: { access: sheet.permissions } };
    calls.get(`${sheet.url}/template`, options, (request, reply) =>
      answerTemplate(sheet, request, reply, parts),
    );
    calls.post(sheet.url, options, (request, reply) => answerUpload(sheet, request, reply, parts));
    calls.get(`${sheet.url}/jobs/:id`, options, (request) =>
      readProgress(parts.db, request.session, sheet, readId(request)),
    );
    calls.get(`${sheet.url}/errors/:id`, options, (request, reply) =>
      answerErrors(sheet, request, reply, parts),
    );
  }
}

async function answerTemplate(
  sheet: ImportModel,
  { session, language }: FastifyRequest,
  reply: FastifyReply,
  { db, model, texts, now, threads }: ServerParts,
): Promise<FastifyReply> {
  const access = createAccess(session, model);
  const queries = db.forTenant(session.customer.id);
  const reader = { queries, access, language, texts, now: now() };
  const task = await toTemplate(sheet, toImportColumns(sheet, reader), reader);
  const bytes = await threads.run<Uint8Array>(task, { limitMs: SHEET_LIMIT_MS });
  return sendSheet(reply, `${sheet.screen.replaceAll('/', '-')}-${language}.xlsx`).send(Buffer.from(bytes));
}

const sendSheet = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type(XLSX_TYPE)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);

async function answerUpload(
  sheet: ImportModel,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ServerParts,
): Promise<FastifyReply> {
  const upload = await readUpload(request);
  const sent = { ...upload, sheet, rows: await readRows(upload, sheet, parts) };
  if (sent.rows.length > IMPORT_AT_ONCE) return reply.code(202).send(await enqueue(request, sent, parts));
  return reply.send(await importNow(request, sent, parts));
}

/** A file that was sent for an import, and read. */
interface SentSheet extends SheetUpload {
  sheet: ImportModel;
  rows: readonly SheetRow[];
}

async function importNow(
  request: FastifyRequest,
  sent: SentSheet,
  parts: ServerParts,
): Promise<ImportAnswer> {
  const { session, language, id: requestId } = request;
  const { sheet, rows, options, isTrial, takesGood, bytes } = sent;
  const author = { session, language, requestId };
  const kept = await saveKept(parts, { session, sheet, isTrial }, sent);
  const importRequest = { sheet, options, isTrial, takesGood, key: toKey(request, sent), file: kept };
  const outcome = await runImport(parts, author, rows, importRequest);
  const { answer } = outcome;
  if (answer.error_count === 0) return answer;
  try {
    const call = { sheet, session, language };
    const file = await saveErrorFile(parts, call, bytes, outcome);
    await keepErrors(parts, author, { sheet, id: outcome.kept ?? null }, file);
    const id = await insertDone(parts.db.forTenant(session.customer.id), call, outcome, file);
    return { ...answer, error_file: `${sheet.url}/errors/${id}` };
  } catch (error) {
    // What is stored is stored, and must be told as stored.
    request.log.error({ err: error }, 'the file with errors was not written');
    return answer;
  }
}

/** The same key with another file, or other options, is another request. */
function toKey(request: FastifyRequest, { digest, options, isTrial, takesGood }: SheetUpload) {
  const key = readKey(request);
  const body = { digest, options, isTrial, takesGood };
  return key && { ...key, requestHash: hashRequest(request.method, request.url, body) };
}

/** A large file that waits for its turn. */
interface Queued {
  queued: true;
  id: number;
}

async function enqueue(
  request: FastifyRequest,
  sent: SentSheet,
  { db, files, jobs }: ServerParts,
): Promise<Queued> {
  const { session, language, id: requestId } = request;
  const { sheet, rows, bytes, name, options, isTrial, takesGood } = sent;
  const customer = session.customer.id;
  // The same file again after a lost answer is followed, not stored a second time.
  const key = isTrial ? null : toKey(request, sent);
  await countFromNow(db, 'khuon_import', session);
  return db.forTenant(customer).transaction(async (tx) => {
    const repeated = key && (await claimKey(tx, key));
    if (repeated) return JSON.parse(repeated.body) as Queued;
    const file = await files.saveBytes(tx, customer, bytes, {
      class: 'private',
      name,
      mediaType: XLSX_TYPE,
      createdBy: session.accountId,
    });
    const stored = { options, isTrial, takesGood, requestId };
    const call = { sheet, session, language };
    const job = await insertQueued(tx, call, { request: stored, file, total: rows.length - 1 });
    await jobs.enqueue(tx, IMPORT_JOB, { customer, import: job } satisfies ImportJob);
    const answer: Queued = { queued: true, id: job };
    if (key) await storeAnswer(tx, key, { status: 202, body: JSON.stringify(answer) });
    return answer;
  });
}

async function answerErrors(
  sheet: ImportModel,
  request: FastifyRequest,
  reply: FastifyReply,
  { db, files }: ServerParts,
): Promise<FastifyReply> {
  const file = await findErrorFile(db, request.session, sheet, readId(request));
  if (!file) throw new Failure('not_found');
  return sendSheet(reply, file.name).header('content-length', file.sizeByte).send(files.open(file));
}
