import type { Draft, Sent } from '#contract/module.ts';
import type { CheckOutActionInput, CheckOutActionResult } from '#generated/pos/check-out.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSaleDiscount } from '#generated/pos/pos-sale-discount.entity.gen.ts';
import type { PosShift } from '#generated/pos/pos-shift.entity.gen.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { rememberBuyers } from '#modules/buyer/buyer.api.server.ts';
import { readPrices } from '#modules/goods/goods.api.server.ts';
import {
  askVoucher,
  noteSale,
  priceSale,
  readBuyerKind,
  type FoundVoucher,
} from '#modules/promotion/promotion.api.server.ts';
import {
  findManualExcess,
  type Gift,
  type ManualDiscount,
  type PricedBill,
  type PricedLine,
  type PricingLine,
} from '#modules/promotion/promotion.api.ts';
import { issue, readFree } from '#modules/stock/stock.api.server.ts';
import { takeExchanged } from './exchange.server.ts';
import { priceOf } from './cart.ts';
import { findShop } from './find-shop.server.ts';
import { manualLimitOf, roundingOf } from './saleRules.server.ts';
import { lockPieces, sellPieces } from './pieces.server.ts';
import { lockOpenShift } from './shifts.server.ts';
import { readCartCombos } from './soldCombos.server.ts';

type Input = Sent<CheckOutActionInput>;

/** One article of the cart, at the price of now. */
interface Line extends PricingLine {
  sku: string;
}

/**
 * The cart is sold at the prices and by the promotions of now, to what the till has shown: stock goes out and the bill is made, or
 * nothing is.
 */
export async function checkOut(context: PosContext, input: Input): Promise<CheckOutActionResult> {
  const { pos_id, buyer_phone, buyer_name } = input;
  const { warehouse_id } = await findShop(context, pos_id);
  const shift = await lockOpenShift(context, pos_id);
  const made = await findMade(context, input);
  if (made) return made;
  const back = await takeExchanged(context, input);
  await checkSaleType(context, input);
  const lines = await readLines(context, input);
  const stamps = await lockPieces(context, warehouse_id, input.lines);
  const voucher = await readVoucher(context, input);
  const bill = await priceSale(context, {
    pos_id,
    channel: 'counter',
    buyer_phone,
    lines,
    voucher,
    redeem: input.points_used ?? 0,
    manual: toManual(input),
    rounding: roundingOf(context),
  });
  checkManual(context, input, bill);
  if (voucher && bill.voucher_amount === 0) context.refuse('rule.voucher.no_effect', 'voucher_code');
  if ((input.points_used ?? 0) !== bill.points_used)
    context.refuse('rule.check-out.points', 'points_used', { limit: bill.points_used });
  checkTotal(context, input, bill);
  const gifts = await checkStock(context, warehouse_id, { lines, gifts: bill.gifts });
  const voucher_code = voucher?.code ?? null;
  // What came back is worth as much as cash.
  const cash = input.cash - (back?.total ?? 0);
  const more = {
    voucher_code,
    shift_id: shift.id,
    exchanged_id: back?.id ?? null,
    paid_at: paidAt(context, input, shift),
  };
  const sale = await createSale(context, { ...input, ...more, cash }, { ...bill, gifts });
  if (buyer_phone) await rememberBuyers(context, [{ phone: buyer_phone, name: buyer_name ?? buyer_phone }]);
  const place = { buyer_phone, pos_id, channel: 'counter' as const };
  const document = { type: 'pos_sale', id: sale.id, code: sale.code, ...place };
  await sellPieces(context, stamps, sale.code);
  await noteSale(context, document, { bill, voucher });
  await issue(
    context,
    { reason: 'sale', other: 'customer', document_type: 'pos_sale' },
    [...lines, ...gifts].map(({ goods_id, quantity }) => ({
      goods_id,
      quantity,
      warehouse_id,
      document_id: sale.id,
      document_code: sale.code,
    })),
    'pos',
  );
  return { sale_id: sale.id, code: sale.code, change: sale.change ?? 0 };
}

/** The bill of a sale that was sent before, when its answer was lost. */
async function findMade(
  { records }: PosContext,
  { operation }: Input,
): Promise<CheckOutActionResult | undefined> {
  const [sale] = operation ? await records('pos_sale').find({ operation }) : [];
  return sale && { sale_id: sale.id, code: sale.code, change: sale.change ?? 0 };
}

/** Older than this a bill is not one that waited for the network: somebody's clock is wrong. */
const OLDEST_MS = 24 * 3_600_000;

/** When a bill was paid: now, or earlier in its shift where it waited in the till for the network. */
function paidAt({ now }: PosContext, { sold_at }: Input, { opened_at }: PosShift): string {
  const sold = sold_at ? Date.parse(sold_at) : now.getTime();
  const first = Math.max(Date.parse(opened_at ?? now.toISOString()), now.getTime() - OLDEST_MS);
  return new Date(Math.min(Math.max(sold, first), now.getTime())).toISOString();
}

/** The voucher that the buyer shows, locked; refused where it is not good. */
async function readVoucher(
  context: PosContext,
  { pos_id, buyer_phone, voucher_code, voucher_uid }: Input,
): Promise<FoundVoucher | null> {
  if (!voucher_code) return null;
  const shown = { code: voucher_code, uid: voucher_uid };
  const answer = await askVoucher(context, { pos_id, channel: 'counter', buyer_phone }, shown);
  return answer.voucher ?? context.refuse(answer.problem, answer.at);
}

interface TypedDiscount {
  manual_percent?: number | null;
  manual_amount?: number | null;
}

const toManual = ({ manual_percent, manual_amount }: TypedDiscount): ManualDiscount => ({
  percent: manual_percent ?? null,
  amount: manual_amount ?? null,
});

/** No cashier takes more off by hand than he may. */
function checkManual(context: PosContext, input: Input, bill: PricedBill): void {
  const limit = manualLimitOf(context);
  const excess = findManualExcess(bill, limit);
  if (!excess) return;
  const { line, most } = excess;
  const typed = line === null ? toManual(input) : bill.lines[line]?.manual;
  const field = typed?.percent === null ? 'manual_amount' : 'manual_percent';
  const path = line === null ? field : `lines.${line}.${field}`;
  context.refuse('rule.check-out.manual_limit', path, { limit, value: most });
}

/** What the till has shown is what the cart comes to now, and no more of it is paid by transfer. */
function checkTotal({ refuse }: PosContext, input: Input, { total }: PricedBill): void {
  if (total !== input.total) refuse('rule.check-out.price_changed', 'total', { value: total });
  if ((input.bank_transfer ?? 0) > total)
    refuse('rule.check-out.transfer_above_total', 'bank_transfer', { value: total });
}

/** Wholesale prices are for those who buy to sell on; they may pay retail ones, as while the till did not know them. */
async function checkSaleType(context: PosContext, { sale_type, buyer_phone }: Input): Promise<void> {
  if (sale_type === 'wholesale' && (await readBuyerKind(context, buyer_phone)) !== 'wholesale')
    context.refuse('rule.check-out.wholesale', 'sale_type', { value: buyer_phone ?? '' });
}

async function readLines(context: PosContext, { lines, sale_type: type }: Input): Promise<Line[]> {
  const { records, refuse } = context;
  const ids = lines.map(({ goods_id }) => goods_id ?? 0);
  const found = await records('goods').find({ id: ids });
  const prices = await readPrices(context, ids);
  const goods = new Map(found.map((one) => [one.id, one]));
  const combos = await readCartCombos(context, lines);
  return lines.map((given, index) => {
    const { goods_id = 0, quantity = 1 } = given;
    if (quantity < 1) refuse('rule.check-out.quantity', `lines.${index}.quantity`);
    const one = goods.get(goods_id);
    const price = prices.get(goods_id);
    const unit_price = price ? priceOf(price, given.combo_id ? 'retail' : (type ?? 'retail')) : null;
    if (one && unit_price !== null)
      return {
        goods_id,
        sku: one.sku,
        category_id: one.category_id,
        quantity,
        unit_price,
        manual: toManual(given),
        combo: combos.get(given.combo_id ?? 0) ?? null,
      };
    const code = one ? 'rule.check-out.no_price' : 'reference_not_found';
    return refuse(code, `lines.${index}.goods_id`, { label: 'check-out.lines', value: goods_id });
  });
}

/**
 * Names what the shop has too little of; whoever sells at the same moment is kept apart by the levels' locks. Of gifts it gives
 * what is left.
 */
async function checkStock(
  context: PosContext,
  warehouseId: number,
  { lines, gifts }: { lines: readonly Line[]; gifts: readonly Gift[] },
): Promise<Gift[]> {
  const left = await readFree(
    context,
    warehouseId,
    [...lines, ...gifts].map(({ goods_id }) => goods_id),
    'pos',
  );
  const free = new Map(left);
  const take = (id: number, quantity: number): number => {
    const taken = Math.min(quantity, Math.max(0, free.get(id) ?? 0));
    free.set(id, (free.get(id) ?? 0) - taken);
    return taken;
  };
  const short = lines.filter(({ goods_id, quantity }) => take(goods_id, quantity) < quantity);
  const names = short.map(({ goods_id, sku }) => `${sku} (${left.get(goods_id) ?? 0})`);
  if (names.length > 0) context.refuse('rule.check-out.short', 'lines', { value: names.join(', ') });
  return gifts
    .map((gift) => ({ ...gift, quantity: take(gift.goods_id, gift.quantity) }))
    .filter(({ quantity }) => quantity > 0);
}

async function createSale(
  { actor, records }: PosContext,
  {
    pos_id,
    shift_id,
    cash,
    bank_transfer,
    transfer_code,
    buyer_phone,
    buyer_name,
    sale_type,
    voucher_code,
    exchanged_id,
    paid_at,
    operation,
    lines: sent,
  }: Input & { shift_id: number; exchanged_id: number | null; paid_at: string },
  { lines, gifts, manual_discount, combo_discount, line_discount, bill_discount, ...bill }: PricedBill,
): Promise<PosSale> {
  const [sale] = await records('pos_sale').create([
    {
      pos_id,
      shift_id,
      cash,
      bank_transfer: bank_transfer ?? 0,
      exchanged_id,
      transfer_code,
      buyer_phone,
      buyer_name,
      sale_type: sale_type ?? 'retail',
      manual_discount,
      combo_discount,
      line_discount,
      bill_discount,
      voucher_code,
      voucher_amount: bill.voucher_amount,
      points_used: bill.points_used,
      points_amount: bill.points_amount,
      points_earned: bill.points_earned,
      rounding: bill.rounding,
      seller_id: actor.accountId,
      paid_at,
      operation,
      lines: [
        ...lines.map(({ goods_id, combo, quantity, unit_price, manual, discount, promotion_id }, index) => ({
          goods_id,
          combo_id: combo?.id,
          quantity,
          uids: sent[index]?.uids,
          unit_price,
          manual_percent: manual?.percent,
          manual_amount: manual?.amount,
          discount,
          promotion_id,
        })),
        ...gifts.map(({ goods_id, quantity, promotion_id }) => ({
          goods_id,
          quantity,
          unit_price: 0,
          is_gift: true,
          promotion_id,
        })),
      ],
      discounts: lines.flatMap(toDiscounts),
    },
  ]);
  if (!sale) throw new Error('no bill was made');
  return sale;
}

const toDiscounts = ({ goods_id, discounts }: PricedLine): Draft<PosSaleDiscount>[] =>
  discounts.map((one) => ({ goods_id, ...one }));
