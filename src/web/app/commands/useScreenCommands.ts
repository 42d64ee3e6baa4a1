import { useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { fold } from '#contract/text.ts';
import { useSession } from '#web/auth/session.ts';
import type { MenuSection } from '../menu.ts';
import { readUsage, recentlyUsed } from '../usage.ts';
import type { Command, CommandGroup } from './Command.ts';

/** Screens opened last that are offered before anything is typed. */
const RECENT = 5;

/** Screens that fit what is typed, without regard to accents; before that, those opened last and all. */
export function useScreenCommands(menu: readonly MenuSection[], query: string): readonly CommandGroup[] {
  const all = useAllScreens(menu);
  const { pathname } = useLocation();
  const { identity_id } = useSession();
  const [usage] = useState(() => readUsage(identity_id));
  const words = fold(query).split(/\s+/).filter(Boolean);
  const fits = ({ label, of }: Command) => words.every((word) => fold(`${label} ${of}`).includes(word));
  const commands = all.filter(fits).toSorted((one, other) => nearness(one, words) - nearness(other, words));
  const screens = { heading: 'kit.shell.palette_screens', commands };
  if (words.length > 0) return [screens];
  const others = all.filter(({ route }) => route !== pathname);
  return [{ heading: 'kit.shell.recent', commands: recentlyUsed(usage, others, RECENT) }, screens];
}

/** 0: called just that; 1: its name begins so; 2: its name or place holds it. */
function nearness({ label }: Command, words: readonly string[]): number {
  const [name, typed] = [fold(label), words.join(' ')];
  if (name === typed) return 0;
  return name.startsWith(typed) ? 1 : 2;
}

function useAllScreens(menu: readonly MenuSection[]): readonly Command[] {
  const translate = useTranslate();
  const home = { route: '/', icon: 'home', label: translate('menu.Dashboard'), of: '' };
  const screens = menu.flatMap((section) =>
    section.groups
      .flatMap((group) => group.items)
      .map(({ name, route, icon }) => ({
        route,
        icon,
        label: translate(`menu.${name}`),
        of: translate(`module.${section.name}`),
      })),
  );
  return [home, ...screens];
}
