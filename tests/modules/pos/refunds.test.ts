import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refund, roundingBack, type SoldGoods } from '#modules/pos/refunds.ts';

const anySold = fc
  .record({
    quantity: fc.integer({ min: 1, max: 30 }),
    price: fc.nat(3_000_000),
    gifts: fc.nat(3),
    off: fc.array(fc.nat(200_000), { maxLength: 3 }),
  })
  .map(({ quantity, price, gifts, off }): SoldGoods => {
    const gross = quantity * price;
    const amounts = off.reduce<number[]>(
      (all, one) => [...all, Math.min(one, gross - all.reduce((sum, x) => sum + x, 0))],
      [],
    );
    return {
      goods_id: 1,
      quantity: quantity + gifts,
      gross,
      net: gross - amounts.reduce((sum, one) => sum + one, 0),
      unit_cost: 40_000,
      tax_rate: 8,
      discounts: amounts.map((amount, index) => ({
        kind: 'goods',
        promotion_id: index + 1,
        name: '',
        amount,
      })),
      returned: 0,
      refunded: 0,
    };
  });

it('gives back what was paid, no more and no less, in however many steps the pieces come back', () => {
  fc.assert(
    fc.property(anySold, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }), (given, steps) => {
      let sold = given;
      for (const step of [...steps, given.quantity]) {
        const quantity = Math.min(step, sold.quantity - sold.returned);
        if (quantity === 0) break;
        const line = refund(sold, quantity);
        const amount = line.quantity * line.unit_price - line.discount;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(line.discount).toBeGreaterThanOrEqual(0);
        expect(line.discounts.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(line.discount);
        sold = { ...sold, returned: sold.returned + quantity, refunded: sold.refunded + amount };
      }
      expect(sold.returned).toBe(sold.quantity);
      expect(sold.refunded).toBe(given.net);
    }),
    { numRuns: 300 },
  );
});

it('gives back of the rounding a part with each piece, and all of it with the last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(900_000), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: -499, max: 500 }),
      (parts, rounding) => {
        const all = parts.reduce((sum, one) => sum + one, 0);
        fc.pre(all > 0 && all + rounding >= 0);
        let [before, back] = [0, 0];
        for (const now of parts) {
          const part = roundingBack(rounding, { before, now, all });
          expect(now + part).toBeGreaterThanOrEqual(-1);
          before += now;
          back += part;
        }
        expect(back).toBe(rounding);
      },
    ),
    { numRuns: 200 },
  );
});
