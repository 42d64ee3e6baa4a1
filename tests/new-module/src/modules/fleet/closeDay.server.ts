import type { Sent } from '#contract/module.ts';
import type { CloseDayActionInput, CloseDayActionResult } from '#generated/fleet/close-day.action.gen.ts';
import type { FleetContext } from '#generated/fleet/module.gen.server.ts';

/** State 2: running. */
const RUNNING = 2;

/** All trips of a day that are under way come home. */
export async function closeDay(
  { records }: FleetContext,
  { start_on }: Sent<CloseDayActionInput>,
): Promise<CloseDayActionResult> {
  const running = await records('trip').lock({ start_on, state: RUNNING });
  const ids = running.map(({ id }) => id);
  if (ids.length > 0) await records('trip').transition('finish', ids);
  return { finished: ids.length };
}
