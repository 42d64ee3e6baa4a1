import type { RecordChange, Sent } from '#contract/module.ts';
import type { ExtendReservationActionInput } from '#generated/stock/extend-reservation.action.gen.ts';
import type { StockContext } from '#generated/stock/module.gen.server.ts';
import type { Reservation } from '#generated/stock/reservation.entity.gen.ts';
import type { UnreserveActionInput } from '#generated/stock/unreserve.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { ACTIVE, endHolds } from './holds.server.ts';
import { changeLevels, lockLevels, type Level, type Place } from './levels.server.ts';

/* What people do with stock that they keep back themselves; an order gives back what it holds by its transitions. */

type Changes = readonly RecordChange<Reservation>[];

/** Gives stock back before its time, and says why. */
export async function unreserve(
  context: StockContext,
  changes: Changes,
  { release_note }: Sent<UnreserveActionInput>,
): Promise<void> {
  const { levels, holds } = await openByHand(context, changes);
  await endHolds(context, holds, 'manual', release_note);
  await changeLevels(
    context,
    levels,
    holds.map(({ quantity, ...hold }) => ({ ...hold, reserved: -quantity })),
  );
}

/** Keeps stock back until another time. */
export async function extend(
  context: StockContext,
  changes: Changes,
  { expires_at }: Sent<ExtendReservationActionInput>,
): Promise<void> {
  if (new Date(expires_at) <= context.now) context.refuse('rule.reservation.already_past', 'expires_at');
  const { holds } = await openByHand(context, changes);
  await context.db
    .updateTable('reservation')
    .set({ expires_at })
    .where('id', '=', anyOf(holds.map(({ id }) => id)))
    .execute();
}

interface ByHand {
  levels: Map<string, Level>;
  holds: (Place & { id: number; quantity: number })[];
}

/** Locks the levels of what is kept back. What was given back or used while they were waited for is refused. */
async function openByHand(context: StockContext, changes: Changes): Promise<ByHand> {
  const levels = await lockLevels(
    context,
    changes.flatMap(({ old }) => old ?? []),
  );
  const holds = await context.db
    .selectFrom('reservation')
    .select(['id', 'goods_id', 'warehouse_id', 'quantity'])
    .where('id', '=', anyOf(changes.map(({ id }) => id)))
    .where('status', '=', ACTIVE)
    .execute();
  const held = new Set(holds.map(({ id }) => id));
  for (const change of changes) if (!held.has(change.id)) change.refuse('rule.reservation.not_by_hand');
  return { levels, holds };
}
