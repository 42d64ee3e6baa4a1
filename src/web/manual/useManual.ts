import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { ManualModel, ManualPage } from '#contract/page.ts';
import { passesGate } from '#contract/session.ts';
import type { Language } from '#contract/session.ts';
import { usePermissions, useSession } from '#web/auth/session.ts';
import { useApp } from '#web/app/AppContext.ts';
import type { AppModel, ScreenDefinition } from '#web/app/AppModel.ts';
import { loadChunk } from '#web/app/loadChunk.ts';

/** Addresses of a screen; its list first, whose module has the page. */
export function screensOf({ screens }: AppModel, name: string): readonly ScreenDefinition[] {
  const own = screens.filter(({ screen }) => screen === name);
  return own.toSorted((one, other) => Number(other.kind === 'list') - Number(one.kind === 'list'));
}

/** Whether the reader may open a screen: what he may not open he is not told of. */
export function useMayRead(): (screen: string) => boolean {
  const { app } = useApp();
  const { customer } = useSession();
  const may = usePermissions();
  return (name) =>
    screensOf(app, name).some(({ permissions, module }) => {
      const gate = app.modules.find((one) => one.name === module)?.gate;
      return may(permissions) && passesGate(gate, customer);
    });
}

async function loadManual(app: AppModel): Promise<ManualModel | null> {
  return app.manual ? loadChunk(app.manual).then(({ manual }) => manual) : null;
}

/** A text that stays as it is for as long as the page lives. */
const STANDING = {
  staleTime: Number.POSITIVE_INFINITY,
  // Another language takes the place of the first when it is there: nothing jumps.
  placeholderData: keepPreviousData,
  retry: false,
} as const;

/** Pages that the reader may see, as far as they are found by words; null while they are loaded. */
export function useManualEntries(isWanted = true) {
  const { app } = useApp();
  const language = useLocale() as Language;
  const mayRead = useMayRead();
  const query = useQuery({
    ...STANDING,
    queryKey: ['manual', 'entries', language],
    enabled: isWanted && app.manual !== undefined,
    queryFn: async () => {
      const manual = await loadManual(app);
      return manual ? (await loadChunk(manual.entries[language])).default : [];
    },
  });
  const { data } = query;
  const entries = data?.filter(({ screen }) => mayRead(screen)) ?? null;
  return { ...query, entries };
}

/** The page on a screen; undefined while it is loaded, null where there is none. */
export function useManualPage(name: string) {
  const { app } = useApp();
  const language = useLocale() as Language;
  return useQuery({
    ...STANDING,
    queryKey: ['manual', name, language],
    queryFn: async (): Promise<ManualPage | null> => {
      const module = screensOf(app, name)[0]?.module;
      const manual = await loadManual(app);
      const load = module === undefined ? undefined : manual?.pages[module]?.[language];
      if (!load) return null;
      const { default: pages } = await loadChunk(load);
      return pages.find(({ screen }) => screen === name) ?? null;
    },
  });
}
