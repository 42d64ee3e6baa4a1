import type { Codes } from '#contract/model.ts';
import { onceOf } from '../once.ts';
import { createCodes } from './buildAccess.ts';
import type { Address, Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { PageFile } from './reportFiles.ts';

/** What has addresses. */
export type Screens = Pick<Context, 'lists' | 'forms' | 'reports' | 'imports' | 'pages'>;

/** Every address of a screen. */
export function buildAddresses({ lists, forms, reports, imports, pages }: Screens): Address[] {
  const own = [...lists, ...reports, ...imports].map(addressOf);
  const all = [...own, ...forms.flatMap(addressesOf), ...pages.flatMap(addressesOfPage)];
  const taken = new Set(all.map(({ path }) => path));
  return [...all, ...forms.flatMap(findPageOf).filter(({ path }) => !taken.has(path))];
}

const addressOf = onceOf((source: Source<'list' | 'report' | 'import'>): Address => {
  const { route, permissions } = source.value;
  return { path: route, source, at: ['route'], permissions };
});

/** A form over stored records without one in its address asks for the record, where no list stands there. */
const findPageOf = onceOf((source: Source<'form'>): Address[] => {
  const { route, mode, permissions } = source.value;
  return mode === 'edit' && route !== undefined ? [{ path: route, source, at: ['route'], permissions }] : [];
});

/** `/check/{code}` → `/check/:code`. The router knows whole segments only: `/var/{code}-{hash_code}` is `/var/:code`. */
function toPagePath(route: string): string {
  return route.replaceAll(/\{(\w+)\}[^/]*/g, ':$1');
}

/** The addresses of a page as the router takes them: of a callback those of each party. */
export function toPagePaths({ routes, callback }: PageFile): string[] {
  const names = Object.entries(callback?.parties ?? {}).flatMap(([key, others]) => [key, ...others]);
  const paths = callback ? routes.flatMap((route) => toPartyPaths(route, names)) : routes.map(toPagePath);
  return [...new Set(paths)];
}

/** `/account-auth-{party}` → `/account-auth-shop`, … */
export const toPartyPaths = (route: string, names: readonly string[]): string[] =>
  names.map((name) => route.replace('{party}', name));

/** Addresses of a page; two of them may be one for the router. */
const addressesOfPage = onceOf((source: Source<'page'>): Address[] => {
  const permissions = source.value.public === true ? [] : (source.value.permissions ?? []);
  const { routes } = source.value;
  return toPagePaths(source.value).map((path) => {
    const index = Math.max(0, routes.map(toPagePath).indexOf(path));
    return { path, source, at: ['routes', index], permissions };
  });
});

const addressesOf = onceOf((source: Source<'form'>): Address[] => {
  const { route, mode, permissions } = source.value;
  if (route === undefined) return [];
  const at = ['route'];
  if (mode !== 'edit') return [{ path: route, source, at, permissions }];
  const create = createCodes(source);
  const edit = { path: `${route}/:id`, source, at, permissions };
  return create === undefined ? [edit] : [edit, { path: `${route}/create`, source, at, permissions: create }];
});

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
