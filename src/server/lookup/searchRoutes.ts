import type { EntityModel } from '#contract/model.ts';
import type { LookupRow, SearchRow } from '#contract/wire.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess, type Access } from '#server/access/Access.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createFilterContext } from '#server/list/ListScope.ts';
import { compileLookup } from './compileLookup.ts';
import { parseLookup } from './parseLookup.ts';

type Parts = Pick<ServerParts, 'model' | 'db' | 'sessions' | 'now'>;

/** Records of one entity in an answer; the search of its list finds more. */
const OF_ENTITY = 5;

/** `POST /search`: records of every searchable entity (`x-search`) that the caller may open, by a code or a name. */
export function searchRoutes(calls: Calls, parts: Parts): void {
  calls.post('/search', { config: { access: [], fresh: 'in_statement' } }, async (request) => {
    const { q } = readFields(request.body, { q: 'text' });
    const { session, language } = request;
    return withFreshSession(parts, session, async (session) => {
      const access = createAccess(session, parts.model, language);
      const now = parts.now();
      const context = createFilterContext(access, language, now);
      const find = async (entity: EntityModel): Promise<SearchRow[]> => {
        const lookup = parseLookup({ q }, entity, access, context);
        const statement = compileLookup(lookup, entity, [], { access, now });
        const { row } = await guardedQuery<{ rows: string }>(parts.db, session, statement);
        const found = JSON.parse(row.rows) as LookupRow[];
        return found.slice(0, OF_ENTITY).map(({ id, label }) => ({ entity: entity.name, id, label }));
      };
      const found = await Promise.all(openable(access).map(find));
      return { rows: found.flat() };
    });
  });
}

/** Entities that the caller may read, search and open in a form. */
function openable(access: Access): EntityModel[] {
  const forms = access.model.forms.filter(
    ({ mode, permissions }) => mode === 'edit' && access.holds(permissions),
  );
  const names = new Set(forms.flatMap(({ entity }) => entity ?? []));
  return [...names]
    .map((name) => entityOf(access.model, name))
    .filter((entity) => access.canRead(entity) && access.searchedFields(entity).size > 0);
}
