import type { Promotion } from '#generated/promotion/promotion.entity.gen.ts';

/* Which promotions hold at the same time, in the same place, for the same buyers and goods. Of those that do not add up the buyer gets the better one. */

type Rule = Pick<
  Promotion,
  'type' | 'from_at' | 'to_at' | 'weekdays' | 'time_from' | 'time_to' | 'pos_ids' | 'channels' | 'buyer_kind'
> &
  Pick<Promotion, 'code' | 'stackable'>;

/** A promotion as it is typed; what is not there yet holds for all. */
export type TypedRule = { readonly [Name in keyof Rule]?: Rule[Name] | null } & { goods: readonly number[] };

export interface Overlap {
  other: Promotion;
  /** Goods of both; of promotions of bills there are none. */
  goods: readonly number[];
  /** Both add up, so that the buyer gets both. */
  addsUp: boolean;
}

/** Those that meet a promotion, the first to begin first. */
export function overlapsOf(typed: TypedRule, others: readonly Promotion[]): Overlap[] {
  return others
    .filter((other) => other.code !== typed.code && other.type === typed.type && meets(typed, other))
    .map((other) => ({
      other,
      goods: other.lines.map(({ goods_id }) => goods_id).filter((id) => typed.goods.includes(id)),
      addsUp: typed.stackable === true && other.stackable,
    }))
    .filter(({ goods }) => typed.type === 'by_value' || goods.length > 0)
    .sort((a, b) => Date.parse(a.other.from_at) - Date.parse(b.other.from_at) || a.other.id - b.other.id);
}

function meets(one: TypedRule, other: Promotion): boolean {
  return (
    meetInTime(one, other) &&
    haveCommon(one.weekdays, other.weekdays) &&
    meetInHours(one, other) &&
    haveCommon(one.pos_ids, other.pos_ids) &&
    haveCommon(one.channels, other.channels) &&
    (one.buyer_kind ?? other.buyer_kind ?? null) === (other.buyer_kind ?? one.buyer_kind ?? null)
  );
}

function meetInTime({ from_at, to_at }: TypedRule, other: Promotion): boolean {
  if (!from_at || !to_at) return false;
  return Date.parse(from_at) < Date.parse(other.to_at) && Date.parse(other.from_at) < Date.parse(to_at);
}

/** An empty choice is all there is. */
const haveCommon = <Choice>(
  one: readonly Choice[] | null | undefined,
  other: readonly Choice[] | null | undefined,
): boolean => !one?.length || !other?.length || one.some((choice) => other.includes(choice));

type Hours = Pick<TypedRule, 'time_from' | 'time_to'>;

const meetInHours = (one: Hours, other: Hours): boolean =>
  partsOf(one).some(([from, to]) => partsOf(other).some(([start, end]) => from < end && start < to));

const END_OF_DAY = '24:00';

/** Hours of a day as spans within it; those past midnight are two. */
function partsOf({ time_from: from, time_to: to }: Hours): (readonly [string, string])[] {
  if (!from || !to) return [['00:00', END_OF_DAY]];
  return from < to
    ? [[from, to]]
    : [
        [from, END_OF_DAY],
        ['00:00', to],
      ];
}
