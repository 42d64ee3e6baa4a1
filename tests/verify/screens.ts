import type { CodesFile } from '../../generators/model/schemas.ts';
import { toScreen, type Schema, type Schemas } from '../support/schemas/readSchemas.ts';
import { formScreen } from './expect/inputs.ts';
import { createCodes } from './expect/routes.ts';
import type { Shard } from './options.ts';

/** A screen that a schema says there is, and the address at which it is looked at. */
export type Screen = {
  id: string;
  /** As `--only` names it, and where it stands. */
  route: string;
  permissions: CodesFile;
  isPublic?: true;
} & (
  | { kind: 'list'; file: Schema<'list'> }
  | { kind: 'form'; file: Schema<'form'>; act: 'create' | 'update' }
  | { kind: 'report'; file: Schema<'report'> }
  | { kind: 'import'; file: Schema<'import'> }
  | { kind: 'page'; file: Schema<'page'> }
  | { kind: 'dialog'; file: Schema<'form'> }
);

/** Every screen of the schemas. */
export function listScreens(schemas: Schemas): Screen[] {
  return [
    ...schemas.lists.map((file) => ({ kind: 'list' as const, file, ...placeOf(file) })),
    ...schemas.forms.flatMap(formScreens),
    ...schemas.reports.map((file) => ({ kind: 'report' as const, file, ...placeOf(file) })),
    ...schemas.imports.map((file) => ({ kind: 'import' as const, file, ...placeOf(file) })),
    ...schemas.pages.filter(isStanding).flatMap(pageScreens),
  ];
}

/** Where an outside system sends the browser back to one passes through: without its answer it leads away again. */
export const isStanding = ({ kind }: Schema<'page'>): boolean => kind !== 'callback';

const placeOf = ({ route, permissions }: { route: string; permissions: CodesFile }) => ({
  id: toScreen(route),
  route,
  permissions,
});

function formScreens(file: Schema<'form'>): Screen[] {
  const { route, mode, permissions } = file;
  const id = formScreen(file);
  if (mode === 'dialog' || route === undefined)
    return [{ kind: 'dialog', file, id, route: `/${id}`, permissions }];
  if (mode === 'public')
    return [{ kind: 'form', file, act: 'create', id, route, permissions, isPublic: true }];
  if (mode === 'create') return [{ kind: 'form', file, act: 'create', id, route, permissions }];
  const codes = createCodes(file);
  const edit: Screen = { kind: 'form', file, act: 'update', id, route: `${route}/{id}`, permissions };
  return codes === null
    ? [edit]
    : [edit, { kind: 'form', file, act: 'create', id, route: `${route}/create`, permissions: codes }];
}

/** The addresses of a check show different things, with the second code and without; those of other pages the same. */
function pageScreens(file: Schema<'page'>): Screen[] {
  const [first = '/'] = file.routes;
  const id = toScreen(first.replace(/\/\{.*$/, ''));
  const routes = file.kind === 'lookup' ? file.routes : [first];
  return routes.map((route) => ({
    kind: 'page',
    file,
    id,
    route,
    permissions: file.permissions ?? [],
    ...(file.public ? { isPublic: true } : {}),
  }));
}

/** The form of an import's options stands on the page of the import, which is a screen of its own. */
export const isPart = ({ imports }: Schemas, screen: Screen): boolean =>
  screen.kind === 'dialog' && imports.some(({ options }) => options === screen.file.stem);

/** Whether `--only` means the screen: by its address, with or without slash, or a part of it up to a slash. */
export function isWanted({ route, id }: Screen, only: string | undefined): boolean {
  if (only === undefined) return true;
  const asked = only.replace(/^\/|\/$/g, '');
  return asked === id || asked === route.slice(1) || route.slice(1).startsWith(`${asked}/`);
}

/** Every n-th screen: those of one module, which take alike long, go to all shards. */
export const ofShard = <S>(screens: readonly S[], { index, of }: Shard): S[] =>
  screens.filter((_, place) => place % of === index - 1);
