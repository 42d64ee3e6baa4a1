import { useRef, useState } from 'react';
import { useEvent, useStore, useTranslate } from 'react-admin';
import { checkOutAction } from '#generated/pos/check-out.action.gen.ts';
import { playSound } from '#web/kit/playSound.ts';
import { createKey } from '#web/kit/createKey.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { useOutbox } from '#web/kit/useOutbox.ts';
import { useScanner } from '#web/kit/useScanner.ts';
import {
  fromParked,
  priceCart,
  toPricing,
  unreadOf,
  type Counter,
  type Payment,
  type TillGoods,
} from './cart.ts';
import { toSlip } from './slip.ts';
import type { Sold } from './SoldDialog.tsx';
import { useCart } from './useCart.web.ts';
import { useFindGoods } from './useFindGoods.web.ts';
import { useParked, type ResumedBill } from './useParked.web.ts';
import type { Exchange } from './useReturn.web.ts';
import type { UnsentBill } from './UnsentBills.tsx';
import { useSaleRules } from './useSaleRules.web.ts';
import { useTillGoods } from './useTillGoods.web.ts';
import { useVoucher } from './useVoucher.web.ts';
import { newTransferCode } from './vietQr.ts';

/** How codes of bills begin. */
const BILL = /^HD/i;

export interface TillOptions {
  /** Pieces that the next goods count for. */
  multiple: number;
  onAdded: () => void;
}

/** What the buyer gives. */
type Given = Pick<Payment, 'cash' | 'bank_transfer' | 'transfer_code'> & {
  /** Names the sale: sent twice it is one bill. */
  operation: string;
};

const nothingGiven = (posId: number): Given => ({
  cash: null,
  bank_transfer: null,
  transfer_code: newTransferCode(posId, Date.now()),
  operation: createKey(),
});

/** Everything that a till does: goods are added by hand or scanner, the cart is paid. */
export function useTill(posId: number, { multiple, onAdded }: TillOptions) {
  const translate = useTranslate();
  const notify = useNotify();
  const carts = useCart(posId);
  const { counter, add, setGoods, clear } = carts;
  const { cart, manual, buyer_phone, buyer_name } = counter;
  const [given, setGiven] = useState<Given>(() => nothingGiven(posId));
  const { operation, ...paid } = given;
  const payment: Payment = { ...paid, buyer_phone, buyer_name };
  const [sold, setSold] = useState<Sold>();
  const find = useFindGoods(posId, useTillGoods(posId));
  const { rules, manualLimit, mayOffline, saleType, buyer, refetch } = useSaleRules(posId, buyer_phone);
  const [points, setPoints] = useState<number | null>(null);
  // What came back is still there after the browser was closed.
  const [exchange, setExchange] = useStore<Exchange | null>(`pos.exchange.${posId}`, null);
  const [returned, setReturned] = useState<string>();
  const voucher = useVoucher(posId, buyer_phone);
  const wanted = {
    ...rules,
    voucher: voucher.found?.rule ?? null,
    redeem: points ?? 0,
    manual,
  };
  const bill = priceCart(cart, wanted, saleType);
  const aside = useParked(posId);
  const outbox = useOutbox<UnsentBill>(checkOutAction, `pos.unsent.${posId}`);
  const isKept = useRef(false);
  /** Vouchers, points, transfers, exchanges and stamps need the server; cash does not. */
  const isCashOnly = (): boolean =>
    !voucher.found &&
    bill.points_used === 0 &&
    !given.bank_transfer &&
    !exchange &&
    cart.every(({ uids }) => (uids ?? []).length === 0) &&
    (given.cash ?? bill.total) >= bill.total;
  /** What was said of one buyer does not hold for the next. */
  const startAnew = useEvent(() => {
    voucher.drop();
    setPoints(null);
    setExchange(null);
    setGiven(nothingGiven(posId));
  });
  const finish = useEvent((one: Sold) => {
    playSound('success');
    setSold(one);
    clear();
    startAnew();
  });
  const onUnreached = useEvent((body: object | undefined) => {
    if (!body || !mayOffline || !isCashOnly()) return false;
    isKept.current = true;
    const sold_at = new Date().toISOString();
    outbox.keep({ ...body, sold_at }, { counter, total: bill.total });
    const cash = given.cash ?? bill.total;
    const slip = toSlip(cart, bill, { buyer_name, buyer_phone, cash, paid_at: sold_at });
    finish({ sale_id: null, code: null, change: slip.change, slip });
    return true;
  });
  const [checkOut, { isRunning, problems }] = useAction(checkOutAction, { onUnreached });
  const choose = useEvent((goods: TillGoods) => {
    if (goods.retail_price === null) return notify('rule.check-out.no_price', { type: 'error' });
    add(goods, multiple);
    playSound('success');
    onAdded();
  });
  const scan = useEvent(async (code: string) => {
    const found = await find(code);
    const goods = found?.find(
      ({ barcode, sku, uid }) => uid === code || barcode === code || sku === code.toUpperCase(),
    );
    if (goods?.uid && cart.some(({ uids }) => uids?.includes(code))) {
      playSound('error');
      return notify(translate('messages.special_barcode_scanned', { value: code }), { type: 'error' });
    }
    if (goods) {
      choose(goods);
      return;
    }
    if (found && BILL.test(code)) return setReturned(code);
    playSound('error');
    if (found) notify(translate('till.unknown_code', { code }), { type: 'error' });
  });
  useScanner((code) => void scan(code), { isPaused: sold !== undefined || returned !== undefined });

  /** Prices and promotions may have changed since the cart was filled. */
  const readAgain = useEvent(async () => {
    refetch();
    const found = await Promise.all(cart.map(({ goods }) => find(goods.sku)));
    setGoods(found.flatMap((some) => some ?? []));
  });
  const payNow = useEvent(async () => {
    if (cart.length === 0 || isRunning || sold) return;
    if (cart.some((line) => unreadOf(line) > 0)) {
      playSound('error');
      return notify('messages.uid_not_scanned', { type: 'error' });
    }
    const lines = cart.toReversed().flatMap((line) =>
      toPricing(line).map(({ goods_id, quantity, manual: off, combo }) => ({
        goods_id,
        quantity,
        combo_id: combo?.id,
        uids: line.uids?.join(',') || null,
        manual_percent: off?.percent,
        manual_amount: off?.amount,
      })),
    );
    const { cash, transfer_code, ...buyer } = payment;
    const { total } = bill;
    isKept.current = false;
    const done = await checkOut({
      pos_id: posId,
      total,
      cash: cash ?? Math.max(0, total - (buyer.bank_transfer ?? 0) - (exchange?.total ?? 0)),
      ...buyer,
      sale_type: saleType,
      transfer_code: buyer.bank_transfer ? transfer_code : null,
      voucher_code: voucher.found?.code ?? null,
      voucher_uid: voucher.found?.uid ?? null,
      points_used: bill.points_used,
      manual_percent: manual?.percent,
      manual_amount: manual?.amount,
      return_sale_id: exchange?.bill.id,
      return_reason: exchange?.reason,
      return_total: exchange?.total,
      return_lines: exchange?.lines ?? [],
      operation,
      lines,
    });
    if (done) finish(done);
    else if (!isKept.current) await readAgain();
  });
  /** The cart of a bill that another till has parked, at the prices of now. */
  const readParked = useEvent(async ({ lines, ...whose }: ResumedBill): Promise<Counter> => {
    const found = await Promise.all(lines.map(({ sku }) => find(sku)));
    const parked = fromParked(
      lines,
      found.flatMap((some) => some ?? []),
    );
    const ids = parked.map((line) => line.goods.id);
    const lost = lines.filter(({ goods_id, combo_id }) => !ids.includes(goods_id ?? -(combo_id ?? 0)));
    if (lost.length > 0) {
      const names = lost.map(({ name }) => name).join(', ');
      notify(translate('till.parked_lost', { names }), { type: 'warning' });
    }
    return { ...whose, cart: parked };
  });
  const resumeNow = useEvent(async (parking: string) => {
    const taken = await aside.resume(parking);
    if (!taken) return;
    const next = 'counter' in taken ? taken.counter : await readParked(taken.bill);
    aside.park(counter, bill.total);
    carts.begin(next);
    startAnew();
  });
  const pay = useEvent(() => void payNow());
  const goOn = useEvent(() => setSold(undefined));
  return {
    cart,
    find,
    outbox,
    /** Puts one aside that was sold, and was not. */
    putBack: useEvent((one: Counter) => aside.park(one, priceCart(one.cart, wanted).total)),
    bill,
    manual,
    manualLimit,
    setManual: carts.setManual,
    undo: carts.undo,
    canUndo: carts.canUndo,
    parked: aside.parked,
    park: useEvent(() => {
      aside.park(counter, bill.total);
      clear();
      startAnew();
    }),
    resume: useEvent((parking: string) => void resumeNow(parking)),
    voucher,
    /** What an older bill's goods pay for; and the code of the bill that is being looked at. */
    exchange: exchange ?? undefined,
    setExchange: useEvent((one: Exchange | undefined) => setExchange(one ?? null)),
    returned,
    setReturned: useEvent((code: string | undefined) => setReturned(code)),
    points: { rule: rules.points, asked: points, ask: setPoints },
    add: choose,
    setQuantity: carts.setQuantity,
    payment,
    saleType,
    /** Of the phone that was said; undefined: nobody knows him. */
    buyer,
    setPayment: useEvent(({ cash, bank_transfer, transfer_code, ...buyer }: Payment) => {
      setGiven({ cash, bank_transfer, transfer_code, operation });
      carts.setBuyer(buyer);
    }),
    problems,
    isPaying: isRunning,
    pay,
    sold,
    goOn,
  };
}
