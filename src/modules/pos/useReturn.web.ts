import { useState } from 'react';
import { useEvent } from 'react-admin';
import { findBillAction } from '#generated/pos/find-bill.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAction } from '#web/kit/useAction.ts';
import { moneyOf, refund, roundingOfPart, type SoldGoods } from './refunds.ts';

/** A bill that somebody brings, and what of it may still come back. */
export interface FoundBill {
  id: number;
  code: string;
  rounding: number;
  buyer_phone: string | null;
  buyer_name: string | null;
  /** `uids`: stamps of pieces that are with the buyer, by which they come back. */
  goods: readonly (SoldGoods & { sku: string; name: string; uids: readonly string[] })[];
}

/** Goods of a bill that are exchanged for what lies on the counter. */
export interface Exchange {
  bill: FoundBill;
  lines: readonly { goods_id: number; quantity: number; uids: string | null }[];
  reason: string;
  /** What they are worth. */
  total: number;
}

const { isNumber, isText, listOf, nullable, objectOf, oneOf } = shapes;

const isBills = listOf(
  objectOf<FoundBill>({
    id: isNumber,
    code: isText,
    rounding: isNumber,
    buyer_phone: nullable(isText),
    buyer_name: nullable(isText),
    goods: listOf(
      objectOf<FoundBill['goods'][number]>({
        goods_id: isNumber,
        sku: isText,
        name: isText,
        uids: listOf(isText),
        quantity: isNumber,
        gross: isNumber,
        net: isNumber,
        unit_cost: nullable(isNumber),
        tax_rate: nullable(oneOf(-1, 0, 5, 8, 10)),
        returned: isNumber,
        refunded: isNumber,
        discounts: listOf(
          objectOf<SoldGoods['discounts'][number]>({
            kind: oneOf('manual', 'combo', 'manual_bill', 'goods', 'bill', 'voucher', 'points'),
            promotion_id: nullable(isNumber),
            name: nullable(isText),
            amount: isNumber,
          }),
        ),
      }),
    ),
  }),
);

/** The bill that is brought, and how many of each article come back. */
export function useReturn(posId: number) {
  const [bill, setBill] = useState<FoundBill>();
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [uids, setUids] = useState<readonly string[]>([]);
  const [find, { isRunning, problems }] = useAction(findBillAction);
  const lines = (bill?.goods ?? []).flatMap(({ goods_id, uids: own }) => {
    const quantity = counts[goods_id] ?? 0;
    const read = own.filter((uid) => uids.includes(uid));
    return quantity > 0 ? [{ goods_id, quantity, uids: read.join(',') || null }] : [];
  });
  return {
    bill,
    lines,
    total: bill ? worthOf(bill, counts) : 0,
    countOf: (id: number): number => counts[id] ?? 0,
    setCount: useEvent((id: number, count: number) => setCounts({ ...counts, [id]: Math.max(0, count) })),
    uids,
    /** A stamp of the bill is read, or taken back; false for any other code. */
    readUid: useEvent((code: string): boolean => {
      const one = bill?.goods.find((goods) => goods.uids.includes(code));
      if (!one) return false;
      const read = uids.includes(code) ? uids.filter((uid) => uid !== code) : [...uids, code];
      setUids(read);
      setCounts({ ...counts, [one.goods_id]: one.uids.filter((uid) => read.includes(uid)).length });
      return true;
    }),
    isAsking: isRunning,
    problem: problems['code'],
    find: useEvent(async (code: string) => {
      const found: unknown = (await find({ pos_id: posId, code }))?.bill;
      setCounts({});
      setUids([]);
      setBill(isBills(found) ? found[0] : undefined);
    }),
  };
}

/** What goes back for so many of each, as the server works it out. */
function worthOf({ goods, rounding }: FoundBill, counts: Readonly<Record<number, number>>): number {
  const lines = goods.flatMap((one) => {
    const quantity = Math.min(counts[one.goods_id] ?? 0, one.quantity - one.returned);
    return quantity > 0 ? [refund(one, quantity)] : [];
  });
  return moneyOf(lines) + roundingOfPart(goods, lines, rounding);
}
