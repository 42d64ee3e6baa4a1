import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { saleRulesAction } from '#generated/pos/sale-rules.action.gen.ts';
import type { BuyerKind, PointRule, PricingRules } from '#modules/promotion/promotion.api.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import type { KnownBuyer } from './cart.ts';

/** ms after which the rules are asked for again: promotions begin and end by the minute. */
const EVERY = 60_000;
/** ms after the last key of a phone number. */
const PAUSE = 500;

const NONE: Answer = {
  promotions: [],
  points: [],
  buyer: [],
  sale_type: 'retail',
  manual_limit: 0,
  rounding: 1,
  may_offline: false,
};

type Promotions = PricingRules['promotions'];
type Promotion = Promotions[number];
type GoodsRule = Promotion['goods'][number];

const { isFlag, isNumber, isText, listOf, nullable, objectOf, oneOf } = shapes;

const benefit = { percent: nullable(isNumber), amount: nullable(isNumber) };

const isPoints = objectOf<PointRule>({
  earn_amount: isNumber,
  point_value: isNumber,
  min_redeem_points: isNumber,
  max_redeem_percent: isNumber,
  earn_on_discounted: isFlag,
  earn_on_redeemed: isFlag,
  excluded_categories: listOf(isNumber),
  tier: nullable(isText),
  multiplier: isNumber,
  balance: isNumber,
});

interface Answer {
  promotions: Promotions;
  /** One at most. */
  points: readonly PointRule[];
  /** One at most: nobody knows who is new. */
  buyer: readonly KnownBuyer[];
  sale_type: BuyerKind;
  /** Per cent that the cashier may take off by hand. */
  manual_limit: number;
  rounding: number;
  /** Tills sell for cash while the server is not reached. */
  may_offline: boolean;
}

const isAnswer = objectOf<Answer>({
  sale_type: oneOf('retail', 'wholesale'),
  manual_limit: isNumber,
  rounding: isNumber,
  may_offline: isFlag,
  points: listOf(isPoints),
  buyer: listOf(objectOf<KnownBuyer>({ bills: isNumber, last_bought_at: nullable(isText) })),
  promotions: listOf(
    objectOf<Promotion>({
      id: isNumber,
      name: isText,
      priority: isNumber,
      stackable: isFlag,
      goods: listOf(
        objectOf<GoodsRule>({
          ...benefit,
          goods_id: isNumber,
          from: isNumber,
          gift: nullable(objectOf({ goods_id: isNumber, name: isText, quantity: isNumber, price: isNumber })),
        }),
      ),
      bill: nullable(objectOf({ ...benefit, from: isNumber, atMost: nullable(isNumber) })),
    }),
  ),
});

const toRules = ({ promotions, points, rounding }: Answer): PricingRules => ({
  promotions,
  voucher: null,
  points: points[0] ?? null,
  redeem: 0,
  manual: null,
  rounding,
});

/** By what a shop sells a piece to anybody now, bills of so much left out; asked for once by all cells of a list. */
export function useShopRules(posId: number): PricingRules | undefined {
  const ask = useAsk(saleRulesAction, isAnswer);
  const { data } = useQuery({
    queryKey: [saleRulesAction.url, posId],
    queryFn: async ({ signal }) => (await ask({ pos_id: posId, buyer_phone: null }, signal)) ?? NONE,
    staleTime: EVERY,
  });
  if (!data) return undefined;
  const promotions = data.promotions.filter(({ bill }) => bill === null);
  return { ...toRules(data), promotions, points: null, rounding: 1 };
}

interface SaleRules {
  rules: PricingRules;
  manualLimit: number;
  mayOffline: boolean;
  /** At which prices. */
  saleType: BuyerKind;
  buyer: KnownBuyer | undefined;
  refetch: () => void;
}

/** By what a shop sells to a buyer now. */
export function useSaleRules(posId: number, phone: string | null): SaleRules {
  const [answer, setAnswer] = useState(NONE);
  // Those of before hold as long as the server is not reached.
  const ask = useAsk(saleRulesAction, isAnswer, () => undefined);
  const read = useEvent(async (signal?: AbortSignal) => {
    const found = await ask({ pos_id: posId, buyer_phone: phone }, signal);
    if (found && !signal?.aborted) setAnswer(found);
  });
  useEffect(() => {
    const stop = new AbortController();
    const first = setTimeout(() => void read(stop.signal), phone === null ? 0 : PAUSE);
    const timer = setInterval(() => void read(stop.signal), EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stop.abort();
    };
  }, [phone, read]);
  return {
    rules: toRules(answer),
    manualLimit: answer.manual_limit,
    mayOffline: answer.may_offline,
    saleType: answer.sale_type,
    buyer: answer.buyer[0],
    refetch: useEvent(() => void read()),
  };
}
