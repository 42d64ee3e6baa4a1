/** Spec 9: update block 20 minutes. */
const BLOCK_MS = 20 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * When figures were last and are next updated: now at an offset from UTC, floored to 20 minutes (readings).
 * @param utcOffset hours; 7 for Vietnam.
 * @returns instants whose UTC clock shows the time at that offset.
 */
export function updateBlock(now: Date, utcOffset: number): { last: Date; next: Date } {
  const local = now.getTime() + utcOffset * HOUR_MS;
  const last = Math.floor(local / BLOCK_MS) * BLOCK_MS;
  return { last: new Date(last), next: new Date(last + BLOCK_MS) };
}
