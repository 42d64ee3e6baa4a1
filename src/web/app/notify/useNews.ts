import { useContext, useEffect } from 'react';
import { useSession } from '#web/auth/session.ts';
import { claim, release } from '#web/data/claim.ts';
import { RealtimeContext, useServerEvent } from '#web/data/realtime.ts';
import { useSaveExport } from './useSaveExport.ts';

/** Milliseconds before the socket is opened: the first page comes first. */
const DELAY_MS = 3_000;

/** Keeps the socket open while a person is signed in and saves exports when they are ready (spec 7). */
export function useNews(): void {
  const realtime = useContext(RealtimeContext);
  const saveExport = useSaveExport();
  const { auth_key, last_event, session_id } = useSession();
  useEffect(() => {
    let close = () => {};
    const timer = setTimeout(() => (close = realtime.connect(auth_key, last_event)), DELAY_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [realtime, auth_key, last_event]);
  // Every window and device of the account hears it; one window of the browser that asked saves.
  useServerEvent('export-ready', async ({ filename, session }) => {
    if (session !== undefined && session !== session_id) return;
    const name = `export.${filename}`;
    if ((await claim(name)) && !(await saveExport(filename))) release(name);
  });
}
