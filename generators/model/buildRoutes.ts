import type { Codes } from '#contract/model.ts';
import { createCodes } from './buildAccess.ts';
import type { Address, Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';

/** Every address of a list or form. */
export function buildAddresses(context: Pick<Context, 'lists' | 'forms'>): Address[] {
  const lists = context.lists.map((source) => ({
    path: source.value.route,
    source,
    permissions: source.value.permissions,
  }));
  return [...lists, ...context.forms.flatMap(addressesOf)];
}

function addressesOf(source: Source<'form'>): Address[] {
  const { route, mode, permissions } = source.value;
  if (route === undefined) return [];
  if (mode !== 'edit') return [{ path: route, source, permissions }];
  const create = createCodes(source);
  const edit = { path: `${route}/:id`, source, permissions };
  return create === undefined ? [edit] : [edit, { path: `${route}/create`, source, permissions: create }];
}

/** Among the broken names when a list or form could not be read: its route is not known. */
export const ANY_ROUTE = '/';

/** Codes of the screen that an address in a schema leads to (`{id}` stands for an id); null after a report. */
export function findRoute(context: Context, route: string, place: Place): Codes {
  const wanted = route.replaceAll(/\{[a-z_]+\}/g, ':id');
  const found = context.routes.get(wanted);
  if (found !== undefined) return found;
  if (context.broken.has(ANY_ROUTE)) return null;
  const paths = context.addresses.map(({ path }) => path.replaceAll(':id', '{id}'));
  context.report.at(place, 'GEN206', `"${route}" leads to no screen.`, hintOf(route, paths));
  return null;
}
