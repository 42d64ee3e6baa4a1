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
  type ParkedCounter,
  type TillGoods,
} from './cart.ts';

const NONE: readonly ParkedCounter[] = [];
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
  parked: readonly ParkedCounter[];
  /** Puts the cart aside, for another one. */
  park: () => void;
  /** Puts one aside that was sold, and was not. */
  putBack: (counter: Counter) => void;
  /** Takes one back, in place of what lies there, which is put aside. */
  resume: (parkedAt: number) => void;
}

const { isNumber, listOf, objectOf } = shapes;

const isChange = objectOf<{ levels: readonly FreeLevel[] }>({
  levels: listOf(objectOf<FreeLevel>({ goods_id: isNumber, warehouse_id: isNumber, free: isNumber })),
});

/**
 * The carts of a shop, with what other tills leave of their goods; they are still there after the browser was closed or the power
 * failed.
 */
export function useCart(posId: number): CartCalls {
  const [counter, setCounter] = useStore<Counter>(`pos.counter.${posId}`, EMPTY_COUNTER);
  const [parked, setParked] = useStore<readonly ParkedCounter[]>(`pos.parked.${posId}`, NONE);
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
  const begin = (next: Counter, aside: readonly ParkedCounter[]): void => {
    setBefore([]);
    setCounter(next);
    setParked(aside);
  };
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
    clear: useEvent(() => begin(EMPTY_COUNTER, parked)),
    undo: useEvent(() => {
      const [last, ...earlier] = before;
      if (!last) return;
      setBefore(earlier);
      setCounter({ ...counter, cart: last.cart, manual: last.manual });
    }),
    canUndo: before.length > 0,
    parked,
    putBack: useEvent((one: Counter) => setParked(putAside(one, parked))),
    park: useEvent(() => begin(EMPTY_COUNTER, putAside(counter, parked))),
    resume: useEvent((parkedAt: number) => {
      const wanted = parked.find((one) => one.parkedAt === parkedAt);
      if (!wanted) return;
      const { parkedAt: _, ...next } = wanted;
      begin(
        next,
        putAside(
          counter,
          parked.filter((one) => one !== wanted),
        ),
      );
    }),
  };
}

/** The carts that wait, with this one, unless nothing lies in it. */
const putAside = (counter: Counter, parked: readonly ParkedCounter[]): readonly ParkedCounter[] =>
  counter.cart.length === 0 ? parked : [...parked, { ...counter, parkedAt: Date.now() }];
