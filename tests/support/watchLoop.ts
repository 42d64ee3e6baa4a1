import { readFileSync } from 'node:fs';

/** What the event loop was held up for while something ran. */
export interface LoopWatch {
  /** Longest time without a turn, in milliseconds of this thread's own work. */
  stop(): number;
}

/** Time between two looks at the loop. */
const LOOK_MS = 5;

/** Milliseconds that this thread has worked: a machine that is busy with others does not add to them. */
export function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
}

/**
 * Watches the event loop: what counts is the smaller of the time by the clock and the time that this thread worked, so
 * that waiting for others is no delay, nor is work on other threads. Up to 5 ms of the turns before are counted with the longest.
 */
export function watchLoop(): LoopWatch {
  let longest = 0;
  let [clock, work] = [performance.now(), threadMs()];
  const look = (): void => {
    const [clockNow, workNow] = [performance.now(), threadMs()];
    longest = Math.max(longest, Math.min(clockNow - clock, workNow - work));
    [clock, work] = [clockNow, workNow];
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return longest;
    },
  };
}

/** Milliseconds that a function works; the least of three tries, since the first may be compiling it. */
export function workOf(work: () => unknown): number {
  const tries = [1, 2, 3].map(() => {
    const before = threadMs();
    work();
    return threadMs() - before;
  });
  return Math.min(...tries);
}
