import { useEvent, useStore } from 'react-admin';
import { addGoods, setQuantity, type Cart, type TillGoods } from './cart.ts';

const EMPTY: Cart = [];

export interface CartCalls {
  cart: Cart;
  add: (goods: TillGoods, quantity?: number) => void;
  setQuantity: (id: number, quantity: number) => void;
  clear: () => void;
}

/** The cart of a shop; it is still there after the browser was closed or the power failed. */
export function useCart(posId: number): CartCalls {
  const [cart, setCart] = useStore<Cart>(`pos.cart.${posId}`, EMPTY);
  return {
    cart,
    add: useEvent((goods: TillGoods, quantity?: number) => setCart(addGoods(cart, goods, quantity))),
    setQuantity: useEvent((id: number, quantity: number) => setCart(setQuantity(cart, id, quantity))),
    clear: useEvent(() => setCart(EMPTY)),
  };
}
