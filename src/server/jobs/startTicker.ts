import type { Log } from '#contract/context.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { wakeOverdue } from './moduleJobs.ts';
import { runTimers } from '#server/workflow/runTimers.ts';
import { runSchedules } from './runSchedules.ts';

/** What a moment is looked at with. */
export interface TickContext {
  parts: ServerParts;
  log: Log;
}

const EVERY_MS = 15_000;

/** What comes due by the app's clock: schedules, timers, jobs that lost their place in a queue. */
export async function tick({ parts, log }: TickContext): Promise<void> {
  await runSchedules(parts, log);
  await runTimers(parts, log);
  await wakeOverdue(parts);
}

/** Looks now and then; `report` hears of what fails. Gives the way to stop, after what runs. */
export function startTicker(
  current: () => TickContext | undefined,
  report: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const look = async () => {
    const ticking = current();
    if (ticking) await tick(ticking);
  };
  const timer = setInterval(() => {
    running = running.then(look).catch(report);
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
