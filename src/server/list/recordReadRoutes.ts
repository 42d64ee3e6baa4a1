import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityModel } from '#contract/model.ts';
import { TOTAL_CAP } from '#contract/wire.ts';
import { isId } from '#fields/reference/reference.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import { Failure } from '#server/http/Failure.ts';
import type { RowId } from './cursor.ts';
import { openTotals, type TotalsCache } from './createTotalsCache.ts';
import { openList, readPage, type ListParts } from './listRoutes.ts';
import { parsePlainRequest } from './parsePlainRequest.ts';
import { plainListOf } from './plainList.ts';
import { compileRecords } from './readRecord.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * `GET /<entity>/<id>` and `GET /<entity>` (`filter`, `range`, `sort`: the plain list) of every entity that somebody may read.
 */
export function recordReadRoutes(calls: Calls, parts: ListParts): void {
  const totals = openTotals(parts.db);
  for (const entity of parts.model.entities) {
    const { read } = entity.access;
    if (read === null) continue;
    const options = { config: { access: read, fresh: 'in_statement' } } as const;
    calls.get(`/${entity.name}/:id`, options, (request, reply) => answerOne(entity, request, reply, parts));
    calls.get(`/${entity.name}`, options, (request, reply) =>
      answerMany(entity, { request, reply, parts, totals }),
    );
  }
}

async function answerOne(
  entity: EntityModel,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ListParts,
): Promise<string> {
  const { id } = request.params as { id: string };
  const ids = readIds(entity, id);
  const rows = await withFreshSession(parts, request.session, async (session) => {
    const access = createAccess(session, parts.model, request.language);
    if (!access.canRead(entity)) throw new Failure('no_permission');
    const statement = compileRecords(entity, ids, access, parts.now());
    return (await guardedQuery<{ rows: string }>(parts.db, session, statement)).row.rows;
  });
  if (rows === '[]') throw refuseMissing(entity, id);
  reply.type(JSON_TYPE);
  return rows.slice(1, -1);
}

/** What no id is leads nowhere. */
function readIds({ view }: EntityModel, id: string): readonly RowId[] {
  if (view?.id === 'text') return id.includes('\0') ? [] : [id];
  return /^[1-9]\d{0,15}$/.test(id) ? [Number(id)].filter(isId) : [];
}

interface Site {
  request: FastifyRequest;
  reply: FastifyReply;
  parts: ListParts;
  totals: TotalsCache;
}

async function answerMany(entity: EntityModel, { request, reply, parts, totals }: Site): Promise<string> {
  return withFreshSession(parts, request.session, async (session) => {
    const scope = openList(plainListOf(entity), session, parts, request.language);
    const wanted = parsePlainRequest(request.query as Record<string, unknown>, scope);
    const found = await readPage(wanted, { db: parts.db, scope, totals });
    const total = found.totals.is_capped ? TOTAL_CAP : found.totals.total;
    const last = Math.min(wanted.offset + wanted.perPage, total) - 1;
    reply
      .type(JSON_TYPE)
      .header('content-range', `${entity.name} ${wanted.offset}-${Math.max(last, 0)}/${total}`);
    return found.page.rows;
  });
}
