import { useCallback, useSyncExternalStore } from 'react';

/** A part of the app that is loaded when it is needed: on its way until one of the two is there. */
export interface Loading<Part> {
  done: Promise<void>;
  result?: { part: Part } | { error: unknown };
}

/** Starts loading a part. */
export function startLoading<Part>(load: () => Promise<Part>): Loading<Part> {
  const loading: Loading<Part> = {
    done: load().then(
      (part) => void (loading.result = { part }),
      (error: unknown) => void (loading.result = { error }),
    ),
  };
  return loading;
}

/** Whether a part could not be loaded. */
export function hasFailed({ result }: Loading<unknown>): boolean {
  return result !== undefined && 'error' in result;
}

/**
 * The part or its error; undefined while it is on its way. Without Suspense: React holds back what comes within 300 ms of
 * its fallback, and most parts do.
 */
export function useLoaded<Part>(loading: Loading<Part>): Loading<Part>['result'] {
  const subscribe = useCallback(
    (draw: () => void) => {
      let isWatched = true;
      void loading.done.then(() => (isWatched ? draw() : undefined));
      return () => {
        isWatched = false;
      };
    },
    [loading],
  );
  return useSyncExternalStore(subscribe, () => loading.result);
}
