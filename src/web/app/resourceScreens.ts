import type { AppModel, ScreenDefinition } from './AppModel.ts';

/** What react-admin's own addresses of a resource mean: `/trip`, `/trip/7` (and `/trip/7/show`), `/trip/create`. */
export type ResourcePage = 'list' | 'edit' | 'create';

/** The generated screens of a page, the app's first one first. */
export function resourceScreens(
  { screens }: Pick<AppModel, 'screens'>,
  resource: string,
  page: ResourcePage,
): readonly ScreenDefinition[] {
  const own = screens.filter((screen) => screen.resource === resource && !screen.public);
  return own.filter((screen) => pageOf(screen, own) === page);
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
