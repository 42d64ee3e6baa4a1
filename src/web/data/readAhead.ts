import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { recordKey } from './queryKeys.ts';

/** Milliseconds for which a record that was asked for ahead is not asked for again. */
const FRESH_MS = 1_000;

/** What was asked for last, until its answer is old. */
let asked = { resource: '', id: '', at: -Infinity };

/** Asks for a record that is about to be opened. A failure is the form's to show: it asks again. */
export function readAhead(
  queries: QueryClient,
  dataProvider: DataProvider,
  resource: string,
  id: string,
): void {
  asked = { resource, id, at: performance.now() };
  void queries.prefetchQuery({
    queryKey: recordKey(resource, id),
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
  });
}

/**
 * For how many milliseconds what is remembered of a record stands for what is stored. Anything else than an answer asked
 * for ahead may be a list's row, and is read again at once.
 */
export const freshTime = (resource: string, id: string): number =>
  asked.resource === resource && asked.id === id && performance.now() - asked.at < FRESH_MS ? FRESH_MS : 0;
