import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findManualExcess, priceBill } from '#modules/promotion/pricing.ts';
import type { PricingLine, PricingRules, PromotionRule } from '#modules/promotion/pricingRules.ts';
import { share } from '#modules/promotion/share.ts';

const NONE: PricingRules = {
  promotions: [],
  voucher: null,
  points: null,
  redeem: 0,
  manual: null,
  rounding: 1,
};

const promotion = (id: number, rule: Partial<PromotionRule>): PromotionRule => ({
  id,
  name: `Programme ${id}`,
  priority: 0,
  stackable: false,
  goods: [],
  bill: null,
  ...rule,
});
const off = (percent: number, atMost: number | null = null) => ({ percent, amount: null, atMost });
const minus = (amount: number) => ({ percent: null, amount, atMost: null });
const onGoods = (goods_id: number, percent: number, from = 1) => ({
  goods_id,
  from,
  percent,
  amount: null,
  gift: null,
});

const shirts: PricingLine[] = [
  { goods_id: 1, quantity: 2, unit_price: 129_000 },
  { goods_id: 2, quantity: 1, unit_price: 89_000 },
];
const tenOffShirts = promotion(1, { goods: [onGoods(1, 10)] });
const points = {
  earn_amount: 10_000,
  point_value: 100,
  min_redeem_points: 10,
  max_redeem_percent: 50,
  earn_on_discounted: true,
  earn_on_redeemed: true,
  excluded_categories: [],
  tier: null,
  multiplier: 10,
  balance: 500,
};

describe('what a bill comes to', () => {
  it.each([
    [500_000, 450_000],
    [499_999, 499_999],
    [1_250_000, 1_150_000],
  ])('takes 10 %% off from 500,000 on, 100,000 at most: %i → %i', (price, total) => {
    const promotions = [promotion(1, { bill: { from: 500_000, ...off(10, 100_000) } })];
    expect(priceBill([{ goods_id: 1, quantity: 1, unit_price: price }], { ...NONE, promotions }).total).toBe(
      total,
    );
  });

  it('goes through promotion, voucher and points: 347,000 − 25,800 = 321,200 − 20,000 − 12,000 = 289,200', () => {
    const sold = priceBill(shirts, { ...NONE, promotions: [tenOffShirts] });
    expect([sold.goods_total, sold.promotion_discount, sold.total]).toEqual([347_000, 25_800, 321_200]);
    expect(sold.lines.map(({ discount }) => discount)).toEqual([25_800, 0]);
    const voucher = { from: 300_000, goods: null, needsAll: false, onePiece: false, benefit: minus(20_000) };
    const paid = priceBill(shirts, { ...NONE, promotions: [tenOffShirts], voucher, points, redeem: 120 });
    expect(paid).toMatchObject({
      voucher_amount: 20_000,
      points_used: 120,
      points_amount: 12_000,
      total: 289_200,
    });
    expect(paid.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(289_200);
  });

  it('gives one of three for nothing, and for seven two', () => {
    const gift = { goods_id: 9, name: 'Tote', quantity: 1, price: 30_000 };
    const promotions = [
      promotion(4, { goods: [{ goods_id: 1, from: 3, percent: null, amount: null, gift }] }),
    ];
    const giftsOf = (quantity: number) =>
      priceBill([{ goods_id: 1, quantity, unit_price: 50_000 }], { ...NONE, promotions }).gifts;
    expect(giftsOf(2)).toEqual([]);
    expect(giftsOf(3)).toEqual([{ goods_id: 9, name: 'Tote', quantity: 1, promotion_id: 4 }]);
    expect(giftsOf(7)).toEqual([{ goods_id: 9, name: 'Tote', quantity: 2, promotion_id: 4 }]);
  });

  it('gives what is better for the buyer, or all that add up where that is more', () => {
    const better = promotion(2, { goods: [onGoods(1, 20)] });
    expect(priceBill(shirts, { ...NONE, promotions: [tenOffShirts, better] }).uses).toEqual([
      { promotion_id: 2, discount: 51_600 },
    ]);
    const three = [15, 12].map((percent, index) =>
      promotion(5 + index, { stackable: true, goods: [onGoods(1, percent)] }),
    );
    const { uses, promotion_discount } = priceBill(shirts, { ...NONE, promotions: [better, ...three] });
    expect(uses.map(({ promotion_id }) => promotion_id)).toEqual([5, 6]);
    expect(promotion_discount).toBe(38_700 + 30_960);
  });

  it('takes a voucher for a piece off one piece, however many there are', () => {
    const three = [{ goods_id: 1, quantity: 3, unit_price: 100_000 }];
    const voucher = { from: 0, goods: [1], needsAll: false, onePiece: true, benefit: off(50) };
    expect(priceBill(three, { ...NONE, voucher })).toMatchObject({ voucher_amount: 50_000, total: 250_000 });
    const whole = { ...voucher, benefit: minus(400_000) };
    expect(priceBill(three, { ...NONE, voucher: whole })).toMatchObject({ voucher_amount: 100_000 });
  });

  it('takes a voucher for goods off these alone, and one for several when all are there', () => {
    const voucher = (goods: number[], needsAll: boolean) => ({
      from: 0,
      goods,
      needsAll,
      onePiece: false,
      benefit: off(50),
    });
    const amountOf = (goods: number[], needsAll = false) =>
      priceBill(shirts, { ...NONE, voucher: voucher(goods, needsAll) }).voucher_amount;
    expect(amountOf([2])).toBe(44_500);
    expect(amountOf([2, 7])).toBe(44_500);
    expect(amountOf([2, 7], true)).toBe(0);
    expect(amountOf([1, 2], true)).toBe(173_500);
    expect(amountOf([7])).toBe(0);
  });

  it('gives 35 points for 357,000, and 52 in gold; what is paid with points only where the programme says so', () => {
    const bill = [{ goods_id: 1, quantity: 1, unit_price: 357_000, category_id: 3 }];
    const earned = (change: object, redeem = 0) =>
      priceBill(bill, { ...NONE, points: { ...points, ...change }, redeem }).points_earned;
    expect(earned({})).toBe(35);
    expect(earned({ multiplier: 15 })).toBe(52);
    expect(earned({ excluded_categories: [3] })).toBe(0);
    expect([earned({}, 100), earned({ earn_on_redeemed: false }, 100)]).toEqual([35, 34]);
  });

  it('takes no more points than there are, than the programme allows, and none below its least', () => {
    const used = (change: object, redeem: number) =>
      priceBill(shirts, { ...NONE, points: { ...points, ...change }, redeem }).points_used;
    expect(used({}, 600)).toBe(500);
    expect(used({ max_redeem_percent: 10 }, 600)).toBe(347);
    expect(used({}, 9)).toBe(0);
  });
});

describe('what a cashier takes off', () => {
  const [shirt, skirt] = shirts as [PricingLine, PricingLine];
  const byHand = [{ ...shirt, manual: { percent: 10, amount: null } }, skirt];

  it('comes before promotions, and a part of the bill from what the lines have left', () => {
    const manual = { percent: null, amount: 21_200 };
    const bill = priceBill(byHand, { ...NONE, manual, promotions: [tenOffShirts] });
    // 258,000 − 25,800 and its share of 21,200; a tenth of what that leaves.
    const left = 232_200 - 15_326;
    expect(bill).toMatchObject({
      manual_discount: 47_000,
      line_discount: Math.floor(left / 10),
      bill_discount: 0,
      total: 300_000 - Math.floor(left / 10),
    });
    expect(bill.lines[0]?.discounts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['manual', 25_800],
      ['manual_bill', 15_326],
      ['goods', Math.floor(left / 10)],
    ]);
  });

  it('is held to so many per cent of each line, and of all goods together', () => {
    const excessOf = (lines: PricingLine[], amount = 0) =>
      findManualExcess(priceBill(lines, { ...NONE, manual: { percent: null, amount } }), 10);
    expect(excessOf(byHand)).toBeNull();
    expect(excessOf(byHand, 8_900)).toBeNull();
    expect(excessOf(byHand, 8_901)).toEqual({ line: null, most: 34_700 });
    expect(excessOf([shirt, { ...skirt, manual: { percent: null, amount: 8_901 } }])).toEqual({
      line: 1,
      most: 8_900,
    });
  });

  it.each([
    [289_200, 1_000, -200],
    [289_500, 1_000, 500],
    [289_499, 1, 0],
    [400, 1_000, -400],
  ])('of %i is rounded to %i by %i at the end', (unit_price, rounding, by) => {
    const bill = priceBill([{ goods_id: 1, quantity: 1, unit_price }], { ...NONE, rounding });
    expect([bill.rounding, bill.total, bill.lines[0]?.amount]).toEqual([by, unit_price + by, unit_price]);
  });
});

const anyManual = fc.option(
  fc.record({
    percent: fc.option(fc.integer({ min: 0, max: 100 })),
    amount: fc.option(fc.nat(2_000_000)),
  }),
);
const anyLines = fc.uniqueArray(
  fc.record({
    goods_id: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    unit_price: fc.integer({ min: 0, max: 2_000_000 }),
    manual: anyManual,
  }),
  { minLength: 1, maxLength: 6, selector: ({ goods_id }) => goods_id },
);
const benefit = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.constant(null),
    atMost: fc.option(fc.nat(900_000)),
  }),
  fc.record({ percent: fc.constant(null), amount: fc.nat(3_000_000), atMost: fc.constant(null) }),
);
const anyPromotions = fc
  .array(
    fc.record({
      priority: fc.nat(2),
      stackable: fc.boolean(),
      goods: fc.array(
        fc.record({
          goods_id: fc.integer({ min: 1, max: 6 }),
          from: fc.integer({ min: 1, max: 4 }),
          percent: fc.option(fc.integer({ min: 1, max: 100 })),
          amount: fc.option(fc.nat(2_000_000)),
          gift: fc.option(
            fc.record({
              goods_id: fc.integer({ min: 7, max: 9 }),
              name: fc.constant('Tote'),
              quantity: fc.constant(1),
              price: fc.nat(90_000),
            }),
          ),
        }),
        { maxLength: 3 },
      ),
      bill: fc.option(fc.tuple(fc.nat(3_000_000), benefit).map(([from, rest]) => ({ from, ...rest }))),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1, name: `Programme ${index + 1}` })));
const anyRules: fc.Arbitrary<PricingRules> = fc.record({
  promotions: anyPromotions,
  voucher: fc.option(
    fc.record({
      from: fc.nat(500_000),
      goods: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 })),
      needsAll: fc.boolean(),
      onePiece: fc.boolean(),
      benefit,
    }),
  ),
  points: fc.option(fc.constant(points)),
  redeem: fc.nat(2_000),
  manual: anyManual,
  rounding: fc.constantFrom(1, 1_000),
});

describe('any bill by any rules', () => {
  it('is never below zero, on no line, and its lines add up to it', () => {
    fc.assert(
      fc.property(anyLines, anyRules, (lines, rules) => {
        const bill = priceBill(lines, rules);
        const amounts = bill.lines.map(({ amount }) => amount);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        expect(amounts.reduce((sum, amount) => sum + amount, 0) + bill.rounding).toBe(bill.total);
        const { manual_discount, promotion_discount, voucher_amount, points_amount } = bill;
        const discounts = manual_discount + promotion_discount + voucher_amount + points_amount;
        expect(bill.goods_total - discounts + bill.rounding).toBe(bill.total);
        expect(bill.uses.reduce((sum, { discount }) => sum + discount, 0)).toBe(bill.promotion_discount);
        expect(bill.line_discount + bill.bill_discount).toBe(bill.promotion_discount);
        for (const { quantity, unit_price, discount, amount, discounts: parts } of bill.lines) {
          expect(quantity * unit_price - discount).toBe(amount);
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(discount);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same in whatever order lines and rules stand', () => {
    fc.assert(
      fc.property(anyLines, anyRules, (lines, rules) => {
        const bill = priceBill(lines, rules);
        const turned = priceBill(lines.toReversed(), { ...rules, promotions: rules.promotions.toReversed() });
        expect({ ...turned, lines: turned.lines.toReversed() }).toEqual(bill);
      }),
      { numRuns: 300 },
    );
  });

  it('is never dearer with one more promotion of the bill that does not add up', () => {
    const more = promotion(99, { bill: { from: 0, ...minus(10_000) } });
    fc.assert(
      fc.property(anyLines, anyPromotions, (lines, promotions) => {
        const [without, with_] = [promotions, [...promotions, more]].map(
          (some) => priceBill(lines, { ...NONE, promotions: some }).total,
        );
        expect(with_).toBeLessThanOrEqual(without ?? 0);
      }),
      { numRuns: 200 },
    );
  });

  it('shares any sum out to the last unit', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999_999),
        fc.array(fc.nat(99_999_999_999), { minLength: 1 }),
        (sum, weights) => {
          const whole = weights.reduce((all, one) => all + one, 0);
          expect(share(sum, weights).reduce((all, one) => all + one, 0)).toBe(whole === 0 ? 0 : sum);
        },
      ),
      { numRuns: 200 },
    );
  });
});
