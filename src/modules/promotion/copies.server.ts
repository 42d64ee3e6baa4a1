import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { CopyProgramActionInput } from '#generated/promotion/copy-program.action.gen.ts';
import type { LoyaltyProgram } from '#generated/promotion/loyalty-program.entity.gen.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { PromotionLine } from '#generated/promotion/promotion-line.entity.gen.ts';
import type { PresentLine } from '#generated/promotion/present-line.entity.gen.ts';
import type { Present } from '#generated/promotion/present.entity.gen.ts';
import type { Promotion } from '#generated/promotion/promotion.entity.gen.ts';
import type { Voucher } from '#generated/promotion/voucher.entity.gen.ts';

/** Makes the same promotions anew: what the old ones gave stays with them. */
export async function copyPromotions(
  { records }: PromotionContext,
  changes: readonly RecordChange<Promotion>[],
): Promise<void> {
  await records('promotion').create(changes.flatMap(({ old }) => (old ? [toCopy(old)] : [])));
}

const toCopy = (promotion: Readonly<Promotion>): Draft<Promotion> => ({
  name: promotion.name,
  type: promotion.type,
  from_at: promotion.from_at,
  to_at: promotion.to_at,
  weekdays: promotion.weekdays,
  time_from: promotion.time_from,
  time_to: promotion.time_to,
  pos_ids: promotion.pos_ids,
  channels: promotion.channels,
  buyer_kind: promotion.buyer_kind,
  min_bill_value: promotion.min_bill_value,
  discount_type: promotion.discount_type,
  discount_percent: promotion.discount_percent,
  discount_amount: promotion.discount_amount,
  max_discount: promotion.max_discount,
  budget: promotion.budget,
  limit_per_customer: promotion.limit_per_customer,
  stackable: promotion.stackable,
  priority: promotion.priority,
  lines: promotion.lines.map(toLine),
});

const toLine = (line: PromotionLine): Draft<PromotionLine> => ({
  goods_id: line.goods_id,
  min_quantity: line.min_quantity,
  discount_type: line.discount_type,
  discount_percent: line.discount_percent,
  discount_amount: line.discount_amount,
  gift_goods_id: line.gift_goods_id,
  gift_quantity: line.gift_quantity,
});

/** Makes the same campaigns of gifts anew: what the old ones gave stays with them. */
export async function copyPresents(
  { records }: PromotionContext,
  changes: readonly RecordChange<Present>[],
): Promise<void> {
  await records('present').create(changes.flatMap(({ old }) => (old ? [toPresentCopy(old)] : [])));
}

const toPresentCopy = (present: Readonly<Present>): Draft<Present> => ({
  name: present.name,
  from_at: present.from_at,
  to_at: present.to_at,
  condition: present.condition,
  min_value: present.min_value,
  sources: present.sources,
  warehouse_ids: present.warehouse_ids,
  per: present.per,
  limit_total: present.limit_total,
  stop_when_out: present.stop_when_out,
  note: present.note,
  lines: present.lines.map(toPresentLine),
});

const toPresentLine = ({ role, goods_id, quantity }: PresentLine): Draft<PresentLine> => ({
  role,
  goods_id,
  quantity,
});

/** Makes the same issues of codes anew: codes and what they gave stay with the old ones. */
export async function copyVouchers(
  { records }: PromotionContext,
  changes: readonly RecordChange<Voucher>[],
): Promise<void> {
  await records('voucher').create(changes.flatMap(({ old }) => (old ? [toVoucherCopy(old)] : [])));
}

const toVoucherCopy = (voucher: Readonly<Voucher>): Draft<Voucher> => ({
  name: voucher.name,
  kind: voucher.kind,
  condition: voucher.condition,
  min_value: voucher.min_value,
  goods_ids: voucher.goods_ids,
  uid_codes: voucher.uid_codes,
  discount_type: voucher.discount_type,
  discount_percent: voucher.discount_percent,
  discount_amount: voucher.discount_amount,
  max_discount: voucher.max_discount,
  from_at: voucher.from_at,
  to_at: voucher.to_at,
  pos_ids: voucher.pos_ids,
  usage_limit: voucher.usage_limit,
  per_customer: voucher.per_customer,
  note: voucher.note,
});

/** Makes the same programmes of points for another time; what buyers have earned stays with them. */
export async function copyPrograms(
  { records }: PromotionContext,
  changes: readonly RecordChange<LoyaltyProgram>[],
  period: Sent<CopyProgramActionInput>,
): Promise<void> {
  await records('loyalty_program').create(
    changes.flatMap(({ old }) => (old ? [{ ...toProgramCopy(old), ...period }] : [])),
  );
}

const toProgramCopy = (program: Readonly<LoyaltyProgram>): Draft<LoyaltyProgram> => ({
  name: program.name,
  pos_ids: program.pos_ids,
  earn_amount: program.earn_amount,
  point_value: program.point_value,
  min_redeem_points: program.min_redeem_points,
  max_redeem_percent: program.max_redeem_percent,
  earn_on_discounted: program.earn_on_discounted,
  earn_on_redeemed: program.earn_on_redeemed,
  excluded_categories: program.excluded_categories,
  expiry_months: program.expiry_months,
  note: program.note,
  tiers: program.tiers.map(({ name, from_spending, multiplier }) => ({
    name,
    from_spending,
    multiplier,
  })),
});
