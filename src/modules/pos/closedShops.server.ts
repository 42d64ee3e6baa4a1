import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { Pos } from '#generated/system/pos.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** A shop is closed once its drawer is counted and its goods are gone. */
export async function checkClosing(
  context: PosContext,
  changes: readonly RecordChange<Pos>[],
): Promise<void> {
  const closed = changes.filter(({ old, record }) => old?.active && record && !record.active);
  if (closed.length === 0) return;
  const ids = closed.map(({ id }) => id);
  const shifts = await context.records('pos_shift').find({ pos_id: ids, status: 'open' });
  const stocked = await readStocked(context, ids);
  for (const change of closed) {
    const shift = shifts.find(({ pos_id }) => pos_id === change.id);
    if (shift) change.refuse('rule.pos.open_shift', 'active', { value: shift.code });
    else if (stocked.has(change.id))
      change.refuse('rule.pos.has_stock', 'active', { value: stocked.get(change.id) });
  }
}

/** Pieces that shops still have. */
async function readStocked({ db }: PosContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('pos')
    .innerJoin('stock_level as l', 'l.warehouse_id', 'pos.warehouse_id')
    .select(['pos.id', sql<number>`sum(l.on_hand)::int8`.as('pieces')])
    .where('pos.id', '=', anyOf(ids))
    .where('l.on_hand', '>', 0)
    .groupBy('pos.id')
    .execute();
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}
