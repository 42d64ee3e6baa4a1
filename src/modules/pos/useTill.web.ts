import { useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { checkOutAction } from '#generated/pos/check-out.action.gen.ts';
import { playSound } from '#web/kit/playSound.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { useScanner } from '#web/kit/useScanner.ts';
import { totalOf, type TillGoods } from './cart.ts';
import { NO_PAYMENT, type Payment } from './PayPanel.tsx';
import type { Sold } from './SoldDialog.tsx';
import { useCart } from './useCart.web.ts';
import { useFindGoods } from './useFindGoods.web.ts';

export interface TillOptions {
  /** Pieces that the next goods count for. */
  multiple: number;
  onAdded: () => void;
}

/** Everything that a till does: goods are added by hand or scanner, the cart is paid. */
export function useTill(posId: number, { multiple, onAdded }: TillOptions) {
  const translate = useTranslate();
  const notify = useNotify();
  const { cart, add, setQuantity, clear } = useCart(posId);
  const [payment, setPayment] = useState<Payment>(NO_PAYMENT);
  const [sold, setSold] = useState<Sold>();
  const [checkOut, { isRunning, problems }] = useAction(checkOutAction);
  const find = useFindGoods(posId);
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

  const payNow = useEvent(async () => {
    if (cart.length === 0 || isRunning || sold) return;
    const lines = cart.toReversed().map(({ goods, quantity }) => ({ goods_id: goods.id, quantity }));
    const { cash, ...buyer } = payment;
    const total = totalOf(cart);
    const done = await checkOut({ pos_id: posId, total, cash: cash ?? total, ...buyer, lines });
    if (!done) return;
    playSound('success');
    setSold(done);
    clear();
    setPayment(NO_PAYMENT);
  });
  const pay = useEvent(() => void payNow());
  const goOn = useEvent(() => setSold(undefined));
  return {
    cart,
    add: choose,
    setQuantity,
    payment,
    setPayment,
    problems,
    isPaying: isRunning,
    pay,
    sold,
    goOn,
  };
}
