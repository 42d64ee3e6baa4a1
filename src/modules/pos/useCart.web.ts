import { useState } from 'react';
import { useEvent, useStore } from 'react-admin';
import type { ManualDiscount } from '#modules/promotion/promotion.api.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useTopic } from '#web/kit/useTopic.ts';
import {
  addGoods,
  EMPTY_COUNTER,
  noteFree,
  noteGoods,
  setManual,
  setQuantity,
  type Counter,
  type FreeLevel,
  type TillGoods,
} from './cart.ts';

/** Changes of a cart that can be taken back. */
const MOST_UNDONE = 10;

export interface CartCalls {
  counter: Counter;
  add: (goods: TillGoods, quantity?: number) => void;
  setQuantity: (id: number, quantity: number) => void;
  /** What is taken off a line, or off all of it. */
  setManual: (id: number | null, manual: ManualDiscount | null) => void;
  setBuyer: (buyer: Pick<Counter, 'buyer_phone' | 'buyer_name'>) => void;
  /** What is known of the goods anew. */
  setGoods: (goods: readonly TillGoods[]) => void;
  clear: () => void;
  undo: () => void;
  canUndo: boolean;
  /** Another one lies there from now on. */
  begin: (counter: Counter) => void;
}

const { isNumber, listOf, objectOf } = shapes;

const isChange = objectOf<{ levels: readonly FreeLevel[] }>({
  levels: listOf(objectOf<FreeLevel>({ goods_id: isNumber, warehouse_id: isNumber, free: isNumber })),
});

/**
 * The cart of a till, with what other tills leave of its goods; it is still there after the browser was closed or the power failed.
 */
export function useCart(posId: number): CartCalls {
  const [counter, setCounter] = useStore<Counter>(`pos.counter.${posId}`, EMPTY_COUNTER);
  const [before, setBefore] = useState<readonly Counter[]>([]);
  const { cart } = counter;
  useTopic('stock-changed', (data) => {
    if (!isChange(data)) return;
    const noted = noteFree(cart, data.levels);
    if (noted !== cart) setCounter({ ...counter, cart: noted });
  });
  const change = (changed: Partial<Counter>): void => {
    setBefore([counter, ...before].slice(0, MOST_UNDONE));
    setCounter({ ...counter, ...changed });
  };
  const begin = useEvent((next: Counter) => {
    setBefore([]);
    setCounter(next);
  });
  return {
    counter,
    add: useEvent((goods: TillGoods, quantity?: number) => change({ cart: addGoods(cart, goods, quantity) })),
    setQuantity: useEvent((id: number, quantity: number) =>
      change({ cart: setQuantity(cart, id, quantity) }),
    ),
    setManual: useEvent((id: number | null, manual: ManualDiscount | null) =>
      change(id === null ? { manual } : { cart: setManual(cart, id, manual) }),
    ),
    setBuyer: useEvent((buyer: Pick<Counter, 'buyer_phone' | 'buyer_name'>) =>
      setCounter({ ...counter, ...buyer }),
    ),
    setGoods: useEvent((goods: readonly TillGoods[]) =>
      setCounter({ ...counter, cart: noteGoods(cart, goods) }),
    ),
    clear: useEvent(() => begin(EMPTY_COUNTER)),
    undo: useEvent(() => {
      const [last, ...earlier] = before;
      if (!last) return;
      setBefore(earlier);
      setCounter({ ...counter, cart: last.cart, manual: last.manual });
    }),
    canUndo: before.length > 0,
    begin,
  };
}
