import type { RecordChange, Sent } from '#contract/module.ts';
import type { FreeActionInput } from '#generated/fleet/free.action.gen.ts';
import type { FleetContext } from '#generated/fleet/module.gen.server.ts';
import type { Trip } from '#generated/fleet/trip.entity.gen.ts';

/** Takes the driver from trips and notes why. */
export async function freeTrips(
  { records }: FleetContext,
  changes: readonly RecordChange<Trip>[],
  { reason }: Sent<FreeActionInput>,
): Promise<void> {
  const free: { id: number; driver_id: null; note: string }[] = [];
  for (const change of changes)
    if (change.old?.note === reason) change.refuse('rule.trip.same_reason', 'reason');
    else free.push({ id: change.id, driver_id: null, note: reason });
  await records('trip').update(free);
}
