/** Milliseconds that the loading bar stays after the last answer (readings, "Lists and calls"). */
export const LINGER_MS = 500;

/** Whether calls are under way; drives the loading bar. */
export interface Activity {
  /** Notes a call; the returned function notes its end. */
  begin: () => () => void;
  isBusy: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Counts running calls; busy from the first until 500 ms after the last answer. */
export function createActivity(): Activity {
  const listeners = new Set<() => void>();
  let running = 0;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (value: boolean) => {
    if (busy === value) return;
    busy = value;
    // A list asks while it is drawn: who watches is told when that is over.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  };
  const end = () => {
    running -= 1;
    if (running === 0) timer = setTimeout(() => set(false), LINGER_MS);
  };
  return {
    begin: () => {
      running += 1;
      clearTimeout(timer);
      set(true);
      return end;
    },
    isBusy: () => busy,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
