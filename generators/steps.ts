import { setImmediate } from 'node:timers/promises';

/** Work that can be left alone between two steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** All of it at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** All of it, letting others in between two steps; null once nobody wants it any more. */
export async function runBetween<Result>(
  steps: Steps<Result>,
  isWanted: () => boolean,
): Promise<Result | null> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await setImmediate();
    if (!isWanted()) return null;
  }
}
