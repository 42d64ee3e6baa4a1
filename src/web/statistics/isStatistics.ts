import type { Statistic, StatisticsAnswer } from '#contract/statistics.ts';
import type { Filters } from '#contract/wire.ts';
import { isSumValue } from '#web/data/answers.ts';
import { isNumber, isObject, isText, listOf, maybe, objectOf, type Shape } from '#web/data/shapes.ts';

const isTrue: Shape<true> = (value): value is true => value === true;

const isWeek: Shape<'week'> = (value): value is 'week' => value === 'week';

const isFilters: Shape<Filters> = (value): value is Filters => isObject(value);

/** Whether an answer is one of `POST /fast-statistics`. */
export const isStatistics: Shape<StatisticsAnswer> = objectOf<StatisticsAnswer>({
  rows: listOf(
    objectOf<Statistic>({
      screen: isText,
      key: isText,
      label: isText,
      route: isText,
      filters: isFilters,
      mode: maybe(isText),
      value: isSumValue,
      previous: maybe(isSumValue),
      against: maybe(isWeek),
      oldest: maybe(isNumber),
      oldest_label: maybe(isText),
      is_money: maybe(isTrue),
      is_capped: maybe(isTrue),
    }),
  ),
});
