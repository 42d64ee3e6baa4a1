import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListModel } from '#contract/model.ts';
import { TOTAL_CAP } from '#contract/wire.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { guardedQuery, proveSession, withFreshSession } from '#server/access/guardedQuery.ts';
import { hasFeature } from '#server/access/licenses.ts';
import type { Actor } from '#server/access/Actor.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { checkLists } from './checkLists.ts';
import { compileList, type PageRow } from './compileList.ts';
import { compileTotals, type TotalsRow } from './compileTotals.ts';
import { openTotals, type TotalsCache } from './createTotalsCache.ts';
import { createListScope, type ListScope } from './ListScope.ts';
import { parseListRequest, type ParsedListRequest } from './parseListRequest.ts';
import { printCountAnswer, printListAnswer } from './printAnswer.ts';

/** What the list routes need of the server. */
export type ListParts = Pick<ServerParts, 'model' | 'db' | 'sessions' | 'now'>;

/** The route's own statement proves that the session lives. */
const provenBy = (list: ListModel) =>
  ({ config: { access: list.permissions, fresh: 'in_statement' } }) as const;

/** The list and count routes of every list of the model. A list that asks for the impossible stops the start. */
export function listRoutes(calls: Calls, parts: ListParts): void {
  const { db, model } = parts;
  checkLists(model);
  const totals = openTotals(db);
  const answerWith = (list: ListModel, answer: Answer) => (request: FastifyRequest, reply: FastifyReply) => {
    reply.type(JSON_TYPE);
    const { body, language } = request;
    return withFreshSession(parts, request.session, async (session) =>
      answer({ body, session, scope: openList(list, session, parts, language), parts, totals }),
    );
  };
  for (const list of model.lists) {
    calls.post(list.urls.list, provenBy(list), answerWith(list, answerList));
    if (list.urls.count !== undefined)
      calls.post(list.urls.count, provenBy(list), answerWith(list, answerCount));
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a call works with, for one state of the session. */
interface Call {
  body: unknown;
  session: Actor;
  scope: ListScope;
  parts: ListParts;
  totals: TotalsCache;
}

/** JSON. */
type Answer = (call: Call) => Promise<string | Buffer>;

/** The list for a session. Throws Failure `no_permission` where it is not for the caller, `license_missing` where it is not for his company. */
export function openList(
  list: ListModel,
  session: Actor,
  { model, now }: Pick<ListParts, 'model' | 'now'>,
  language: FastifyRequest['language'],
): ListScope {
  const scope = createListScope(list, createAccess(session, model, language), language, now());
  if (!scope.rights.isAllowed) throw new Failure('no_permission');
  if (list.license && !hasFeature(session.licenses, list.license, now()))
    throw new Failure('license_missing');
  return scope;
}

/** One connection serves everybody on the embedded database: there a count stops at the cap. */
const capOf = ({ db }: Pick<ListParts, 'db'>) => (db.kind === 'embedded' ? TOTAL_CAP : undefined);

async function answerList(call: Call): Promise<Buffer> {
  const request = parseListRequest(call.body, call.scope);
  const { page, totals } = await readPage(request, { ...call, db: call.parts.db });
  return printListAnswer(page, totals, request, call.scope);
}

/** What the page of a list is read with. */
export interface PageReading extends Pick<ListParts, 'db'> {
  scope: ListScope;
  totals: TotalsCache;
}

/** Page and totals run at the same time; the totals are worked out again only if they miss a write of the caller. */
export async function readPage(
  request: ParsedListRequest,
  { db, scope, totals }: PageReading,
): Promise<{ page: PageRow; totals: TotalsRow }> {
  const compiled = compileList(request, scope, capOf({ db }));
  const { session } = scope.access;
  const customerId = session.customer.id;
  const [{ row, written }, known] = await Promise.all([
    guardedQuery<PageRow>(db, session, compiled.page),
    totals.read(customerId, compiled.totals),
  ]);
  return { page: row, totals: await totals.readWith(customerId, compiled.totals, known, written) };
}

async function answerCount({ body, session, scope, parts, totals }: Call): Promise<string> {
  const request = parseListRequest(body, scope);
  const statement = compileTotals(request, scope, capOf(parts));
  const customerId = session.customer.id;
  const [{ written }, known] = await Promise.all([
    proveSession(parts.db, session),
    totals.read(customerId, statement),
  ]);
  return printCountAnswer(await totals.readWith(customerId, statement, known, written));
}
