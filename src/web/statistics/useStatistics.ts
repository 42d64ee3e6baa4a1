import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useApp } from '#web/app/AppContext.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isStatistics } from './isStatistics.ts';

/** Milliseconds for which the numbers are fresh enough not to be asked for again. */
const FRESH_MS = 60_000;

/** The numbers with the texts of their lists. */
export function useStatistics() {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { app, texts } = useApp();
  return useQuery({
    queryKey: ['fast-statistics'],
    queryFn: async ({ signal }) => {
      const { rows } = await dataProvider.ask('/fast-statistics', {}, isStatistics, signal);
      const screens = new Set(rows.map(({ screen }) => screen));
      const found = app.screens.filter(({ screen }) => screens.has(screen));
      await texts.load([...new Set(found.flatMap((screen) => screen.texts))]);
      return rows;
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}
