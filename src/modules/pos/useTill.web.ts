import { useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { checkOutAction } from '#generated/pos/check-out.action.gen.ts';
import { playSound } from '#web/kit/playSound.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { useScanner } from '#web/kit/useScanner.ts';
import { priceCart, type TillGoods } from './cart.ts';
import type { Payment } from './PayPanel.tsx';
import type { Sold } from './SoldDialog.tsx';
import { useCart } from './useCart.web.ts';
import { useFindGoods } from './useFindGoods.web.ts';
import { useSaleRules } from './useSaleRules.web.ts';
import { useVoucher } from './useVoucher.web.ts';

export interface TillOptions {
  /** Pieces that the next goods count for. */
  multiple: number;
  onAdded: () => void;
}

/** What the buyer gives. */
type Given = Pick<Payment, 'cash' | 'bank_transfer'>;

const NOTHING_GIVEN: Given = { cash: null, bank_transfer: null };

/** Everything that a till does: goods are added by hand or scanner, the cart is paid. */
export function useTill(posId: number, { multiple, onAdded }: TillOptions) {
  const translate = useTranslate();
  const notify = useNotify();
  const carts = useCart(posId);
  const { counter, add, setGoods, clear } = carts;
  const { cart, manual, buyer_phone, buyer_name } = counter;
  const [given, setGiven] = useState<Given>(NOTHING_GIVEN);
  const payment: Payment = { ...given, buyer_phone, buyer_name };
  const [sold, setSold] = useState<Sold>();
  const [checkOut, { isRunning, problems }] = useAction(checkOutAction);
  const find = useFindGoods(posId);
  const { rules, manualLimit, refetch } = useSaleRules(posId, buyer_phone);
  const [points, setPoints] = useState<number | null>(null);
  const voucher = useVoucher(posId, buyer_phone);
  const bill = priceCart(cart, {
    ...rules,
    voucher: voucher.found?.rule ?? null,
    redeem: points ?? 0,
    manual,
  });
  const choose = useEvent((goods: TillGoods) => {
    if (goods.retail_price === null) return notify('rule.check-out.no_price', { type: 'error' });
    add(goods, multiple);
    playSound('success');
    onAdded();
  });
  const scan = useEvent(async (code: string) => {
    const found = await find(code);
    const goods = found?.find(({ barcode, sku }) => barcode === code || sku === code.toUpperCase());
    if (goods) {
      choose(goods);
      return;
    }
    playSound('error');
    if (found) notify(translate('till.unknown_code', { code }), { type: 'error' });
  });
  useScanner((code) => void scan(code), { isPaused: sold !== undefined });

  /** Prices and promotions may have changed since the cart was filled. */
  const readAgain = useEvent(async () => {
    refetch();
    const found = await Promise.all(cart.map(({ goods }) => find(goods.sku)));
    setGoods(found.flatMap((some) => some ?? []));
  });
  /** What was said of one buyer does not hold for the next. */
  const startAnew = useEvent(() => {
    voucher.drop();
    setPoints(null);
    setGiven(NOTHING_GIVEN);
  });
  const payNow = useEvent(async () => {
    if (cart.length === 0 || isRunning || sold) return;
    const lines = cart.toReversed().map(({ goods, quantity, manual: off }) => ({
      goods_id: goods.id,
      quantity,
      manual_percent: off?.percent,
      manual_amount: off?.amount,
    }));
    const { cash, ...buyer } = payment;
    const { total } = bill;
    const done = await checkOut({
      pos_id: posId,
      total,
      cash: cash ?? total - (buyer.bank_transfer ?? 0),
      ...buyer,
      voucher_code: voucher.found?.code ?? null,
      voucher_uid: voucher.found?.uid ?? null,
      points_used: bill.points_used,
      manual_percent: manual?.percent,
      manual_amount: manual?.amount,
      lines,
    });
    if (!done) {
      await readAgain();
      return;
    }
    playSound('success');
    setSold(done);
    clear();
    startAnew();
  });
  const pay = useEvent(() => void payNow());
  const goOn = useEvent(() => setSold(undefined));
  return {
    cart,
    bill,
    manual,
    manualLimit,
    setManual: carts.setManual,
    undo: carts.undo,
    canUndo: carts.canUndo,
    parked: carts.parked,
    park: useEvent(() => {
      carts.park();
      startAnew();
    }),
    resume: useEvent((parkedAt: number) => {
      carts.resume(parkedAt);
      startAnew();
    }),
    voucher,
    points: { rule: rules.points, asked: points, ask: setPoints },
    add: choose,
    setQuantity: carts.setQuantity,
    payment,
    setPayment: useEvent(({ cash, bank_transfer, ...buyer }: Payment) => {
      setGiven({ cash, bank_transfer });
      carts.setBuyer(buyer);
    }),
    problems,
    isPaying: isRunning,
    pay,
    sold,
    goOn,
  };
}
