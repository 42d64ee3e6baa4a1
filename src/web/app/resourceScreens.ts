import type { AppModel, ScreenDefinition } from './AppModel.ts';

/** What react-admin's own addresses of a resource mean: `/trip`, `/trip/7` (and `/trip/7/show`), `/trip/create`. */
export type ResourcePage = 'list' | 'edit' | 'create';

/** The generated screens of a page, the app's first one first. */
export function resourceScreens(
  { screens }: Pick<AppModel, 'screens'>,
  resource: string,
  page: ResourcePage,
): readonly ScreenDefinition[] {
  const own = screensOf(screens).get(resource) ?? [];
  return own.filter((screen) => pageOf(screen, own) === page);
}

type ByResource = ReadonlyMap<string | undefined, readonly ScreenDefinition[]>;

const known = new WeakMap<AppModel['screens'], ByResource>();

/** Screens by their resource, looked through once: every resource is asked for all its pages when the app starts. */
function screensOf(screens: AppModel['screens']): ByResource {
  const before = known.get(screens);
  if (before) return before;
  const found = new Map<string | undefined, ScreenDefinition[]>();
  for (const screen of screens) {
    if (screen.public) continue;
    const own = found.get(screen.resource);
    if (own) own.push(screen);
    else found.set(screen.resource, [screen]);
  }
  known.set(screens, found);
  return found;
}

function pageOf(
  { kind, path }: ScreenDefinition,
  own: readonly ScreenDefinition[],
): ResourcePage | undefined {
  if (kind === 'list') return 'list';
  if (kind !== 'form') return undefined;
  if (path.endsWith('/:id')) return 'edit';
  // Without an id a form that edits asks which record is meant.
  return own.some((other) => other.path === `${path}/:id`) && !path.endsWith('/create')
    ? undefined
    : 'create';
}
