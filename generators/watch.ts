/** Runs a task after changes: never twice at once, and once more if something changed meanwhile. */
export interface Queue {
  /** Something changed: run `delayMs` after the last of several changes. */
  changed(): void;
  /** When nothing waits or runs any more. */
  settled(): Promise<void>;
  close(): void;
}

/** `run` must not reject: it tells its problems itself. */
export function createQueue(run: () => Promise<void>, delayMs = 30): Queue {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isQueued = false;
  let waiting: (() => void)[] = [];

  async function start(): Promise<void> {
    timer = undefined;
    if (running) {
      isQueued = true;
      return;
    }
    do {
      isQueued = false;
      running = run();
      await running;
    } while (isQueued);
    running = null;
    settle();
  }

  function settle(): void {
    if (timer !== undefined || running) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  return {
    changed() {
      clearTimeout(timer);
      timer = setTimeout(() => void start(), delayMs);
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        settle();
      }),
    close: () => clearTimeout(timer),
  };
}
