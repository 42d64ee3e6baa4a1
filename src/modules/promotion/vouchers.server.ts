import { sql } from 'kysely';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { VoucherCode } from '#generated/promotion/voucher-code.entity.gen.ts';
import type { Voucher } from '#generated/promotion/voucher.entity.gen.ts';
import type { RecordChange } from '#contract/module.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import type { VoucherRule } from './pricingRules.ts';
import { ONGOING, toBenefit, type SalePlace } from './programmes.server.ts';
import type { SaleDocument } from './uses.server.ts';

/** A code that may be used now, and what it gives. */
export interface FoundVoucher {
  voucher_id: number;
  code_id: number;
  code: string;
  name: string;
  /** Piece that it is used for. */
  uid: string | null;
  rule: VoucherRule;
}

/** What a buyer shows: the code of a voucher, and the piece where it holds for single ones. */
export interface ShownVoucher {
  code: string;
  uid: string | null;
}

/** What a code gives, or the key of the text that says why it does not, and of what. */
export type VoucherAnswer =
  | { voucher: FoundVoucher; problem: null }
  | { voucher: null; problem: string; at: 'voucher_code' | 'voucher_uid' };

const against = (problem: string, at: 'voucher_code' | 'voucher_uid' = 'voucher_code'): VoucherAnswer => ({
  voucher: null,
  problem,
  at,
});

/**
 * Finds a voucher by its code for a sale of this moment. The code stays locked until the sale is stored, and the buyer where he is counted, so that
 * two tills do not use it together (domain C, invariant 9).
 */
export async function findVoucher(
  context: PromotionContext,
  place: SalePlace,
  shown: ShownVoucher,
): Promise<VoucherAnswer> {
  const [code] = await context.records('voucher_code').lock({ code: toCode(shown.code) });
  const [voucher] = code ? await context.records('voucher').find({ id: code.voucher_id }) : [];
  if (!code || !voucher) return against('rule.voucher.unknown_code');
  const problem =
    reasonAgainstVoucher(voucher, place, context.now) ??
    reasonAgainstCode(voucher, code, place) ??
    (await reasonAgainstBuyer(context, voucher, place));
  if (problem) return against(problem);
  if (voucher.condition !== 'uid') return { voucher: toFound(voucher, code, null), problem: null };
  const piece = await findPiece(context, voucher, shown.uid);
  return typeof piece === 'string'
    ? against(piece, 'voucher_uid')
    : { voucher: toFound(voucher, code, piece), problem: null };
}

const toCode = (text: string): string => text.trim().toUpperCase();

/** One piece, by its stamp. */
interface Piece {
  uid: string;
  goods_id: number;
}

/** The piece that a voucher for single pieces is shown with, or why it does not hold for it; each has the discount once. */
async function findPiece(
  { db, lockNames }: PromotionContext,
  { id, uid_codes }: Voucher,
  shown: string | null,
): Promise<Piece | string> {
  const uid = toCode(shown ?? '');
  if (uid === '') return 'rule.voucher.needs_uid';
  const [stamp] = await db.selectFrom('stamp').select('goods_id').where('code', '=', uid).execute();
  if (!stamp || !uid_codes?.includes(uid)) return 'rule.voucher.other_uid';
  await lockNames([`voucher ${id} for ${uid}`]);
  const [had] = await db
    .selectFrom('voucher_use')
    .select(sql<number>`coalesce(sum(uses), 0)::int8`.as('uses'))
    .where('voucher_id', '=', id)
    .where('uid', '=', uid)
    .execute();
  return (had?.uses ?? 0) > 0 ? 'rule.voucher.uid_used' : { uid, goods_id: stamp.goods_id };
}

/** Before issues are stored: pieces are named by stamps that there are, as stamps are written. */
export async function nameUids(
  { db }: PromotionContext,
  changes: readonly RecordChange<Voucher>[],
): Promise<void> {
  for (const { record } of changes)
    if (record?.uid_codes) record.uid_codes = [...new Set(record.uid_codes.map(toCode))];
  const named = changes.flatMap(({ record }) => record?.uid_codes ?? []);
  if (named.length === 0) return;
  const rows = await db.selectFrom('stamp').select('code').where('code', '=', anyTextOf(named)).execute();
  const known = new Set(rows.map(({ code }) => code));
  for (const change of changes) {
    const unknown = change.record?.uid_codes?.filter((code) => !known.has(code)) ?? [];
    if (unknown.length > 0)
      change.refuse('rule.voucher.unknown_uids', 'uid_codes', { value: unknown.slice(0, 5).join(', ') });
  }
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

function goodsOf({ condition, goods_ids }: Voucher, piece: Piece | null): readonly number[] | null {
  if (piece) return [piece.goods_id];
  return condition === 'invoice_value' ? null : (goods_ids ?? []);
}

const toFound = (voucher: Voucher, { id, code }: VoucherCode, piece: Piece | null): FoundVoucher => ({
  voucher_id: voucher.id,
  code_id: id,
  code,
  name: voucher.name,
  uid: piece?.uid ?? null,
  rule: {
    from: voucher.min_value ?? 0,
    goods: goodsOf(voucher, piece),
    needsAll: voucher.condition === 'combo',
    onePiece: piece !== null,
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
      uid: voucher.uid,
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
    .select(['voucher_id', 'voucher_code_id', 'document_id', 'document_code', 'buyer_phone', 'uid'])
    .select(sql<number>`sum(discount)::int8`.as('discount'))
    .select(sql<number>`sum(amount)::int8`.as('amount'))
    .where('document_type', '=', type)
    .where('document_id', '=', anyOf(ids))
    .groupBy(['voucher_id', 'voucher_code_id', 'document_id', 'document_code', 'buyer_phone', 'uid'])
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
