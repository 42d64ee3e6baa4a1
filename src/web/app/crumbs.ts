import type { AppModel } from './AppModel.ts';
import { findScreen } from './findScreen.ts';
import { isAt, itemsOf } from './menu.ts';
import type { MenuSection, VisibleItem } from './menu.ts';

/** Where a page stands: the tab it belongs to, and the screen above it. */
export interface Crumbs {
  section?: MenuSection;
  /** Absent when the page is a screen of the menu itself. */
  parent?: VisibleItem;
}

/** The way to a page by the menu: a record stands under the list of its kind. */
export function crumbsOf(app: AppModel, menu: readonly MenuSection[], path: string): Crumbs {
  const item = nearest(menu, path) ?? listOf(app, menu, path);
  if (!item) return {};
  const section = menu.find((each) => itemsOf([each]).includes(item));
  return item.route === path ? { section } : { section, parent: item };
}

/** The item whose address is the longest start of the path. */
function nearest(menu: readonly MenuSection[], path: string): VisibleItem | undefined {
  const around = itemsOf(menu).filter((item) => isAt(path, item.route));
  return around.toSorted((a, b) => b.route.length - a.route.length)[0];
}

/** The list of what a record's page shows, of its own module first; a list stands under no other one. */
function listOf(app: AppModel, menu: readonly MenuSection[], path: string): VisibleItem | undefined {
  const screen = findScreen(app, path);
  if (!screen?.resource || screen.kind === 'list') return undefined;
  const lists = app.screens.filter(({ kind, resource }) => kind === 'list' && resource === screen.resource);
  const ordered = lists.toSorted(
    (a, b) => Number(b.module === screen.module) - Number(a.module === screen.module),
  );
  const items = itemsOf(menu);
  return ordered.map((list) => items.find((item) => item.route === list.path)).find(Boolean);
}
