import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SearchRow } from '#contract/wire.ts';
import { usePermissions } from '#web/auth/session.ts';
import { isSearchRow, rowsOf } from '#web/data/answers.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useApp } from '../AppContext.ts';
import type { ScreenDefinition } from '../AppModel.ts';
import type { CommandGroup } from './Command.ts';

/** Milliseconds after the last key until records are searched, and the characters that it takes. */
const PAUSE_MS = 250;
const MIN_CHARACTERS = 2;

interface Found {
  query: string;
  rows: readonly SearchRow[];
  /** Text of what went wrong. */
  error?: string;
}

export interface RecordCommands {
  group: CommandGroup;
  isSearching: boolean;
  error?: string;
}

/** Records of every kind by a code or a name, where they can be opened. */
export function useRecordCommands(typed: string): RecordCommands {
  const translate = useTranslate();
  const query = typed.trim();
  const screens = useRecordScreens();
  const found = useFound(query, screens);
  const isWanted = query.length >= MIN_CHARACTERS && screens.size > 0;
  const isCurrent = found.query === query;
  const rows = isWanted && isCurrent ? found.rows : [];
  const commands = rows.flatMap(({ entity, id, label }) => {
    const screen = screens.get(entity);
    const route = screen?.path.replace(':id', String(id));
    return route ? [{ route, icon: 'file', label, of: translate(`entity.${entity}`) }] : [];
  });
  return {
    group: { heading: 'kit.shell.palette_records', commands },
    isSearching: isWanted && !isCurrent,
    ...(isWanted && isCurrent && found.error ? { error: found.error } : {}),
  };
}

/** The form in which a record of each kind opens, as far as the person may: of several that of the first module. */
function useRecordScreens(): ReadonlyMap<string, ScreenDefinition> {
  const { app } = useApp();
  const may = usePermissions();
  const places = new Map(app.modules.map(({ name }, place) => [name, place]));
  const placeOf = ({ module }: ScreenDefinition) => places.get(module) ?? places.size;
  const forms = app.screens
    .filter(({ kind, path }) => kind === 'form' && path.endsWith('/:id'))
    // The last one of a kind stands in the map.
    .toSorted((one, other) => placeOf(other) - placeOf(one));
  return new Map(
    forms.flatMap((screen) =>
      screen.resource && may(screen.permissions) ? [[screen.resource, screen] as const] : [],
    ),
  );
}

function useFound(query: string, screens: ReadonlyMap<string, ScreenDefinition>): Found {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { texts } = useApp();
  const [found, setFound] = useState<Found>({ query: '', rows: [] });
  const isWanted = query.length >= MIN_CHARACTERS && screens.size > 0;
  const modules = [...screens.values()].flatMap((screen) => screen.texts).join(' ');
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const search = async () => {
      const answer = dataProvider.ask('/search', { q: query }, rowsOf(isSearchRow), abort.signal);
      // The names of kinds are texts of their modules.
      const [{ rows }] = await Promise.all([answer, texts.load(modules.split(' '))]);
      setFound({ query, rows });
    };
    const fail = (reason: Error) =>
      !abort.signal.aborted && setFound({ query, rows: [], error: reason.message });
    const timer = setTimeout(() => void search().catch(fail), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [dataProvider, texts, query, isWanted, modules]);
  return found;
}
