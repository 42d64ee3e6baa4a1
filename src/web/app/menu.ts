import { SUPER_ADMIN, holdsAny, isRegistered, passesGate } from '#contract/session.ts';
import type { Session } from '#contract/session.ts';
import type { AppModel, MenuItem, ModuleDefinition } from './AppModel.ts';

/** An item with the icon that it is drawn with. */
export type VisibleItem = MenuItem & {
  icon: string;
  /** The company has not registered what it needs: it opens and says so. */
  isLocked?: true;
};

/** What a person sees of one tab: its modules' groups with the items he may open. */
export interface MenuSection {
  /** Name of the tab: `data-module`, message key `module.<name>`. */
  name: string;
  icon: string;
  groups: readonly { group: string; items: readonly VisibleItem[] }[];
  /** The tab in the top bar shows; the drawer shows the section in any case. */
  hasTab: boolean;
}

/** The menu as a person sees it (readings, "Access and shell": codes, customer gates, modules). */
export function visibleMenu(app: AppModel, session: Session): readonly MenuSection[] {
  const modules = app.modules.filter(({ gate }) => passesGate(gate, session.customer));
  const names = [...new Set(modules.map(sectionOf))];
  return names
    .map((name) => ({ name, own: app.modules.find((module) => module.name === name) }))
    .sort((a, b) => (a.own?.order ?? 0) - (b.own?.order ?? 0))
    .map(({ name, own }) => ({
      name,
      icon: own?.icon ?? 'list',
      groups: groupsOf(
        modules.filter((module) => sectionOf(module) === name),
        session,
      ),
      hasTab: hasModule(session, name),
    }))
    .filter((section) => section.groups.length > 0);
}

/** All items of a menu in order. */
export function itemsOf(menu: readonly MenuSection[]): readonly VisibleItem[] {
  return menu.flatMap((section) => section.groups.flatMap((group) => group.items));
}

/** The section whose module a path belongs to, by its screen; undefined for pages outside of the menu. */
export function sectionOfPath(app: AppModel, menu: readonly MenuSection[], path: string): string | undefined {
  const direct = menu.find((section) => itemsOf([section]).some((item) => isAt(path, item.route)));
  if (direct) return direct.name;
  const screen = app.screens.find((screen) => isAt(path, screen.path.split('/:')[0] ?? ''));
  const module = app.modules.find((module) => module.name === screen?.module);
  return module && sectionOf(module);
}

/** The section that a screen belongs to by its module; undefined for a screen that the app does not have. */
export function sectionOfScreen(app: AppModel, name: string): string | undefined {
  const screen = app.screens.find((one) => one.screen === name);
  const module = app.modules.find((one) => one.name === screen?.module);
  return module && sectionOf(module);
}

/** Whether a path is a route or below it: `/orders/detail/7` is at `/orders/detail`. */
export function isAt(path: string, route: string): boolean {
  return path === route || path.startsWith(`${route}/`);
}

/** Whether an item of the menu is the one that a path stands under: no other one's address is nearer. */
export function isCurrent({ modules }: AppModel, path: string, route: string): boolean {
  if (route === '/') return path === '/';
  if (!isAt(path, route)) return false;
  const items = modules.flatMap(({ menu }) => menu.flatMap((group) => group.items));
  return !items.some((item) => item.route.length > route.length && isAt(path, item.route));
}

const sectionOf = (module: ModuleDefinition): string => module.tab ?? module.name;

function hasModule({ modules, permissions }: Session, name: string): boolean {
  return !modules || modules.includes(name) || permissions.includes(SUPER_ADMIN);
}

const isLocked = ({ license }: MenuItem, session: Session): boolean => !isRegistered(session, license);

/** Modules that share a tab say where their items stand in it; without a word they follow, in the order of their modules. */
function byOrder(a: MenuItem | undefined, b: MenuItem | undefined): number {
  const [one, other] = [a?.order ?? MAX_ORDER, b?.order ?? MAX_ORDER];
  return one - other;
}

const MAX_ORDER = Number.MAX_SAFE_INTEGER;

/** Groups of the same name, of several modules, are one. */
function groupsOf(modules: readonly ModuleDefinition[], session: Session): MenuSection['groups'] {
  const ordered = [...modules].sort((a, b) => a.order - b.order);
  const groups = new Map<string, VisibleItem[]>();
  for (const module of ordered)
    for (const { group, items } of module.menu) {
      const visible = items.filter((item) => holdsAny(session.permissions, item.permissions));
      const drawn = visible.map((item) => ({
        ...item,
        icon: item.icon ?? module.icon,
        ...(isLocked(item, session) && { isLocked: true as const }),
      }));
      if (drawn.length > 0) groups.set(group, [...(groups.get(group) ?? []), ...drawn]);
    }
  const placed = Array.from(groups, ([group, items]) => ({ group, items: items.toSorted(byOrder) }));
  return placed.toSorted((a, b) => byOrder(a.items[0], b.items[0]));
}
