import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { FindBillActionInput, FindBillActionResult } from '#generated/pos/find-bill.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import type { ReturnBillActionInput } from '#generated/pos/return-bill.action.gen.ts';
import { returnSale, undoSales } from '#modules/promotion/promotion.api.server.ts';
import { receive } from '#modules/stock/stock.api.server.ts';
import { findShop } from './find-shop.server.ts';
import { moneyOf, refund, roundingOfPart, type Refund, type SoldGoods } from './refunds.ts';
import { findSold, joinUids, readUids, takePieces } from './pieces.server.ts';
import { lockOpenShift } from './shifts.server.ts';

const DAY_MS = 86_400_000;

type BillChange = RecordChange<PosSale>;
type Input = Sent<ReturnBillActionInput>;
/** Says what is wrong: of one bill of several, or of the whole change. */
type Refuse = BillChange['refuse'];

/** Goods of a bill come back into the shop and the money goes back, as a bill of its own with negative numbers. */
export async function returnBill(
  context: PosContext,
  changes: readonly BillChange[],
  input: Input,
): Promise<void> {
  for (const change of changes)
    if (change.record)
      await returnGoods(context, change.record, input, (...problem) => change.refuse(...problem));
}

/** What a till is shown of a bill whose goods somebody brings: what of them may still come back. */
export async function findBill(
  context: PosContext,
  { pos_id, code }: Sent<FindBillActionInput>,
): Promise<FindBillActionResult> {
  await findShop(context, pos_id);
  const [bill] = await context.records('pos_sale').find({ code: code.trim().toUpperCase() });
  if (!bill) return context.refuse('reference_not_found', 'code', { label: 'find-bill.code', value: code });
  if (bill.pos_id !== pos_id) return context.refuse('rule.check-out.other_shop', 'code', { value: code });
  checkReturnable(context, bill, (rule, _, params) => context.refuse(rule, 'code', params));
  const sold = [...(await readSold(context, bill)).values()];
  const stamps = await findSold(context, [bill.code]);
  const uidsOf = (id: number) => stamps.flatMap(({ goods_id, code: uid }) => (goods_id === id ? [uid] : []));
  const names = new Map(bill.lines.map(({ goods_id, sku, name }) => [goods_id, { sku, name }]));
  const { id, rounding, buyer_phone, buyer_name } = bill;
  // What goods have cost is nothing for a till.
  const goods = sold.map((one) => ({
    ...one,
    ...names.get(one.goods_id),
    unit_cost: null,
    uids: uidsOf(one.goods_id),
  }));
  return { bill: [{ id, code: bill.code, rounding, buyer_phone, buyer_name, goods }] };
}

/** A paid sale, as long as goods are taken back. */
function checkReturnable(
  { settings, now }: PosContext,
  { kind, status, paid_at }: PosSale,
  refuse: Refuse,
): boolean {
  const days = Number(settings['pos_return_days'] ?? 0);
  if (kind !== 'sale' || status !== 'paid') refuse('rule.pos_sale.not_returnable');
  else if (now.getTime() - Date.parse(paid_at ?? '') > days * DAY_MS)
    refuse('rule.pos_sale.return_too_late', undefined, { limit: days });
  else return true;
  return false;
}

/** Goods of one bill come back, into the shift that is open; the bill of what went back, null where it is refused. */
export async function returnGoods(
  context: PosContext,
  bill: PosSale,
  input: Input,
  refuse: Refuse,
): Promise<PosSale | null> {
  if (!checkReturnable(context, bill, refuse)) return null;
  const { warehouse_id } = await findShop(context, bill.pos_id);
  const shift = await lockOpenShift(context, bill.pos_id);
  const sold = await readSold(context, bill);
  const lines = chooseLines(refuse, sold, input.lines ?? []);
  const pieces = choosePieces(refuse, await findSold(context, [bill.code]), {
    lines,
    asked: input.lines ?? [],
  });
  const rounding = -roundingOfPart([...sold.values()], lines, bill.rounding);
  const made = await createReturn(context, bill, shift.id, { ...input, lines, pieces, rounding });
  await returnPointsOf(context, { bill, made, sold, lines });
  await takePieces(context, pieces);
  if (isAllBack(sold, lines)) await undoSales(context, 'pos_sale', [bill.id]);
  await receive(
    context,
    { reason: 'return', other: 'customer', document_type: 'pos_sale' },
    lines.map(({ goods_id, quantity }) => ({
      goods_id,
      quantity,
      warehouse_id,
      document_id: made.id,
      document_code: made.code,
    })),
  );
  return made;
}

/** What a bill sold of each article, gifts and goods that stand there twice in one, and what of it has come back. */
async function readSold({ db }: PosContext, bill: PosSale): Promise<Map<number, SoldGoods>> {
  const sold = new Map<number, SoldGoods>();
  for (const { goods_id, quantity, unit_price, unit_cost, tax_rate, amount } of bill.lines) {
    const known = sold.get(goods_id);
    sold.set(goods_id, {
      goods_id,
      quantity: (known?.quantity ?? 0) + quantity,
      gross: (known?.gross ?? 0) + quantity * unit_price,
      net: (known?.net ?? 0) + (amount ?? 0),
      unit_cost,
      tax_rate,
      discounts: bill.discounts.filter((one) => one.goods_id === goods_id),
      returned: 0,
      refunded: 0,
    });
  }
  const back = await db
    .selectFrom('pos_sale_line as l')
    .innerJoin('pos_sale as s', 's.id', 'l.sale_id')
    .select(['l.goods_id', sql<number>`sum(l.quantity)::int8`.as('quantity')])
    .select(sql<number>`sum(l.amount)::int8`.as('amount'))
    .where('s.original_sale_id', '=', bill.id)
    .where('s.status', '=', 'paid')
    .where('s.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .groupBy('l.goods_id')
    .execute();
  for (const { goods_id, quantity, amount } of back) {
    const one = sold.get(goods_id);
    if (one) [one.returned, one.refunded] = [-quantity, -amount];
  }
  return sold;
}

/** The asked quantities, none above what is left; all that is left where none is asked for. */
function chooseLines(
  refuse: Refuse,
  sold: ReadonlyMap<number, SoldGoods>,
  asked: NonNullable<Input['lines']>,
): Refund[] {
  if (asked.length === 0) {
    const left = [...sold.values()].filter(({ quantity, returned }) => quantity > returned);
    if (left.length === 0) refuse('rule.pos_sale.nothing_left');
    return left.map((one) => refund(one, one.quantity - one.returned));
  }
  return asked.flatMap(({ goods_id = 0, quantity = 1 }, index) => {
    const one = sold.get(goods_id);
    const limit = one ? one.quantity - one.returned : 0;
    if (quantity < 1 || quantity > limit)
      refuse('rule.pos_sale.returned_above_sold', `lines.${index}.quantity`, { limit });
    return one ? [refund(one, quantity)] : [];
  });
}

/** Which stamped pieces come back: those that are named, or all that the bill still has of the article. */
function choosePieces(
  refuse: Refuse,
  stamps: readonly Stamp[],
  { lines, asked }: { lines: readonly Refund[]; asked: NonNullable<Input['lines']> },
): Stamp[] {
  return lines.flatMap(({ goods_id, quantity }, index) => {
    const own = stamps.filter((stamp) => stamp.goods_id === goods_id);
    const named = readUids(asked.find((line) => line.goods_id === goods_id)?.uids);
    const chosen = named.length > 0 ? own.filter(({ code }) => named.includes(code)) : own;
    if (own.length > 0 && chosen.length !== quantity)
      refuse('messages.uid_not_scanned', `lines.${index}.uids`);
    return chosen;
  });
}

interface Returned {
  bill: PosSale;
  made: PosSale;
  sold: ReadonlyMap<number, SoldGoods>;
  lines: readonly Refund[];
}

/** Points go the way of the money: what was paid with them comes back in proportion, what was earned goes. */
async function returnPointsOf(context: PosContext, { bill, made, sold, lines }: Returned): Promise<void> {
  const now = moneyOf(lines);
  const before = [...sold.values()].reduce((sum, { refunded }) => sum + refunded, 0);
  const isLast = isAllBack(sold, lines);
  // Of a bill that was paid with points alone there is no money to go by: its points come back with the last piece.
  const [returned, worth] = isLast ? [1, 1] : [before + now, (bill.total ?? 0) - bill.rounding];
  const document = { type: 'pos_sale', id: made.id, code: made.code, buyer_phone: bill.buyer_phone };
  const part = { original_id: bill.id, returned, worth, amount: -(made.total ?? 0) };
  const { used, earned } = await returnSale(context, document, part);
  if (used !== 0 || earned !== 0)
    await context.records('pos_sale').update([{ id: made.id, points_used: -used, points_earned: -earned }]);
}

/** Whether nothing of the bill is left with the buyer. */
const isAllBack = (sold: ReadonlyMap<number, SoldGoods>, lines: readonly Refund[]): boolean =>
  [...sold.values()].every(
    ({ goods_id, quantity, returned }) =>
      quantity === returned + (lines.find((line) => line.goods_id === goods_id)?.quantity ?? 0),
  );

interface ReturnedGoods extends Omit<Input, 'lines'> {
  lines: readonly Refund[];
  pieces: readonly Stamp[];
  rounding: number;
}

async function createReturn(
  { actor, now, records }: PosContext,
  bill: PosSale,
  shiftId: number,
  { lines, pieces, return_reason, by_transfer, rounding }: ReturnedGoods,
): Promise<PosSale> {
  const total = moneyOf(lines) - rounding;
  const discounts = lines.flatMap((line) =>
    line.discounts.map((one) => ({ ...one, goods_id: line.goods_id, amount: -one.amount })),
  );
  const offBy = (kind: string) =>
    discounts.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0);
  const [made] = await records('pos_sale').create([
    {
      kind: 'return',
      pos_id: bill.pos_id,
      shift_id: shiftId,
      original_sale_id: bill.id,
      return_reason,
      buyer_phone: bill.buyer_phone,
      buyer_name: bill.buyer_name,
      sale_type: bill.sale_type,
      seller_id: actor.accountId,
      paid_at: now.toISOString(),
      bank_transfer: by_transfer ? -total : 0,
      cash: 0,
      rounding,
      manual_discount: offBy('manual') + offBy('manual_bill'),
      combo_discount: offBy('combo'),
      line_discount: offBy('goods'),
      bill_discount: offBy('bill'),
      voucher_amount: offBy('voucher'),
      points_amount: offBy('points'),
      lines: lines.map(({ goods_id, quantity, unit_price, unit_cost, tax_rate, discount }) => ({
        goods_id,
        quantity: -quantity,
        uids: joinUids(pieces, goods_id),
        unit_price,
        unit_cost,
        tax_rate,
        discount: -discount,
        promotion_id:
          bill.lines.find((line) => line.goods_id === goods_id && !line.is_gift)?.promotion_id ?? null,
      })),
      discounts: discounts.map(({ goods_id, kind, promotion_id, name, amount }) => ({
        goods_id,
        kind,
        promotion_id,
        name,
        amount,
      })),
    },
  ]);
  if (!made) throw new Error('no return was made');
  return made;
}
