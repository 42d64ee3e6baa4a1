import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ExportProgress } from '#contract/wire.ts';
import { isExportProgress, rowsOf } from '#web/data/answers.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useListChanged, useServerEvent } from '#web/data/realtime.ts';

/** Milliseconds before the page asks what is under way since before: the first page comes first. */
const DELAY_MS = 4_000;

/** The own downloads that are written now: told by the server, asked for once after a load and after a lost connection. */
export function useExports(): readonly ExportProgress[] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [all, setAll] = useState<readonly ExportProgress[]>([]);
  const put = useCallback((progress: ExportProgress) => {
    const isOpen = progress.state === 'queued' || progress.state === 'running';
    setAll((known) => [
      ...known.filter(({ filename }) => filename !== progress.filename),
      ...(isOpen ? [progress] : []),
    ]);
  }, []);
  const ask = useCallback(() => {
    // What cannot be asked now is told by the next event.
    dataProvider.ask('/exports', {}, rowsOf(isExportProgress)).then(
      ({ rows }) => setAll(rows),
      () => undefined,
    );
  }, [dataProvider]);
  useEffect(() => {
    const timer = setTimeout(ask, DELAY_MS);
    return () => clearTimeout(timer);
  }, [ask]);
  useServerEvent('export-progress', put);
  useServerEvent('export-ready', ({ filename }) =>
    put({ filename, state: 'ready', written: 0, total: null }),
  );
  useListChanged('*', ask);
  return all;
}
