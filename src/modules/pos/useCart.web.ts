import { useEvent, useStore } from 'react-admin';
import { shapes } from '#web/kit/shapes.ts';
import { useTopic } from '#web/kit/useTopic.ts';
import {
  addGoods,
  noteFree,
  noteGoods,
  setQuantity,
  type Cart,
  type FreeLevel,
  type TillGoods,
} from './cart.ts';

const EMPTY: Cart = [];

export interface CartCalls {
  cart: Cart;
  add: (goods: TillGoods, quantity?: number) => void;
  setQuantity: (id: number, quantity: number) => void;
  /** What is known of the goods anew. */
  setGoods: (goods: readonly TillGoods[]) => void;
  clear: () => void;
}

const { isNumber, listOf, objectOf } = shapes;

const isChange = objectOf<{ levels: readonly FreeLevel[] }>({
  levels: listOf(objectOf<FreeLevel>({ goods_id: isNumber, warehouse_id: isNumber, free: isNumber })),
});

/** The cart of a shop, with what other tills leave of its goods; it is still there after the browser was closed or the power failed. */
export function useCart(posId: number): CartCalls {
  const [cart, setCart] = useStore<Cart>(`pos.cart.${posId}`, EMPTY);
  useTopic('stock-changed', (data) => {
    if (!isChange(data)) return;
    const noted = noteFree(cart, data.levels);
    if (noted !== cart) setCart(noted);
  });
  return {
    cart,
    add: useEvent((goods: TillGoods, quantity?: number) => setCart(addGoods(cart, goods, quantity))),
    setQuantity: useEvent((id: number, quantity: number) => setCart(setQuantity(cart, id, quantity))),
    setGoods: useEvent((goods: readonly TillGoods[]) => setCart(noteGoods(cart, goods))),
    clear: useEvent(() => setCart(EMPTY)),
  };
}
