import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#contract/errors.ts';
import type { EntityModel } from '#contract/model.ts';
import { MAX_PER_PAGE } from '#contract/wire.ts';
import { isId } from '#fields/reference/reference.ts';
import { MAX_CHOICES } from '#fields/rules.server.ts';
import { createAccess } from '#server/access/Access.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileRecords, refuseMissing, type Meant } from './readRecord.ts';
import { refuseName } from './refuseName.ts';

type Parts = Pick<ServerParts, 'model' | 'db' | 'sessions' | 'now'>;

interface Records {
  rows: string;
  total: number;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** `GET /<entity>/<id>` and `GET /<entity>` (`filter={"id":[…]}`, `range`, `sort` by id) of every entity that somebody may read. */
export function recordReadRoutes(app: FastifyInstance, parts: Parts): void {
  for (const entity of parts.model.entities) {
    const { read } = entity.access;
    if (read === null) continue;
    const options = { config: { access: read, fresh: 'in_statement' } } as const;
    app.get(`/${entity.name}/:id`, options, (request, reply) => answerOne(entity, request, reply, parts));
    app.get(`/${entity.name}`, options, (request, reply) => answerMany(entity, request, reply, parts));
  }
}

async function answerOne(
  entity: EntityModel,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<string> {
  const { id } = request.params as { id: string };
  const ids = /^[1-9]\d{0,15}$/.test(id) ? [Number(id)].filter(isId) : [];
  const { rows } = await readRecords(entity, { ids }, request, parts);
  if (rows === '[]') throw refuseMissing(entity, id);
  reply.type(JSON_TYPE);
  return rows.slice(1, -1);
}

async function answerMany(
  entity: EntityModel,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): Promise<string> {
  const meant = parseMeant(request.query as Record<string, unknown>);
  const { rows, total } = await readRecords(entity, meant, request, parts);
  const first = 'ids' in meant ? 0 : meant.offset;
  const last = 'ids' in meant ? Math.max(total - 1, 0) : meant.offset + meant.limit - 1;
  reply
    .type(JSON_TYPE)
    .header('content-range', `${entity.name} ${first}-${Math.min(last, Math.max(total - 1, 0))}/${total}`);
  return rows;
}

function readRecords(
  entity: EntityModel,
  meant: Meant,
  { session, language }: FastifyRequest,
  parts: Parts,
): Promise<Records> {
  return withFreshSession(parts, session, async (session) => {
    const access = createAccess(session, parts.model, language);
    if (!access.canRead(entity)) throw new Failure('no_permission');
    const statement = compileRecords(entity, meant, access, parts.now());
    return (await guardedQuery<Records>(parts.db, session, statement)).row;
  });
}

/** Reads the query of `ra-data-simple-rest`: JSON texts. Throws Failure `invalid` naming each wrong one. */
function parseMeant(query: Readonly<Record<string, unknown>>): Meant {
  const problems = Object.keys(query)
    .filter((key) => key !== 'filter' && key !== 'range' && key !== 'sort')
    .map((key) => refuseName(key.slice(0, 100), 'unknown_field', key));
  const ids = parseIds(query['filter'], problems);
  const [from, to] = parsePair(query['range'], 'range', [0, MAX_PER_PAGE - 1], isRange, problems);
  const [, order] = parsePair(query['sort'], 'sort', ['id', 'ASC'] as const, isSort, problems);
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return ids ? { ids } : { offset: from, limit: to - from + 1, order };
}

function parseIds(text: unknown, problems: Problem[]): readonly number[] | undefined {
  if (text === undefined || text === '{}') return undefined;
  const filter = parseJson(text);
  const { id, ...others } =
    typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {};
  for (const key of Object.keys(others))
    problems.push(refuseName(`filter.${key.slice(0, 100)}`, 'unknown_filter', key));
  const ids: readonly unknown[] = Array.isArray(id) ? id : [id];
  if (!ids.every(isId))
    problems.push({ path: 'filter.id', code: 'wrong_type', params: { label: 'filter.id' } });
  if (ids.length > MAX_CHOICES)
    problems.push({
      path: 'filter.id',
      code: 'too_many_rows',
      params: { label: 'filter.id', limit: MAX_CHOICES },
    });
  return ids as readonly number[];
}

function parsePair<Pair extends readonly [unknown, unknown]>(
  text: unknown,
  path: string,
  fallback: Pair,
  isPair: (value: unknown) => value is Pair,
  problems: Problem[],
): Pair {
  if (text === undefined) return fallback;
  const value = parseJson(text);
  if (isPair(value)) return value;
  problems.push({ path, code: 'not_correct', params: { label: path } });
  return fallback;
}

function isRange(value: unknown): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isSafeInteger)) return false;
  const [from, to] = value as [number, number];
  return from >= 0 && to >= from && to - from < MAX_PER_PAGE;
}

function isSort(value: unknown): value is ['id', 'ASC' | 'DESC'] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] === 'id' &&
    (value[1] === 'ASC' || value[1] === 'DESC')
  );
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
