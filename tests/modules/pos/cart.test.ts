import { describe, expect, it } from 'vitest';
import {
  addGoods,
  noteFree,
  noteGoods,
  countOf,
  fromParked,
  priceCart,
  pricedOf,
  quickCash,
  readMultiple,
  setManual,
  setQuantity,
  toParked,
  unreadOf,
  type Cart,
  type TillGoods,
} from '#modules/pos/cart.ts';
import { findLocal } from '#modules/pos/findLocal.ts';
import { toSlip } from '#modules/pos/slip.ts';

const goods = (id: number, retail_price: number | null): TillGoods => ({
  id,
  sku: `SP${id}`,
  name: `Áo ${id}`,
  barcode: null,
  retail_price,
  image: null,
  category_id: null,
  available: 5,
  warehouse_id: 9,
});

const NONE = { promotions: [], voucher: null, points: null, redeem: 0, manual: null, rounding: 1 };

describe('a cart', () => {
  const cart: Cart = addGoods(
    addGoods(addGoods([], goods(1, 129_000)), goods(2, 89_000), 3),
    goods(1, 129_000),
  );

  it('counts the same goods on one line, which comes to the top', () => {
    expect(cart.map(({ goods: { id }, quantity }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect([countOf(cart), priceCart(cart, NONE).total]).toEqual([5, 2 * 129_000 + 3 * 89_000]);
  });

  it('keeps what is taken off a line when more of it comes', () => {
    const off = setManual(cart, 1, { percent: 10, amount: null });
    const more = addGoods(off, goods(1, 129_000));
    expect(priceCart(more, NONE).lines.map(({ discount }) => discount)).toEqual([38_700, 0]);
    expect(priceCart(setManual(more, 1, null), NONE).manual_discount).toBe(0);
  });

  it('costs who sells it on the wholesale price, where there is one', () => {
    const both = [{ goods: { ...goods(1, 129_000), wholesale_price: 99_000 }, quantity: 2, manual: null }];
    const more = addGoods(both, goods(2, 89_000));
    expect([priceCart(more, NONE, 'wholesale').total, priceCart(more, NONE).total]).toEqual([
      2 * 99_000 + 89_000,
      2 * 129_000 + 89_000,
    ]);
  });

  it('learns prices that have changed, and keeps what is sold no more', () => {
    const known = noteGoods(cart, [goods(1, 119_000), goods(2, null)]);
    expect(known.map((line) => line.goods.retail_price)).toEqual([119_000, 89_000]);
  });

  it('takes no more than 999 of a line, and none takes it away', () => {
    expect(setQuantity(cart, 2, 5_000).find((line) => line.goods.id === 2)?.quantity).toBe(999);
    expect(setQuantity(cart, 2, 0).map((line) => line.goods.id)).toEqual([1]);
    expect(setQuantity(cart, 2, Number.NaN).map((line) => line.goods.id)).toEqual([1]);
  });

  it('reads "3*" as three of what comes next, and codes as codes', () => {
    expect(['3*', ' 12 x ', '3×', '0*', '3', '1234*', '3*8'].map(readMultiple)).toEqual([
      3,
      12,
      3,
      null,
      null,
      null,
      null,
    ]);
  });

  it('hears what other tills leave of its goods, of its own warehouse', () => {
    const of = (warehouse_id: number, free: number) => [{ goods_id: 2, warehouse_id, free }];
    expect(noteFree(cart, of(9, 1)).map((line) => line.goods.available)).toEqual([5, 1]);
    expect(noteFree(cart, of(8, 1))).toBe(cart);
    expect(noteFree(cart, of(9, 5))).toBe(cart);
  });

  it('prices a combo as its parts, which cost together what it costs, and counts what can be made of them', () => {
    const part = (goods_id: number, quantity: number, available: number) => ({
      goods_id,
      category_id: null,
      unit_price: 100_000,
      quantity,
      available,
    });
    const combo = { ...goods(-7, 250_000), available: 2, parts: [part(1, 2, 5), part(2, 1, 9)] };
    const both = addGoods(addGoods([], combo, 2), goods(1, 100_000));
    const bill = priceCart(both, NONE);
    expect([bill.total, bill.combo_discount]).toEqual([600_000, 100_000]);
    expect(pricedOf(both, bill).map((lines) => lines.map(({ amount }) => amount))).toEqual([
      [100_000],
      [333_333, 166_667],
    ]);
    const levels = [{ goods_id: 1, warehouse_id: 9, free: 3 }];
    expect(noteFree(both, levels).map((line) => line.goods.available)).toEqual([3, 1]);
  });

  it('sells stamped goods by their stamps: one that is read is a piece which lies there, or one more', () => {
    const stamped = (uid: string | null) => ({ ...goods(3, 50_000), is_stamped: true, uid });
    const two = addGoods([], stamped(null), 2);
    expect(two.map(unreadOf)).toEqual([2]);
    const read = ['A', 'B', 'C'].reduce<Cart>((all, uid) => addGoods(all, stamped(uid)), two);
    expect(read.map(({ quantity, uids }) => [quantity, uids])).toEqual([[3, ['A', 'B', 'C']]]);
    expect(read.map(unreadOf)).toEqual([0]);
    expect(setQuantity(read, 3, 1).map(({ uids }) => uids)).toEqual([['A']]);
  });

  it('offers the sum and the notes above it', () => {
    expect(quickCash(289_200, [10_000, 50_000, 100_000, 500_000])).toEqual([
      289_200, 290_000, 300_000, 500_000,
    ]);
    expect(quickCash(0, [10_000])).toEqual([]);
  });
});

describe('goods that a till knows by itself', () => {
  const known = [
    { ...goods(1, 129_000), name: 'Áo thun trắng', barcode: '8936100200003' },
    { ...goods(2, 89_000), name: 'Áo khoác trắng' },
    { ...goods(12, 59_000), name: 'Nón' },
  ];
  const found = (text: string) => findLocal(known, text).map(({ id }) => id);

  it('are one by a whole barcode or SKU, else those with every word', () => {
    expect(found('8936100200003')).toEqual([1]);
    expect(found('sp1')).toEqual([1]);
    expect(found('trang ao')).toEqual([1, 2]);
    expect(found('sp')).toEqual([1, 2, 12]);
    expect([found(' '), found('giày')]).toEqual([[], []]);
  });
});

describe('a parked bill', () => {
  it('is the same cart again at another till, at the prices of then', () => {
    const combo = { ...goods(-7, 90), parts: [] };
    const stamped = { ...goods(3, 30), is_stamped: true, uid: 'U1' };
    const cart = setManual(addGoods(addGoods(addGoods([], goods(1, 10), 2), combo), stamped), 1, {
      percent: 5,
      amount: null,
    });
    const lines = toParked(cart);
    expect(lines.map(({ goods_id, combo_id, quantity }) => [goods_id, combo_id, quantity])).toEqual([
      [1, null, 2],
      [null, 7, 1],
      [3, null, 1],
    ]);
    const now = [goods(1, 12), combo, { ...goods(3, 30), is_stamped: true }];
    expect(fromParked(lines, now)).toEqual([
      { goods: now[2], quantity: 1, manual: null, uids: ['U1'] },
      { goods: combo, quantity: 1, manual: null, uids: [] },
      { goods: now[0], quantity: 2, manual: { percent: 5, amount: null }, uids: [] },
    ]);
  });

  it('goes on without what is sold no more', () => {
    const lines = toParked(addGoods(addGoods([], goods(1, 10)), goods(2, 20)));
    expect(fromParked(lines, [goods(2, 20), goods(1, null)]).map((line) => line.goods.id)).toEqual([2]);
  });
});

describe('the slip of a bill that waits for the network', () => {
  it('has a line for each of the cart, a combo in one, and adds up to what was paid', () => {
    const part = { category_id: null, available: 9 };
    const combo = {
      ...goods(-7, 299_000),
      name: 'Combo đôi',
      parts: [
        { ...part, goods_id: 1, unit_price: 129_000, quantity: 2 },
        { ...part, goods_id: 2, unit_price: 89_000, quantity: 1 },
      ],
    };
    const cart = setManual(addGoods(addGoods([], combo), goods(3, 50_000), 2), 3, {
      percent: 10,
      amount: null,
    });
    const paid = { buyer_name: null, buyer_phone: null, cash: 400_000, paid_at: '2026-11-28T05:00:00Z' };
    const slip = toSlip(cart, priceCart(cart, NONE), paid);
    expect(slip.lines).toEqual([
      { name: 'Combo đôi', quantity: 1, discount: 48_000, amount: 299_000 },
      { name: 'Áo 3', quantity: 2, discount: 10_000, amount: 90_000 },
    ]);
    expect(slip).toMatchObject({ goods_total: 447_000, total: 389_000, cash: 400_000, change: 11_000 });
    expect([slip.goods_quantity, slip.combo_discount, slip.bill_discount]).toEqual([3, 48_000, 0]);
  });
});
