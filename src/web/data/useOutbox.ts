import { useEffect, useRef } from 'react';
import { HttpError, useDataProvider, useEvent, useStore } from 'react-admin';
import type { ActionCall } from '#contract/action.ts';
import type { KitDataProvider } from './dataProvider.ts';
import { isUnreached } from './isUnreached.ts';

/** Milliseconds until the server is tried again. */
const AGAIN_MS = 4_000;

/** A call that waits for the network. */
export interface WaitingCall<Note> {
  /** ms of the moment when it was kept; its name. */
  at: number;
  body: object;
  /** What the screen remembers with it. */
  note: Note;
  /** Why the server did not do it, in its words; null as long as it has not said. */
  refusal: string | null;
}

export interface Outbox<Note> {
  waiting: readonly WaitingCall<Note>[];
  keep: (body: object, note: Note) => void;
  /** Tries one anew that was refused. */
  sendAgain: (at: number) => void;
  drop: (at: number) => void;
}

/**
 * Calls that could not reach the server: kept in this browser under `name`, sent in their order when there is a network again. What
 * is refused stays, with its reason, until somebody decides. The body names the call itself (`operation`), so that it is done
 * once however often it is sent.
 */
export function useOutbox<Note>({ url }: ActionCall<never, unknown>, name: string): Outbox<Note> {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [waiting, setWaiting] = useStore<readonly WaitingCall<Note>[]>(name, []);
  const isSending = useRef(false);
  const change = useEvent((to: (now: readonly WaitingCall<Note>[]) => readonly WaitingCall<Note>[]) =>
    setWaiting(to(waiting)),
  );
  const drop = useEvent((at: number) => change((now) => now.filter((one) => one.at !== at)));
  const mark = useEvent((at: number, refusal: string | null) =>
    change((now) => now.map((one) => (one.at === at ? { ...one, refusal } : one))),
  );
  const flush = useEvent(async () => {
    const next = waiting.find(({ refusal }) => refusal === null);
    if (!next || isSending.current) return;
    isSending.current = true;
    const end = await dataProvider.call(url, next.body).then(
      () => () => drop(next.at),
      (error: unknown) => (isPassing(error) ? undefined : () => mark(next.at, (error as Error).message)),
    );
    isSending.current = false;
    end?.();
  });
  const open = waiting.filter(({ refusal }) => refusal === null).length;
  useEffect(() => {
    if (open > 0) void flush();
  }, [open, flush]);
  useEffect(() => {
    const goOn = (): void => void flush();
    const timer = setInterval(goOn, AGAIN_MS);
    window.addEventListener('online', goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', goOn);
    };
  }, [flush]);
  return {
    waiting,
    keep: useEvent((body: object, note: Note) =>
      change((now) => [...now, { at: Date.now(), body, note, refusal: null }]),
    ),
    sendAgain: useEvent((at: number) => mark(at, null)),
    drop,
  };
}

/** Answers that say nothing of the call itself. */
const isPassing = (error: unknown): boolean =>
  isUnreached(error) || (error instanceof HttpError && [401, 429].includes(error.status));
