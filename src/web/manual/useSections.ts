import { useTranslate } from 'react-admin';
import type { ManualEntry } from '#contract/page.ts';
import { useApp } from '#web/app/AppContext.ts';
import { isAt, itemsOf, sectionOfScreen } from '#web/app/menu.ts';
import type { MenuSection, VisibleItem } from '#web/app/menu.ts';
import { useMenu } from '#web/app/useMenu.ts';
import { screensOf } from './useManual.ts';

/** A page, and those of the screens below it. */
export interface ManualGroup {
  screen: string;
  /** As the menu calls it. */
  title: string;
  below: readonly ManualEntry[];
}

interface ManualSection {
  /** Of the menu: message key `module.<name>`. */
  name: string;
  icon: string;
  groups: readonly ManualGroup[];
}

/** Pages in the order of the menu, each below the item that its screen is reached by; then those without one. */
export function useSections(entries: readonly ManualEntry[]): readonly ManualSection[] {
  const { app } = useApp();
  const menu = useMenu();
  const translate = useTranslate();
  const placed = entries.map((entry) => ({ entry, path: screensOf(app, entry.screen)[0]?.path ?? '' }));
  const inMenu = placed.map(({ entry, path }) => ({ entry, path, item: findItem(menu, path) }));
  const toGroup = (item: VisibleItem): ManualGroup[] => {
    const own = inMenu.filter((one) => one.item === item);
    const main = own.find(({ path }) => path === item.route) ?? own[0];
    if (!main) return [];
    const below = own.filter((one) => one !== main).map(({ entry }) => entry);
    return [{ screen: main.entry.screen, title: translate(`menu.${item.name}`), below }];
  };
  const others = inMenu.filter(({ entry, item }) => !item && isOfStaff(entry));
  return menu
    .map((section) => ({
      name: section.name,
      icon: section.icon,
      groups: [
        ...itemsOf([section]).flatMap(toGroup),
        ...others
          .filter(({ entry }) => sectionOfScreen(app, entry.screen) === section.name)
          .map(({ entry: { screen, title } }) => ({ screen, title, below: [] })),
      ],
    }))
    .filter(({ groups }) => groups.length > 0);

  /** What visitors see is found by words. */
  function isOfStaff({ screen }: ManualEntry): boolean {
    return screensOf(app, screen).every((one) => one.public !== true);
  }
}

/** The item whose address is nearest above a path. */
function findItem(menu: readonly MenuSection[], path: string): VisibleItem | undefined {
  return itemsOf(menu)
    .filter(({ route }) => route !== '/' && isAt(path, route))
    .toSorted((one, other) => other.route.length - one.route.length)[0];
}
