import { quoteName } from './names.ts';

/** The days of a row as a range, both ends in it; an empty last day leaves it open, one before the first makes it none. */
export function printDays(alias: string, from: string, to: string): string {
  const [first, last] = [from, to].map((name) => `${alias && `${alias}.`}${quoteName(name)}`);
  return `case when ${last} < ${first} then 'empty'::daterange else daterange(${first}, ${last}, '[]') end`;
}
