import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type {
  ReviewShiftsActionInput,
  ReviewShiftsActionResult,
} from '#generated/pos/review-shifts.action.gen.ts';
import type { PosShift } from '#generated/pos/pos-shift.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

type ShiftChange = RecordChange<PosShift>;

/** The open shift of a shop, locked: nobody closes it while a bill is made. */
export async function lockOpenShift({ records, refuse }: PosContext, posId: number): Promise<PosShift> {
  const [shift] = await records('pos_shift').lock({ pos_id: posId, status: 'open' });
  return shift ?? refuse('rule.check-out.no_shift', 'pos_id');
}

/** A shift is opened in a shop of one's own that has none open; what is counted at its end is compared with its bills. */
export async function completeShifts(context: PosContext, changes: readonly ShiftChange[]): Promise<void> {
  await checkShops(context, changes);
  await compareCounts(
    context,
    changes.filter(({ action }) => action === 'close'),
  );
}

async function checkShops(context: PosContext, changes: readonly ShiftChange[]): Promise<void> {
  const taken = await readTaken(context, changes);
  const opened = changes.flatMap(({ old, record }) => (old || !record ? [] : [record.pos_id]));
  const closed = opened.length > 0 ? await context.records('pos').find({ id: opened, active: false }) : [];
  const label = 'pos_shift.pos_id';
  for (const change of changes) {
    const { old, record } = change;
    if (!record || record.pos_id === old?.pos_id) continue;
    if (old) change.refuse('read_only', 'pos_id', { label });
    else if (!context.user.pos.includes(record.pos_id))
      change.refuse('reference_not_found', 'pos_id', { label, value: record.pos_id });
    else if (closed.some(({ id }) => id === record.pos_id))
      change.refuse('rule.check-out.shop_closed', 'pos_id');
    else if (taken.has(record.pos_id)) change.refuse('rule.pos_shift.one_open', 'pos_id');
    taken.add(record.pos_id);
  }
}

/** Shops that have an open shift; who opens one in the same shop at the same time waits. */
async function readTaken(
  { records, lockNames }: PosContext,
  changes: readonly ShiftChange[],
): Promise<Set<number>> {
  const shops = changes.flatMap(({ old, record }) => (old || !record ? [] : [record.pos_id]));
  if (shops.length === 0) return new Set();
  await lockNames(shops.map((id) => `shift of shop ${id}`));
  const open = await records('pos_shift').find({ pos_id: shops, status: 'open' });
  return new Set(open.map(({ pos_id }) => pos_id));
}

async function compareCounts(context: PosContext, closed: readonly ShiftChange[]): Promise<void> {
  if (closed.length === 0) return;
  const cash = await readCash(
    context,
    closed.map(({ id }) => id),
  );
  for (const change of closed) {
    const { id, record } = change;
    if (!record) continue;
    const expected = record.opening_cash + (record.cash_moved ?? 0) + (cash.get(id) ?? 0);
    record.difference = (record.counted_cash ?? 0) - expected;
    const limit = Number(context.settings['pos_shift_difference'] ?? 0);
    if (Math.abs(record.difference) > limit && !record.difference_reason)
      change.refuse('rule.pos_shift.needs_reason', 'difference_reason', {
        value: record.difference,
        limit: expected,
      });
  }
}

/** What the bills of each shift left in its drawer. */
async function readCash({ db }: PosContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('pos_sale')
    .select(['shift_id', sql<number>`sum(cash_amount)::int8`.as('cash')])
    .where('shift_id', '=', anyOf(ids))
    .where('status', '=', 'paid')
    .where('deleted_at', 'is', null)
    .groupBy('shift_id')
    .execute();
  return new Map(rows.map(({ shift_id, cash }) => [shift_id, cash]));
}

/** Closed shifts of one's own shops have been looked over, and what was found stays with them; those that were before stay so. */
export async function reviewShifts(
  { records, user, refuse }: PosContext,
  { ids, review_note }: Sent<ReviewShiftsActionInput>,
): Promise<ReviewShiftsActionResult> {
  const shifts = await records('pos_shift').lock({ id: ids });
  const closed = shifts.filter(({ pos_id, status }) => status === 'closed' && user.pos.includes(pos_id));
  if (closed.length === 0) refuse('rule.pos_shift.none_closed', 'ids');
  const reviewed = closed.map((shift) => shift.id);
  await records('pos_shift').transition('review', reviewed, {}, { review_note });
  return { reviewed: closed.length };
}
