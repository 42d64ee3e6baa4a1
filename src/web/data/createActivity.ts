/** Milliseconds that the loading bar stays after the last answer (readings, "Lists and calls"). */
export const LINGER_MS = 500;

/** `calling`: calls are under way; `answered`: the last one was, less than 500 ms ago. */
export type ActivityState = 'idle' | 'calling' | 'answered';

/** Whether calls are under way; drives the loading bar. */
export interface Activity {
  /** Notes a call; the returned function notes its end. */
  begin: () => () => void;
  state: () => ActivityState;
  subscribe: (listener: () => void) => () => void;
}

/** Counts running calls; idle again 500 ms after the last answer. */
export function createActivity(): Activity {
  const listeners = new Set<() => void>();
  let running = 0;
  let state: ActivityState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (value: ActivityState) => {
    if (state === value) return;
    state = value;
    // A list asks while it is drawn: who watches is told when that is over.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  };
  const end = () => {
    running -= 1;
    if (running > 0) return;
    set('answered');
    timer = setTimeout(() => set('idle'), LINGER_MS);
  };
  return {
    begin: () => {
      running += 1;
      clearTimeout(timer);
      set('calling');
      return end;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
