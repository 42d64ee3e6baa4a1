import { sql } from 'kysely';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { LoyaltyProgram } from '#generated/promotion/loyalty-program.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { PointRule } from './pricingRules.ts';
import type { SalePlace } from './programmes.server.ts';
import type { SaleDocument } from './uses.server.ts';

/* Points are a ledger that only grows: what a buyer has is its sum, and never below zero unless somebody corrects it (domain C, invariant 8). */

/** The programme that runs in a shop, with the buyer's points: where his tier multiplies them is said in tenths. */
export interface FoundProgram {
  program: LoyaltyProgram;
  rule: PointRule;
}

/** Half-open days of the company. */
const runs = (
  { from_date, to_date, ended_at, pos_ids }: LoyaltyProgram,
  today: string,
  posId: number | null,
) =>
  ended_at === null &&
  from_date <= today &&
  (to_date === null || today <= to_date) &&
  (!pos_ids?.length || (posId !== null && pos_ids.includes(posId)));

/** What a buyer's bill earns and what his points are worth; null where no programme runs or nobody says who he is. */
export async function findProgram(
  context: PromotionContext,
  { pos_id, buyer_phone }: SalePlace,
): Promise<FoundProgram | null> {
  if (buyer_phone === null) return null;
  const program = (await context.records('loyalty_program').find({})).find((one) =>
    runs(one, context.today, pos_id),
  );
  if (!program) return null;
  const [buyer] = await context.records('buyer').find({ phone: buyer_phone });
  if (buyer) await lockBuyer(context, buyer.id);
  const { balance, spent } = await readBuyer(context, buyer?.id ?? 0);
  const tier = findTier(program, spent);
  return {
    program,
    rule: {
      earn_amount: program.earn_amount,
      point_value: program.point_value,
      min_redeem_points: program.min_redeem_points,
      max_redeem_percent: program.max_redeem_percent,
      earn_on_discounted: program.earn_on_discounted,
      earn_on_redeemed: program.earn_on_redeemed,
      excluded_categories: program.excluded_categories ?? [],
      tier: tier?.name ?? null,
      multiplier: Math.round((tier?.multiplier ?? 1) * 10),
      balance,
    },
  };
}

/** The highest tier that the spending of twelve months reaches. */
const findTier = ({ tiers }: LoyaltyProgram, spent: number): LoyaltyProgram['tiers'][number] | undefined =>
  tiers
    .filter(({ from_spending }) => from_spending <= spent)
    .toSorted((a, b) => b.from_spending - a.from_spending)[0];

const lockBuyer = ({ lockNames }: PromotionContext, id: number): Promise<void> =>
  lockNames([`points of buyer ${id}`]);

async function readBuyer({ db }: PromotionContext, id: number): Promise<{ balance: number; spent: number }> {
  const [sums] = await db
    .selectFrom('point_entry')
    .select(sql<number>`coalesce(sum(points), 0)::int8`.as('balance'))
    .select(
      sql<number>`coalesce(sum(amount) filter (where created_at >= now() - interval '365 days'), 0)::int8`.as(
        'spent',
      ),
    )
    .where('buyer_id', '=', id)
    .execute();
  return sums ?? { balance: 0, spent: 0 };
}

/** A row of the ledger before its balance is known. */
export interface Movement {
  buyer_id: number;
  program_id: number | null;
  /** Which multiplied what was earned. */
  tier_id: number | null;
  kind: 'earn' | 'redeem' | 'expire' | 'reverse' | 'correct';
  points: number;
  amount: number;
  expires_on: string | null;
  document_type: string | null;
  document_id: number | null;
  document_code: string | null;
  original_id: number | null;
  reason: string | null;
}

const NOTHING: Omit<Movement, 'buyer_id' | 'kind' | 'points'> = {
  program_id: null,
  tier_id: null,
  amount: 0,
  expires_on: null,
  document_type: null,
  document_id: null,
  document_code: null,
  original_id: null,
  reason: null,
};

/** Writes one row of a buyer; unless it corrects, it takes no more than he has. */
export async function addEntry(
  context: PromotionContext,
  given: Pick<Movement, 'buyer_id' | 'kind' | 'points'> & Partial<Movement>,
): Promise<void> {
  const movement: Movement = { ...NOTHING, ...given };
  await lockBuyer(context, movement.buyer_id);
  const { balance } = await readBuyer(context, movement.buyer_id);
  const points =
    movement.kind === 'correct' ? movement.points : Math.max(movement.points, -Math.max(0, balance));
  if (points === 0 && movement.amount === 0) return;
  await context.db
    .insertInto('point_entry')
    .values({
      ...movement,
      points,
      balance_after: balance + points,
      customer_id: context.actor.customerId,
      created_by: context.actor.accountId,
    })
    .execute();
}

/** What of a programme a document takes or gives, in points. */
export interface PointMove {
  program: LoyaltyProgram;
  points: number;
}

/** What a document's buyer pays with points. */
export async function spendPoints(
  context: PromotionContext,
  document: SaleDocument,
  { program, points }: PointMove,
): Promise<void> {
  const of = await findHolder(context, document, program);
  if (of && points > 0) await addEntry(context, { ...of, kind: 'redeem', points: -points });
}

/** What a document that came to so much earns for its buyer. */
export async function earnPoints(
  context: PromotionContext,
  document: SaleDocument,
  { program, points, amount }: PointMove & { amount: number },
): Promise<void> {
  const of = await findHolder(context, document, program);
  const expires_on = addMonths(context.today, program.expiry_months);
  if (!of) return;
  const { spent } = await readBuyer(context, of.buyer_id);
  const tier_id = findTier(program, spent)?.id ?? null;
  await addEntry(context, { ...of, kind: 'earn', points, amount, expires_on, tier_id });
}

/** Whose points they are, and of which document; null for somebody who is not known. */
async function findHolder(
  { records }: PromotionContext,
  { type, id, code, buyer_phone }: SaleDocument,
  program: LoyaltyProgram,
) {
  const [buyer] = buyer_phone ? await records('buyer').find({ phone: buyer_phone }) : [];
  const document = { document_type: type, document_id: id, document_code: code };
  return buyer ? { buyer_id: buyer.id, program_id: program.id, ...document } : null;
}

/** The same day so many months later, or the last of that month. */
function addMonths(day: string, months: number | null): string | null {
  if (months === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** What has come back of a bill so far, of what it was worth: paid with money or points. */
export interface ReturnedPart {
  original_id: number;
  returned: number;
  worth: number;
  /** Money that goes back now. */
  amount: number;
}

/** Takes back what a part of a bill had earned and gives back the points it was paid with; both in whole with the last piece. */
export async function returnPoints(
  context: PromotionContext,
  document: SaleDocument,
  { original_id, returned, worth, amount }: ReturnedPart,
): Promise<{ used: number; earned: number }> {
  const rows = await readDocument(context, document.type, original_id);
  const [first] = rows.filter(({ document_id }) => document_id === original_id);
  if (!first || worth <= 0) return { used: 0, earned: 0 };
  const sumOf = (kinds: readonly string[], isBack: boolean) =>
    rows
      .filter(({ kind, document_id }) => kinds.includes(kind) && (document_id !== original_id) === isBack)
      .reduce((sum, { points }) => sum + points, 0);
  const part = (sum: number) => Math.floor((sum * returned) / worth);
  const earned = part(sumOf(['earn', 'reverse'], false)) + sumOf(['earn', 'reverse'], true);
  const used = part(-sumOf(['redeem'], false)) - sumOf(['redeem'], true);
  const of = {
    buyer_id: first.buyer_id,
    program_id: first.program_id,
    document_type: document.type,
    document_id: document.id,
    document_code: document.code,
    original_id,
  };
  await addEntry(context, { ...of, kind: 'redeem', points: used });
  await addEntry(context, { ...of, kind: 'reverse', points: -earned, amount: -amount });
  return { used, earned };
}

const readDocument = ({ db }: PromotionContext, type: string, id: number) =>
  db
    .selectFrom('point_entry')
    .select([
      'buyer_id',
      'program_id',
      'document_id',
      'document_code',
      'kind',
      'points',
      'amount',
      'original_id',
    ])
    .where('document_type', '=', type)
    .where(({ or, eb }) => or([eb('document_id', '=', id), eb('original_id', '=', id)]))
    .orderBy('id')
    .execute();

/** Undoes all that documents wrote into the ledger, once. */
export async function undoPoints(
  context: PromotionContext,
  type: string,
  ids: readonly number[],
): Promise<void> {
  const rows = await context.db
    .selectFrom('point_entry')
    .select(['buyer_id', 'program_id', 'document_id', 'document_code', 'original_id'])
    .select(sql<boolean>`kind = 'redeem'`.as('is_redeemed'))
    .select(sql<number>`sum(points)::int8`.as('points'))
    .select(sql<number>`sum(amount)::int8`.as('amount'))
    .where('document_type', '=', type)
    .where('document_id', '=', anyOf(ids))
    .groupBy(['buyer_id', 'program_id', 'document_id', 'document_code', 'original_id', sql`kind = 'redeem'`])
    .having(sql<boolean>`sum(points) <> 0 or sum(amount) <> 0`)
    .execute();
  // What goes back to the buyer first, so that what is taken finds it.
  for (const { is_redeemed, points, amount, ...of } of rows.toSorted((a, b) => a.points - b.points))
    await addEntry(context, {
      ...of,
      document_type: type,
      kind: is_redeemed ? 'redeem' : 'reverse',
      points: -points,
      amount: -amount,
    });
}
