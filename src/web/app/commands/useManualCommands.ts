import { useTranslate } from 'react-admin';
import { findEntries } from '#web/manual/findEntries.ts';
import { useManualEntries } from '#web/manual/useManual.ts';
import { useApp } from '../AppContext.ts';
import { sectionOfScreen } from '../menu.ts';
import type { CommandGroup } from './Command.ts';

/** Pages of the manual that are offered, below screens and records. */
const MOST = 6;
const MIN_CHARACTERS = 2;

/** Pages of the manual that speak of what is typed. */
export function useManualCommands(query: string): CommandGroup {
  const translate = useTranslate();
  const { app } = useApp();
  const isWanted = query.trim().length >= MIN_CHARACTERS;
  const { entries } = useManualEntries(isWanted);
  const found = isWanted ? findEntries(entries ?? [], query).slice(0, MOST) : [];
  const commands = found.map(({ entry: { screen, title } }) => ({
    route: `/manual/${screen}`,
    icon: 'help',
    label: translate('kit.manual.page_of', { title }),
    of: translate(`module.${sectionOfScreen(app, screen) ?? ''}`, { _: '' }),
  }));
  return { heading: 'kit.shell.palette_manual', commands };
}
