import { useContext, useEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { RealtimeContext, useServerEvent } from '#web/data/realtime.ts';

/** Milliseconds before the socket is opened: the first page comes first. */
const DELAY_MS = 3_000;

/** Keeps the socket open while a person is signed in and saves exports when they are ready (spec 7). */
export function useNews(): void {
  const realtime = useContext(RealtimeContext);
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { auth_key } = useSession();
  useEffect(() => {
    let close = () => {};
    const timer = setTimeout(() => (close = realtime.connect(auth_key)), DELAY_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [realtime, auth_key]);
  useServerEvent('export-ready', ({ filename }) => {
    dataProvider.downloadExport(filename).then(
      () => notify('kit.shell.export_saved', { type: 'success', messageArgs: { filename } }),
      () => notify('messages.upload_failed', { type: 'error' }),
    );
  });
}
