import { sql } from 'kysely';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { VoucherCode } from '#generated/promotion/voucher-code.entity.gen.ts';
import type { Voucher } from '#generated/promotion/voucher.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { VoucherRule } from './pricingRules.ts';
import { ONGOING, toBenefit, type SalePlace } from './programmes.server.ts';
import type { SaleDocument } from './uses.server.ts';

/** A code that may be used now, and what it gives. */
export interface FoundVoucher {
  voucher_id: number;
  code_id: number;
  code: string;
  name: string;
  rule: VoucherRule;
}

/** What a code gives, or the key of the text that says why it does not. */
export type VoucherAnswer = { voucher: FoundVoucher; problem: null } | { voucher: null; problem: string };

/**
 * Finds a voucher by its code for a sale of this moment. The code stays locked until the sale is stored, and the buyer where he is counted, so that
 * two tills do not use it together (domain C, invariant 9).
 */
export async function findVoucher(
  context: PromotionContext,
  place: SalePlace,
  text: string,
): Promise<VoucherAnswer> {
  const [code] = await context.records('voucher_code').lock({ code: text.trim().toUpperCase() });
  const [voucher] = code ? await context.records('voucher').find({ id: code.voucher_id }) : [];
  if (!code || !voucher) return { voucher: null, problem: 'rule.voucher.unknown_code' };
  const problem =
    reasonAgainstVoucher(voucher, place, context.now) ??
    reasonAgainstCode(voucher, code, place) ??
    (await reasonAgainstBuyer(context, voucher, place));
  return problem ? { voucher: null, problem } : { voucher: toFound(voucher, code), problem: null };
}

function reasonAgainstVoucher(
  { status, from_at, to_at, pos_ids }: Voucher,
  { pos_id }: SalePlace,
  now: Date,
): string | null {
  if (status !== ONGOING || now.getTime() < Date.parse(from_at) || now.getTime() >= Date.parse(to_at))
    return 'rule.voucher.not_running';
  const isHere = !pos_ids?.length || (pos_id !== null && pos_ids.includes(pos_id));
  return isHere ? null : 'rule.voucher.other_shop';
}

function reasonAgainstCode(
  { kind, usage_limit }: Voucher,
  { state, phone, used }: VoucherCode,
  { buyer_phone }: SalePlace,
): string | null {
  if (state === 'disabled') return 'rule.voucher.disabled';
  if (state === 'used' || (kind === 'shared' && used >= (usage_limit ?? 1))) return 'rule.voucher.used_up';
  return phone !== null && phone !== buyer_phone ? 'rule.voucher.other_buyer' : null;
}

/** Who says no phone gets none that is counted for each buyer. */
async function reasonAgainstBuyer(
  { db, lockNames }: PromotionContext,
  { id, per_customer }: Voucher,
  { buyer_phone }: SalePlace,
): Promise<string | null> {
  if (per_customer === null) return null;
  if (buyer_phone === null) return 'rule.voucher.needs_phone';
  await lockNames([`voucher ${id} of ${buyer_phone}`]);
  const [had] = await db
    .selectFrom('voucher_use')
    .select(sql<number>`coalesce(sum(uses), 0)::int8`.as('uses'))
    .where('voucher_id', '=', id)
    .where('buyer_phone', '=', buyer_phone)
    .execute();
  return (had?.uses ?? 0) < per_customer ? null : 'rule.voucher.had_enough';
}

const toFound = (voucher: Voucher, { id, code }: VoucherCode): FoundVoucher => ({
  voucher_id: voucher.id,
  code_id: id,
  code,
  name: voucher.name,
  rule: {
    from: voucher.min_value ?? 0,
    goods: voucher.condition === 'invoice_value' ? null : (voucher.goods_ids ?? []),
    needsAll: voucher.condition === 'combo',
    benefit: toBenefit(voucher),
  },
});

/** What a voucher gave to a document. */
export interface VoucherUse {
  voucher: FoundVoucher;
  discount: number;
  /** What the document came to. */
  amount: number;
}

/** Notes that a document used a code; one that may be used no more says so. */
export async function useVoucher(
  context: PromotionContext,
  document: SaleDocument,
  { voucher, discount, amount }: VoucherUse,
): Promise<void> {
  const { db, actor } = context;
  await db
    .insertInto('voucher_use')
    .values({
      voucher_id: voucher.voucher_id,
      voucher_code_id: voucher.code_id,
      document_type: document.type,
      document_id: document.id,
      document_code: document.code,
      buyer_phone: document.buyer_phone,
      uses: 1,
      discount,
      amount,
      counted: false,
      customer_id: actor.customerId,
      created_by: actor.accountId,
    })
    .execute();
  await moveCode(context, { id: voucher.code_id, by: 1, document_code: document.code });
}

/** Gives the codes back that documents used which are undone, once. */
export async function releaseVouchers(
  context: PromotionContext,
  type: string,
  ids: readonly number[],
): Promise<void> {
  const { db, actor } = context;
  const given = await db
    .selectFrom('voucher_use')
    .select(['voucher_id', 'voucher_code_id', 'document_id', 'document_code', 'buyer_phone'])
    .select(sql<number>`max(discount)::int8`.as('discount'))
    .select(sql<number>`max(amount)::int8`.as('amount'))
    .where('document_type', '=', type)
    .where('document_id', '=', anyOf(ids))
    .groupBy(['voucher_id', 'voucher_code_id', 'document_id', 'document_code', 'buyer_phone'])
    .having(sql<number>`sum(uses)`, '>', 0)
    .execute();
  if (given.length === 0) return;
  const back = given.map(({ discount, amount, ...use }) => ({
    ...use,
    document_type: type,
    uses: -1,
    discount: -discount,
    amount: -amount,
    counted: false,
    customer_id: actor.customerId,
    created_by: actor.accountId,
  }));
  await db.insertInto('voucher_use').values(back).execute();
  for (const { voucher_code_id } of given)
    await moveCode(context, { id: voucher_code_id, by: -1, document_code: null });
}

/** Those of the documents whose voucher was given back: somebody else may have used it since. */
export async function readReleased(
  { db }: PromotionContext,
  type: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('voucher_use')
    .select('document_id')
    .where('document_type', '=', type)
    .where('document_id', '=', anyOf(ids))
    .groupBy('document_id')
    .having(sql<number>`sum(uses)`, '=', 0)
    .execute();
  return new Set(rows.map(({ document_id }) => document_id));
}

interface CodeMove {
  id: number;
  by: 1 | -1;
  document_code: string | null;
}

async function moveCode(
  { records, now }: PromotionContext,
  { id, by, document_code }: CodeMove,
): Promise<void> {
  const [code] = await records('voucher_code').lock({ id });
  if (!code || code.state === 'disabled') return;
  const [voucher] = await records('voucher').find({ id: code.voucher_id });
  const used = code.used + by;
  const used_at = by > 0 ? now.toISOString() : null;
  await records('voucher_code').update([{ id, used, used_at, document_code }]);
  const limit = voucher?.kind === 'shared' ? (voucher.usage_limit ?? 1) : 1;
  if (code.state !== 'used' && used >= limit) await records('voucher_code').transition('use', [id]);
  if (code.state === 'used' && used < limit) await records('voucher_code').transition('release', [id]);
}

/** Adds up what vouchers gave since the last time; bills only add rows, so that no till waits for another. */
export async function countVouchers({ db, records, lockNames }: PromotionContext): Promise<void> {
  await lockNames(['voucher.count_uses']);
  const rows = await db
    .updateTable('voucher_use')
    .set({ counted: true })
    .where('counted', '=', false)
    .returning(['voucher_id', 'uses', 'discount', 'amount'])
    .execute();
  const calls = records('voucher');
  const vouchers = await calls.lock({ id: [...new Set(rows.map(({ voucher_id }) => voucher_id))] });
  await calls.update(
    vouchers.map(({ id, used, discount_given, revenue }) => {
      const own = rows.filter(({ voucher_id }) => voucher_id === id);
      return {
        id,
        used: used + own.reduce((sum, { uses }) => sum + uses, 0),
        discount_given: discount_given + own.reduce((sum, { discount }) => sum + discount, 0),
        revenue: revenue + own.reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
  );
}
