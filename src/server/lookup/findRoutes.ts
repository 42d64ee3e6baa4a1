import type { FastifyRequest } from 'fastify';
import type { FindCallModel } from '#contract/findCall.ts';
import type { EntityModel } from '#contract/model.ts';
import { isObject } from '#contract/record.ts';
import { MAX_CHOICES_SHOWN } from '#contract/wire.ts';
import { refuse, toShown } from '#fields/rules.server.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import type { Calls } from '#server/http/Calls.ts';
import { countWithin, type Limit } from '#server/account/countWithin.ts';
import { createAccess, type Access } from '#server/access/Access.ts';
import { entityOf, findField, findPath } from '#server/access/modelIndex.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileTests, type Test } from '#server/list/compileTests.ts';
import { createFilterContext } from '#server/list/ListScope.ts';
import { printEntries, printAs, toObject, type Entry } from '#server/list/printRow.ts';
import { Joins, whereOwn, type Query } from '#server/list/Query.ts';
import { refuseName, toShownName } from '#server/list/refuseName.ts';
import { Binder } from '#server/list/Statement.ts';

type Parts = Pick<ServerParts, 'model' | 'db' | 'sessions' | 'now'>;

/** Values that one account may look for at one address: people write orders, those who collect customers try numbers. */
const LIMIT: Limit = { times: 120, seconds: 600 };

/** `POST <url>` of an entity's `x-calls`: the records that have one whole value, `{rows: [{id, …}]}`. */
export function findRoutes(calls: Calls, parts: Parts): void {
  for (const entity of parts.model.entities)
    for (const call of entity.calls ?? [])
      calls.post(
        call.url,
        { config: { access: call.permissions, fresh: 'in_statement' } },
        async (request, reply) => {
          const rows = await answerFind(entity, call, request, parts);
          return reply.type('application/json; charset=utf-8').send(`{"rows":${rows}}`);
        },
      );
}

function answerFind(
  entity: EntityModel,
  call: FindCallModel,
  { body, language, session }: FastifyRequest,
  parts: Parts,
): Promise<string> {
  return withFreshSession(parts, session, async (fresh) => {
    const access = createAccess(fresh, parts.model, language);
    if (!access.holds(call.permissions)) throw new Failure('no_permission');
    const now = parts.now();
    const { values, bind } = new Binder();
    const query: Query = { access, bind, now };
    const test = parseCall(body, entity, call, createFilterContext(access, language, now));
    const text = test === null ? null : printFind(entity, call, test, query);
    if (text === null) return '[]';
    if (call.by)
      await countWithin(parts.db, `find:${call.url}:${fresh.customer.id}.${fresh.accountId}`, LIMIT);
    return (await guardedQuery<{ rows: string }>(parts.db, fresh, { text, values })).row.rows;
  });
}

/** The test that the body asks for; null when it gives nothing to look for. Throws Failure naming what is wrong. */
function parseCall(
  body: unknown,
  entity: EntityModel,
  { by }: FindCallModel,
  context: ReturnType<typeof createFilterContext>,
): readonly Test[] | null {
  if (!isObject(body ?? {})) throw new Failure('malformed');
  const given = (body ?? {}) as Record<string, unknown>;
  const strangers = Object.keys(given).filter((name) => name !== by?.param);
  if (strangers.length > 0)
    throw new Failure('invalid', {
      problems: strangers.map((name) => refuseName(toShownName(name), 'unknown_field', name)),
    });
  if (!by) return [];
  const value = given[by.param];
  if (value === undefined || value === null || value === '') return null;
  const field = findField(entity, by.field);
  const rule = field && (serverTypeOf(field).find ?? serverTypeOf(field).filters.select);
  if (!field || !rule) throw new Error(`${entity.name}.${by.field} cannot be looked for`);
  const parsed = Array.isArray(value)
    ? refuse('wrong_type', { value: toShown(value) })
    : rule.parse(value, field, { ...context, maxDays: Number.POSITIVE_INFINITY });
  if ('problem' in parsed)
    throw new Failure('invalid', { problems: [{ path: by.param, ...parsed.problem }] });
  if (Array.isArray(parsed.value) && parsed.value.length === 0) return null;
  const path = { key: by.field, steps: [], leaf: by.field, type: field.type };
  return [{ path, field, rule, value: parsed.value }];
}

/** The newest records first: who bought last is asked for most. */
function printFind(entity: EntityModel, call: FindCallModel, tests: readonly Test[], query: Query): string {
  const place = { alias: 't', entity };
  const joins = new Joins(query, 'j');
  const entries = Object.entries(call.fields).map(([key, path]) => toEntry(key, path, entity, query.access));
  const row = toObject([printAs('t."id"', 'id'), ...printEntries(entries, place, joins, query)]);
  const where = [whereOwn(entity, query), ...compileTests(tests, place, query)];
  const found = `SELECT t.* FROM "${entity.table}" t WHERE ${where.join(' AND ')} ORDER BY t."id" DESC LIMIT ${MAX_CHOICES_SHOWN}`;
  return `SELECT coalesce(json_agg(${row} ORDER BY t."id" DESC), '[]'::json)::text AS rows FROM (${found}) t${joins.text}`;
}

function toEntry(key: string, name: string, entity: EntityModel, { model }: Access): Entry {
  const path = findPath(model, entity, name);
  const last = path?.steps.at(-1);
  const field = path && findField(last ? entityOf(model, last.entity) : entity, path.leaf);
  if (!path || !field) throw new Error(`${entity.name} has no ${name}`);
  return { key, steps: path.steps, field };
}
