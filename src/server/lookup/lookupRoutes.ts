import type { FastifyRequest } from 'fastify';
import type { EntityModel } from '#contract/model.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createFilterContext } from '#server/list/ListScope.ts';
import { compileLookup } from './compileLookup.ts';
import { parseLookup } from './parseLookup.ts';

type Parts = Pick<ServerParts, 'model' | 'db' | 'sessions' | 'now'>;

/** `POST /<entity>/lookup`: what pickers need, for whoever may see a screen or form that refers to the entity. */
export function lookupRoutes(calls: Calls, parts: Parts): void {
  const allCopies = findCopies(parts.model);
  for (const entity of parts.model.entities) {
    const { lookup } = entity;
    if (lookup === null) continue;
    const copies = allCopies.get(entity.name) ?? [];
    calls.post(
      `/${entity.name}/lookup`,
      { config: { access: lookup, fresh: 'in_statement' } },
      async (request, reply) => {
        const rows = await answerLookup(entity, copies, request, parts);
        return reply.type('application/json; charset=utf-8').send(`{"rows":${rows}}`);
      },
    );
  }
}

/** A field that another entity copies from a chosen record (`x-copyFrom`). */
interface Copy {
  from: string;
  to: { entity: EntityModel; field: string };
}

/** What others copy from records of an entity, by its name: a form fills it in when one is chosen. */
function findCopies({ entities }: Parts['model']): ReadonlyMap<string, readonly Copy[]> {
  const copies = new Map<string, Copy[]>();
  for (const entity of entities)
    for (const { name: field, copyFrom } of entity.fields) {
      const [reference, from] = copyFrom?.split('.') ?? [];
      if (from === undefined) continue;
      const target = entity.fields.find(({ name }) => name === reference)?.reference?.entity;
      if (target === undefined) continue;
      copies.set(target, [...(copies.get(target) ?? []), { from, to: { entity, field } }]);
    }
  return copies;
}

function answerLookup(
  entity: EntityModel,
  copies: readonly Copy[],
  { body, language, session }: FastifyRequest,
  parts: Parts,
): Promise<string> {
  return withFreshSession(parts, session, async (session) => {
    const access = createAccess(session, parts.model, language);
    if (!access.canLookup(entity)) throw new Failure('no_permission');
    const now = parts.now();
    const lookup = parseLookup(body, entity, access, createFilterContext(access, language, now));
    // A price is of use only to those who see where it goes.
    const copied = copies.flatMap(({ from, to }) =>
      access.seenFields(to.entity).has(to.field) ? [from] : [],
    );
    const statement = compileLookup(lookup, entity, copied, { access, now });
    return (await guardedQuery<{ rows: string }>(parts.db, session, statement)).row.rows;
  });
}
