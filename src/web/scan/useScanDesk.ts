import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { HttpError, useDataProvider, useEvent } from 'react-admin';
import type { ActionCall } from '#contract/action.ts';
import type { ErrorAnswer } from '#contract/errors.ts';
import { useSession } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { readLocalJson, writeLocal } from '#web/data/localStore.ts';
import { isNumber, isObject, isText, nullable, objectOf } from '#web/data/shapes.ts';
import { playSound } from '#web/feedback/sounds.ts';
import {
  createScanDesk,
  type ScanAnswer,
  type ScanDesk,
  type ScanFailure,
  type ScanMode,
  type ScanState,
} from './createScanDesk.ts';
import { useScanner } from './useScanner.ts';

/** Milliseconds until a step that nobody answered is sent again. */
const AGAIN_MS = 4_000;

export interface ScanDeskOptions<Task, Step extends object> {
  /** Its name in the browser's store: `pickup`. */
  name: string;
  mode: ScanMode<Task, Step>;
  action: ActionCall<never, unknown>;
  /** While something else is asked. */
  isPaused?: boolean;
}

export interface ScanDeskCalls<Task, Step extends object> extends ScanDesk<Task, Step> {
  now: ScanState<Task, Step>;
  task: Task | null;
}

/** A place of work of this browser: hears the scanner, keeps what is not sent yet, sends it again when the network is back. */
export function useScanDesk<Task extends object, Step extends object>({
  name,
  mode,
  action,
  isPaused,
}: ScanDeskOptions<Task, Step>): ScanDeskCalls<Task, Step> {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { identity_id } = useSession();
  const send = useEvent((step: object) => dataProvider.call(action.url, step, isAnswer));
  const key = `scan.${name}.${identity_id}`;
  const desk = useMemo(
    () =>
      createScanDesk<Task, Step>({
        mode,
        send: send as (step: object) => Promise<ScanAnswer<Task>>,
        toFailure,
        play: (tone) => (tone === 'info' ? undefined : playSound(tone)),
        stored: readLocalJson(key, { task: null, waiting: [] }),
        store: (kept) => writeLocal(key, JSON.stringify(kept)),
      }),
    [mode, send, key],
  );
  const now = useSyncExternalStore(desk.subscribe, desk.state);
  useScanner((code) => desk.take({ kind: 'code', code }), { isPaused });
  useEffect(() => {
    const goOn = (): void => (desk.state().isHalted ? undefined : desk.goOn());
    goOn();
    const timer = setInterval(() => (desk.state().isOffline ? goOn() : undefined), AGAIN_MS);
    window.addEventListener('online', goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', goOn);
    };
  }, [desk]);
  return { ...desk, now, task: desk.shown() };
}

const isAnswer = objectOf<{ said: string; sound: string; task: object | null; value: string | null }>({
  said: isText,
  sound: isText,
  task: nullable(isObject),
  value: nullable(isText),
});

/** Answers that say nothing of the step itself: it is sent again. */
const isPassing = (status: number, code: string): boolean =>
  !isNumber(status) ||
  status === 0 ||
  status === 401 ||
  status === 429 ||
  status > 500 ||
  code === 'same_request_running';

function toFailure(error: unknown): ScanFailure {
  if (!(error instanceof HttpError)) throw error;
  const answer = error.body as Partial<ErrorAnswer> | undefined;
  const code = answer?.error?.fields?.[0]?.code ?? answer?.error?.code ?? '';
  return isPassing(error.status, code)
    ? { kind: 'unreached' }
    : { kind: 'refused', code, text: error.message };
}
