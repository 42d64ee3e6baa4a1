import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DocumentModel, PrintAnswer, PrintCopy } from '#contract/document.ts';
import type { EntityModel } from '#contract/model.ts';
import { MOST_PRINTED } from '#contract/print.ts';
import type { Access } from '../access/Access.ts';
import { findEntity } from '../access/modelIndex.ts';
import { Failure } from '../http/Failure.ts';
import { readFields } from '../http/readFields.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { printLabel } from '../list/label.ts';
import { idType, printSource, whereOwn, type Query } from '../list/Query.ts';
import { refuseMissing } from '../list/readRecord.ts';
import { refuseName } from '../list/refuseName.ts';
import { Binder } from '../list/Statement.ts';
import { notifyChanged } from '../write/notifyChanged.ts';
import { runChange, type Change } from '../write/runChange.ts';

const ANY_LOGIN = { config: { access: [] } };

/** `POST /record-prints`: records that the caller may read go to a printer; who, when and the how manieth time is kept. */
export function printRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.post('/record-prints', ANY_LOGIN, async (request, reply) => {
    const { document: name, ids } = readFields(request.body, { document: 'text', ids: 'integers' });
    return runChange(parts, request, reply, async (change) => {
      const run = { ...findDocument(change.access, name), ids: toIds(ids) };
      return { body: { copies: await notePrints(change, run) } satisfies PrintAnswer };
    });
  });
}

/** Records that are printed together as a document. */
interface PrintedRun {
  document: DocumentModel;
  entity: EntityModel;
  ids: readonly number[];
}

function findDocument(access: Access, name: string): Omit<PrintedRun, 'ids'> {
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
  (customer_id, created_by, created_at, document, title, entity, record_id, code, run, batch_size, copy)
  select $1, $2, $3, $4, $5, $6, x.id, x.code, $7, cardinality($8::int8[]), 1 + (select count(*) from "print_entry" p
    where p.customer_id = $1 and p.document = $4 and p.record_id = x.id)
  from unnest($8::int8[], $9::text[]) with ordinality as x(id, code, turn) order by x.turn
  returning record_id as id, copy`;

async function notePrints(change: Change, { document, entity, ids }: PrintedRun): Promise<PrintCopy[]> {
  const { tx, session, access, now, language } = change;
  const labels = await readLabels(change, entity, ids);
  const missing = ids.find((id) => !labels.has(id));
  if (missing !== undefined) throw refuseMissing(entity, missing);
  await tx.query(LOCK, [session.customer.id, document.name]);
  const { rows } = await tx.query<PrintCopy>(INSERT, [
    session.customer.id,
    session.accountId,
    now.toISOString(),
    document.name,
    access.model.messages[language][`print.${document.name}.title`] ?? document.name,
    entity.name,
    randomUUID(),
    ids,
    ids.map((id) => labels.get(id)),
  ]);
  await notifyChanged(change, 'print_entry');
  return rows;
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
  const where = `${whereOwn(entity, query)} AND t."id" = ANY(${bind(ids, `${idType(entity)}[]`)})`;
  const text = `SELECT t."id" AS id, left(coalesce(${label}, t."id"::text), 200) AS label FROM ${printSource(entity, query)} t WHERE ${where}`;
  const { rows } = await tx.query<{ id: number; label: string }>(text, values);
  return new Map(rows.map((row) => [row.id, row.label]));
}
