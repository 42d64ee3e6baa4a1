import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import type { ListSettings } from '#contract/wire.ts';
import { useSession } from '#web/auth/session.ts';
import { isListSettings } from '#web/data/answers.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { readLocalJson, writeLocal } from '#web/data/localStore.ts';
import { useParts } from './useParts.ts';

const NONE: ListSettings = { widths: {}, views: [] };

/** What this browser remembers; another release may have kept it in another shape. */
function readKept(local: string): ListSettings {
  const kept = readLocalJson<unknown>(local, NONE);
  return isListSettings(kept) ? kept : NONE;
}

export interface SettingsState extends ListSettings {
  /** The server has answered, or could not. */
  isKnown: boolean;
  /** Asks again: a view was saved or removed. */
  reload: () => Promise<void>;
  /** Pixels of a column, kept for this user; null takes the usual width again. */
  setWidth: (key: string, width: number | null) => void;
}

/**
 * What the user made of this screen: it lives on the server; what was last known stands until its answer comes, so that
 * nothing jumps. Without an answer the screen works as its schema says.
 * @param isWanted asks the server; the rows come first.
 */
export function useListSettings(screen: string, isWanted: boolean): SettingsState {
  const dataProvider = useDataProvider<KitDataProvider>();
  const client = useQueryClient();
  const { customer, identity_id } = useSession();
  const local = `list.${customer.id}.${identity_id}.${screen}`;
  const key = ['list-settings', screen];
  const keep = (settings: ListSettings): ListSettings => {
    writeLocal(local, JSON.stringify(settings));
    return settings;
  };
  const {
    data = NONE,
    isPlaceholderData,
    isFetched,
  } = useQuery({
    queryKey: key,
    queryFn: async () => keep(await dataProvider.ask('/list-settings', { type: screen }, isListSettings)),
    enabled: isWanted,
    staleTime: Infinity,
    placeholderData: useCallback(() => readKept(local), [local]),
  });
  const reload = useCallback(
    () => client.invalidateQueries({ queryKey: ['list-settings', screen] }),
    [client, screen],
  );
  const setWidth = useEvent((name: string, width: number | null): void => {
    const { [name]: _, ...others } = data.widths;
    const widths = width === null ? others : { ...others, [name]: width };
    client.setQueryData(key, keep({ ...data, widths }));
    const body = { type: screen, name, ...(width === null ? {} : { width }) };
    // A width that could not be kept still holds on this page and in this browser.
    dataProvider.call('/save-column-width', body).catch(() => undefined);
  });
  return useParts({ ...data, isKnown: isFetched && !isPlaceholderData, reload, setWidth });
}
