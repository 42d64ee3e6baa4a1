import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type {
  FindVoucherActionInput,
  FindVoucherActionResult,
} from '#generated/pos/find-voucher.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { SaleRulesActionInput, SaleRulesActionResult } from '#generated/pos/sale-rules.action.gen.ts';
import { askVoucher, readBuyerKind, readRules } from '#modules/promotion/promotion.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import type { KnownBuyer } from './cart.ts';
import { findShop } from './find-shop.server.ts';

/** The rules that a till of one's own shop prices by now. */
export async function readSaleRules(
  context: PosContext,
  { pos_id, buyer_phone }: Sent<SaleRulesActionInput>,
): Promise<SaleRulesActionResult> {
  await findShop(context, pos_id);
  const { promotions, points } = await readRules(context, { pos_id, channel: 'counter', buyer_phone });
  return {
    promotions,
    points: points ? [points] : [],
    sale_type: await readBuyerKind(context, buyer_phone),
    buyer: buyer_phone === null ? [] : await readBuyer(context, buyer_phone),
    manual_limit: manualLimitOf(context),
    rounding: roundingOf(context),
    may_offline: context.settings['pos_offline'] !== false,
  };
}

async function readBuyer({ db, records, user }: PosContext, phone: string): Promise<KnownBuyer[]> {
  const known = await records('buyer').find({ phone });
  if (known.length === 0) return [];
  return db
    .selectFrom('pos_sale')
    .select([
      sql<number>`count(*)::int8`.as('bills'),
      sql<string | null>`to_char(max(paid_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
        'last_bought_at',
      ),
    ])
    .where('buyer_phone', '=', phone)
    .where('pos_id', '=', anyOf(user.pos))
    .where('kind', '=', 'sale')
    .where('status', '=', 'paid')
    .where('deleted_at', 'is', null)
    .execute();
}

/** Per cent that the caller may take off by hand: all, for whoever may enter discounts. */
export const manualLimitOf = ({ settings, user }: PosContext): number =>
  user.permissions.includes('order_create_select_discount')
    ? 100
    : Number(settings['pos_discount_percent'] ?? 0);

/** What the company rounds bills to. */
export const roundingOf = ({ settings }: PosContext): number => Number(settings['pos_rounding']) || 1;

/** What a voucher gives to this buyer, for the till to price by; it is used when the bill is made. */
export async function findVoucher(
  context: PosContext,
  { pos_id, buyer_phone, voucher_code, voucher_uid }: Sent<FindVoucherActionInput>,
): Promise<FindVoucherActionResult> {
  await findShop(context, pos_id);
  const shown = { code: voucher_code, uid: voucher_uid };
  const answer = await askVoucher(context, { pos_id, channel: 'counter', buyer_phone }, shown);
  const { code, name, rule } = answer.voucher ?? context.refuse(answer.problem, answer.at);
  return { code, name, rule: [rule] };
}
