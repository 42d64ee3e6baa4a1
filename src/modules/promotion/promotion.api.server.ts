import type { ChangeContext } from '#contract/module.ts';
import { asPromotion } from '#generated/promotion/module.gen.server.ts';
import {
  earnPoints,
  findProgram,
  returnPoints,
  spendPoints,
  undoPoints,
  type ReturnedPart,
} from './points.server.ts';
import type { PresentRule } from './presents.ts';
import { countGiven, lockGiving, readLeft, readRules as readPresentRules } from './presents.server.ts';
import { priceBill } from './pricing.ts';
import type { BuyerKind, ManualDiscount, PricedBill, PricingLine, PricingRules } from './pricingRules.ts';
import { readBuyerKind as readKindOfBuyer, readPromotions, type SalePlace } from './programmes.server.ts';
import {
  findVoucher,
  readReleased,
  releaseVouchers,
  useVoucher,
  type FoundVoucher,
  type ShownVoucher,
  type VoucherAnswer,
} from './vouchers.server.ts';
import { noteUses, redoUses, undoUses, type SaleDocument } from './uses.server.ts';

export type { FoundVoucher } from './vouchers.server.ts';
export { timesFor, timesHeld, type Pieces, type PresentOrder, type PresentRule } from './presents.ts';

/*
 * What a sale comes to, for whoever sells: till, online order and form ask the same question and get the same answer.
 */

type Caller = Pick<ChangeContext, 'within'>;

/** What somebody is about to buy. */
export interface Sale extends SalePlace {
  lines: readonly PricingLine[];
  voucher: FoundVoucher | null;
  /** Points that the buyer pays with. */
  redeem: number;
  /** What the seller takes off the whole of it. */
  manual: ManualDiscount | null;
  /** What is paid is a multiple of it; 1: nothing is rounded. */
  rounding: number;
}

/** The rules that hold for a sale now: whoever sells prices by them while things are put on the counter. */
export async function readRules(caller: Caller, place: SalePlace): Promise<PricingRules> {
  const promotions = await readPromotions(asPromotion(caller), place);
  const found = await findProgram(asPromotion(caller), place);
  return { promotions, voucher: null, points: found?.rule ?? null, redeem: 0, manual: null, rounding: 1 };
}

/** At which prices somebody buys, by his phone. */
export const readBuyerKind = (caller: Caller, phone: string | null): Promise<BuyerKind> =>
  readKindOfBuyer(asPromotion(caller), phone);

/** What a voucher's code gives to a sale now, or why it does not; nobody else uses the code until the change is stored. */
export const askVoucher = (caller: Caller, place: SalePlace, shown: ShownVoucher): Promise<VoucherAnswer> =>
  findVoucher(asPromotion(caller), place, shown);

/** Works out what a sale comes to now; nothing is noted yet. */
export async function priceSale(
  caller: Caller,
  { lines, voucher, redeem, manual, rounding, ...place }: Sale,
): Promise<PricedBill> {
  const rules = await readRules(caller, place);
  return priceBill(lines, { ...rules, voucher: voucher?.rule ?? null, redeem, manual, rounding });
}

/** A document of a shop, or of none. */
type ShopDocument = SaleDocument & Pick<SalePlace, 'pos_id' | 'channel'>;

/** What a document was given. */
export interface GivenSale {
  bill: PricedBill;
  voucher: FoundVoucher | null;
}

/** Notes what a document was given and what it earns, in the change that makes it; its buyer is known by then. */
export async function noteSale(caller: Caller, document: ShopDocument, given: GivenSale): Promise<void> {
  await holdSale(caller, document, given);
  const { points_earned: points, total: amount } = given.bill;
  await earnSale(caller, document, { points, amount });
}

/** The same of one that earns later, once it has succeeded (domain B9: online at 400). */
export async function holdSale(
  caller: Caller,
  document: ShopDocument,
  { bill, voucher }: GivenSale,
): Promise<void> {
  const context = asPromotion(caller);
  await noteUses(context, document, bill);
  const { voucher_amount: discount, total: amount, points_used: points } = bill;
  if (voucher) await useVoucher(context, document, { voucher, discount, amount });
  const found = points > 0 ? await findProgram(context, document) : null;
  if (found) await spendPoints(context, document, { program: found.program, points });
}

/** What a document earns that has succeeded, where a programme runs. */
export async function earnSale(
  caller: Caller,
  document: ShopDocument,
  earned: { points: number; amount: number },
): Promise<void> {
  const context = asPromotion(caller);
  const found = await findProgram(context, document);
  if (found) await earnPoints(context, document, { program: found.program, ...earned });
}

/** Takes back what a part of a document earned, and gives back the points that it was paid with. */
export const returnSale = (
  caller: Caller,
  document: SaleDocument,
  part: ReturnedPart,
): Promise<{ used: number; earned: number }> => returnPoints(asPromotion(caller), document, part);

/** Undoes what voided documents wrote into the ledger of points. */
export const undoSalePoints = (caller: Caller, type: string, ids: readonly number[]): Promise<void> =>
  undoPoints(asPromotion(caller), type, ids);

/** Gives back what documents that are undone had taken. */
export async function undoSales(caller: Caller, type: string, ids: readonly number[]): Promise<void> {
  await undoUses(asPromotion(caller), type, ids);
  await releaseVouchers(asPromotion(caller), type, ids);
}

/** Those of the documents that gave their voucher back, so that they cannot take it again. */
export const findReleased = (
  caller: Caller,
  type: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => readReleased(asPromotion(caller), type, ids);

/** Takes again what documents had taken before they were undone, since that was a mistake. */
export const redoSales = (caller: Caller, type: string, ids: readonly number[]): Promise<void> =>
  redoUses(asPromotion(caller), type, ids);

/** Campaigns of gifts that run now, and those whose gifts orders hold already, by id. */
export const readPresents = (caller: Caller, held: readonly number[]): Promise<PresentRule[]> =>
  readPresentRules(asPromotion(caller), held);

/** How often campaigns with a limit may still give; nobody else gives until the change ends. To be asked before stock is changed. */
export async function lockPresents(caller: Caller, ids: readonly number[]): Promise<Map<number, number>> {
  const context = asPromotion(caller);
  await lockGiving(context);
  return readLeft(context, ids);
}

/** Counts what orders were given more, or, negative, what came back; the giving is locked for it. */
export async function countPresentsGiven(
  caller: Caller,
  differences: ReadonlyMap<number, number>,
): Promise<void> {
  const context = asPromotion(caller);
  await lockGiving(context);
  await countGiven(context, differences);
}
