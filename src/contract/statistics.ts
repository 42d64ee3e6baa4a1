import type { Filters, SumValue } from './wire.ts';

/** A number of a list on the dashboard (screen book, "Fast statistics"). */
export interface StatisticModel {
  key: string;
  /** Message key. */
  label: string;
  /** Key of `counts`; absent: all rows. */
  count?: string;
  /** Key of a column that is added up; absent: rows are counted. */
  sum?: string;
  /** Key of a filter over a time: rows of today, beside those of yesterday until this hour. */
  day?: string;
  /** With `day`: beside those of the same day of the week before, in place of yesterday's. */
  against?: 'week';
  /** Key of a filter over a time: beside the rows, how long the oldest of them is there. */
  oldest?: string;
  /** Message key of that, with `value`. */
  oldestLabel?: string;
  /** View mode that shows the rows of `count`, with the list's filters for what it does not fix; absent: the list has no modes. */
  mode?: string;
}

/** A number of the dashboard as one caller gets it, with what proves it. */
export interface Statistic {
  /** Screen of the list: `orders/list`. */
  screen: string;
  key: string;
  /** Message key. */
  label: string;
  /** The list's. */
  route: string;
  /** What the list is asked for. */
  filters: Filters;
  /** View mode of the list; absent: its first. */
  mode?: string;
  value: SumValue;
  /** Of the day that it is compared with, until this hour. */
  previous?: SumValue;
  /** Which day that is; absent: yesterday. */
  against?: 'week';
  /** Minutes since the oldest of the rows; absent: there is none. */
  oldest?: number;
  /** Message key of that, with `value`. */
  oldest_label?: string;
  /** The value is money, in the customer's currency. */
  is_money?: true;
  /** More than `TOTAL_CAP`; the value is the bound. */
  is_capped?: true;
}

/** Answer of `POST /fast-statistics`. */
export interface StatisticsAnswer {
  rows: readonly Statistic[];
}
