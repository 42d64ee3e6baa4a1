import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  PRINT_PARTS,
  PRINT_REASON,
  REASON_LENGTH,
  type PrintAnswer,
  type PrintCopy,
} from '#contract/document.ts';
import type { EntityModel } from '#contract/model.ts';
import { MOST_PRINTED } from '#contract/print.ts';
import type { Calls } from '#server/http/Calls.ts';
import type { Access } from '../access/Access.ts';
import { findEntity } from '../access/modelIndex.ts';
import { Failure } from '../http/Failure.ts';
import { originOf } from '../http/originOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { printLabel } from '../list/label.ts';
import { printAmong, printSource, whereOwn, type Query } from '../list/Query.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';
import { refuseName } from '../list/refuseName.ts';
import { Binder } from '../list/Statement.ts';
import { notifyChanged } from '../write/notifyChanged.ts';
import { createPdf, toPdfTask } from '../print/createPdf.ts';
import type { PrintedRun } from '../print/PrintedRun.ts';
import { readPages } from '../print/readPages.ts';
import { doOnce, inChange, readKey, runChange, type Answer, type Change } from '../write/runChange.ts';

const ANY_LOGIN = { config: { access: [] } };

/**
 * `POST /record-prints`: records that the caller may read go to a printer; who, when, the how manieth time and then why is kept.
 * `POST /print-pdf`: the same, and their document is the answer, as a file.
 */
export function printRoutes(calls: Calls, parts: ServerParts): void {
  calls.post('/record-prints', ANY_LOGIN, (request, reply) =>
    runChange(parts, request, reply, (change) => answerPrints(change, readRun(change, request.body))),
  );
  calls.post('/print-pdf', ANY_LOGIN, async (request, reply) => {
    // A repeated call gives the file again, and is no other print.
    const note = (change: Change, run: PrintedRun) =>
      doOnce(change, readKey(request), () => answerPrints(change, run));
    const task = await rehearse(parts, request, async (change) => {
      const run = readRun(change, request.body);
      await note(change, run);
      return toPdfTask(change, run, originOf(parts, request));
    });
    const file = await createPdf(task, request.session.customer, parts);
    await inChange(parts, request, (change) => note(change, readRun(change, request.body)));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${task.name}.pdf"`)
      .send(file);
  });
}

/** What a change would have given that was taken back. */
class Rehearsed<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('the change was only tried');
    this.result = result;
  }
}

/** What work gives, of which nothing stays: a print that would be refused makes no file, and one whose file fails is not noted. */
async function rehearse<Result>(
  parts: ServerParts,
  request: FastifyRequest,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  try {
    return await inChange(parts, request, async (change) => {
      throw new Rehearsed(await work(change));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Result;
    throw error;
  }
}

async function answerPrints(change: Change, run: PrintedRun): Promise<Answer> {
  return { body: { copies: await notePrints(change, run) } satisfies PrintAnswer };
}

function readRun({ access }: Change, body: unknown): PrintedRun {
  const {
    document,
    ids,
    [PRINT_PARTS]: parts = null,
    [PRINT_REASON]: reason = null,
  } = readFields(body, {
    document: 'text',
    ids: 'integers',
    [PRINT_PARTS]: 'integers?',
    [PRINT_REASON]: 'text?',
  });
  return {
    ...findDocument(access, document),
    ids: toIds(ids),
    parts,
    reason: reason && checkReason(reason.trim()),
  };
}

function checkReason(reason: string): string {
  const { least, most } = REASON_LENGTH;
  const isShort = reason.length < least;
  if (!isShort && reason.length <= most) return reason;
  const params = { label: `print_entry.${PRINT_REASON}`, limit: isShort ? least : most };
  throw new Failure('invalid', {
    problems: [{ path: PRINT_REASON, code: isShort ? 'too_short' : 'too_long', params }],
  });
}

function findDocument(access: Access, name: string): Pick<PrintedRun, 'document' | 'entity'> {
  const document = access.model.prints.find((one) => one.name === name);
  const entity = document && findEntity(access.model, document.entity);
  if (document && entity && access.canRead(entity)) return { document, entity };
  throw new Failure('invalid', { problems: [refuseName('document', 'not_a_choice', name)] });
}

/** Each of them once. */
function toIds(ids: readonly number[]): readonly number[] {
  const own = [...new Set(ids)];
  if (own.length > 0 && own.length <= MOST_PRINTED) return own;
  const problem =
    own.length === 0
      ? { path: 'ids', code: 'is_empty' }
      : { path: 'ids', code: 'too_many_rows', params: { limit: MOST_PRINTED } };
  throw new Failure('invalid', { problems: [problem] });
}

/** Whoever prints the same document meanwhile waits, so that no two are the same copy. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('print ' || $2::text, $1::int8))`;

const INSERT = `insert into "print_entry"
  (customer_id, created_by, created_at, document, title, entity, record_id, part_id, code, run, batch_size, copy, reprint_reason)
  select $1, $2, $3, $4, $5, $6, x.id, x.part, x.code, $7, cardinality($8::int8[]), x.copy, case when x.copy > 1 then $11::text end
  from (select i.*, 1 + (select count(*) from "print_entry" p
    where p.customer_id = $1 and p.document = $4 and p.record_id = i.id and p.part_id is not distinct from i.part) as copy
    from unnest($8::int8[], $9::int8[], $10::text[]) with ordinality as i(id, part, code, turn)) x order by x.turn
  returning record_id as id, copy`;

async function notePrints(change: Change, run: PrintedRun): Promise<PrintCopy[]> {
  const { document, entity, ids, reason } = run;
  const { tx, session, access, now, language } = change;
  const labels = await readLabels(change, entity, ids);
  const missing = ids.find((id) => !labels.has(id));
  if (missing !== undefined) throw refuseMissing(entity, missing);
  const pages = await readPages(change, run);
  await tx.query(LOCK, [session.customer.id, document.name]);
  const { rows } = await tx.query<PrintCopy>(INSERT, [
    session.customer.id,
    session.accountId,
    now.toISOString(),
    document.name,
    access.model.messages[language][`print.${document.name}.title`] ?? document.name,
    entity.name,
    randomUUID(),
    pages.map(({ id }) => id),
    pages.map(({ part }) => part),
    pages.map(({ id }) => labels.get(id)),
    reason,
  ]);
  if (reason === null) refuseAgain(rows);
  await notifyChanged(change, 'print_entry');
  return rows;
}

/** Whoever prints something once more says why. */
function refuseAgain(copies: readonly PrintCopy[]): void {
  const count = copies.filter(({ copy }) => copy > 1).length;
  if (count === 0) return;
  const problem = { path: PRINT_REASON, code: 'kit.print.reason_needed', params: { count } };
  throw new Failure('invalid', { problems: [problem] });
}

/** What records are called, of those that the caller may see. */
async function readLabels(
  { tx, access, now }: Change,
  entity: EntityModel,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { values, bind } = new Binder();
  const query: Query = { access, bind, now };
  const label = printLabel({ alias: 't', entity }, query);
  const where = `${whereOwn(entity, query)} AND ${printAmong(entity, ids, query)}`;
  const text = `SELECT t."id" AS id, left(coalesce(${label}, t."id"::text), 200) AS label FROM ${printSource(entity, query)} t WHERE ${where}`;
  const { rows } = await tx.query<{ id: number; label: string }>(text, values);
  return new Map(rows.map((row) => [row.id, row.label]));
}
