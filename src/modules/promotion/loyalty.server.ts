import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  CorrectBuyerPointsActionInput,
  CorrectBuyerPointsActionResult,
} from '#generated/promotion/correct-buyer-points.action.gen.ts';
import type { CorrectPointsActionInput } from '#generated/promotion/correct-points.action.gen.ts';
import type { LoyaltyProgram } from '#generated/promotion/loyalty-program.entity.gen.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import { addEntry } from './points.server.ts';

type ProgramChange = RecordChange<LoyaltyProgram>;

/** No shop has two programmes on one day (inferred); of two that are saved at once the second one is judged by the first. */
export async function checkOverlaps(
  context: PromotionContext,
  changes: readonly ProgramChange[],
): Promise<void> {
  await context.lockNames(['loyalty programmes']);
  const stored = await context.records('loyalty_program').find({});
  const kept = stored.filter(({ id }) => changes.every((change) => change.id !== id));
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    const other = kept.find((one) => overlaps(one, record));
    if (other) change.refuse('rule.loyalty_program.overlaps', 'from_date', { value: other.name });
    else kept.push(record);
  }
}

function overlaps(one: LoyaltyProgram, other: LoyaltyProgram): boolean {
  if (one.ended_at !== null || other.ended_at !== null) return false;
  const isSameTime =
    (one.to_date === null || other.from_date <= one.to_date) &&
    (other.to_date === null || one.from_date <= other.to_date);
  const [shops, others] = [one.pos_ids ?? [], other.pos_ids ?? []];
  return isSameTime && (shops.length === 0 || others.length === 0 || shops.some((id) => others.includes(id)));
}

export async function endPrograms(
  { records, now }: PromotionContext,
  changes: readonly ProgramChange[],
): Promise<void> {
  await records('loyalty_program').update(
    changes.flatMap(({ record }) => (record ? [{ id: record.id, ended_at: now.toISOString() }] : [])),
  );
}

/** Puts a buyer's points right; the ledger says why. */
export async function correctPoints(
  context: PromotionContext,
  changes: readonly ProgramChange[],
  { buyer_id, points, reason }: Sent<CorrectPointsActionInput>,
): Promise<void> {
  for (const change of changes) {
    if (points === 0) change.refuse('rule.point_entry.nothing', 'points');
    await addEntry(context, { buyer_id, program_id: change.id, kind: 'correct', points, reason });
  }
}

/** The same of buyers who are chosen in the list of points, each in the programme of his last entry. */
export async function correctBuyerPoints(
  context: PromotionContext,
  { ids, points, reason }: Sent<CorrectBuyerPointsActionInput>,
): Promise<CorrectBuyerPointsActionResult> {
  if (points === 0) context.refuse('rule.point_entry.nothing', 'points');
  const buyers = [...new Set(ids)];
  const last = await context.db
    .selectFrom('point_entry')
    .distinctOn('buyer_id')
    .select(['buyer_id', 'program_id'])
    .where('buyer_id', 'in', buyers)
    .orderBy('buyer_id')
    .orderBy('id', 'desc')
    .execute();
  if (last.length < buyers.length)
    context.refuse('not_correct', 'ids', { label: 'correct-buyer-points.ids' });
  for (const { buyer_id, program_id } of last)
    await addEntry(context, { buyer_id, program_id, kind: 'correct', points, reason });
  return { corrected: last.length };
}

/** What was not spent in time is lost: whatever a buyer gave away came from what would be lost first. */
export async function expirePoints(context: PromotionContext): Promise<void> {
  const rows = await context.db
    .selectFrom('point_entry')
    .select('buyer_id')
    .select(
      sql<number>`(coalesce(sum(points) filter (where points > 0 and expires_on < ${context.today}), 0) + coalesce(sum(points) filter (where points < 0), 0))::int8`.as(
        'lost',
      ),
    )
    .groupBy('buyer_id')
    .having(
      sql<number>`coalesce(sum(points) filter (where points > 0 and expires_on < ${context.today}), 0) + coalesce(sum(points) filter (where points < 0), 0)`,
      '>',
      0,
    )
    .execute();
  for (const { buyer_id, lost } of rows) await addEntry(context, { buyer_id, kind: 'expire', points: -lost });
}
