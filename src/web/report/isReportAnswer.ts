import type { GroupKey, MeasureValues, ReportAnswer, ReportGroup, ReportTile } from '#contract/report.ts';
import { isSumValue } from '#web/data/answers.ts';
import {
  either,
  isFlag,
  isNumber,
  isText,
  listOf,
  mapOf,
  maybe,
  nullable,
  objectOf,
  type Shape,
} from '#web/data/shapes.ts';

const isValues: Shape<MeasureValues> = mapOf(isSumValue);

const isGroupKey: Shape<GroupKey> = nullable(either(isText, either(isNumber, isFlag)));

const isGroup = objectOf<ReportGroup>({
  key: isGroupKey,
  label: maybe(isText),
  values: isValues,
  previous: maybe(isValues),
});

const isTile = objectOf<ReportTile>({
  values: isValues,
  previous: maybe(isValues),
  groups: maybe(listOf(isGroup)),
  rest: maybe(isValues),
});

const isPeriod = objectOf<{ from: string; to: string }>({ from: isText, to: isText });

/** Whether an answer is one of a report call. */
export const isReportAnswer: Shape<ReportAnswer> = objectOf<ReportAnswer>({
  period: maybe(isPeriod),
  previous: maybe(isPeriod),
  tiles: mapOf(isTile),
});
