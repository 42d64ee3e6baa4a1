/* Amounts of Facebook: it counts some currencies in whole units and the others in hundredths; we count the dong alone in whole ones. */

/** Currencies of its offset 1. */
const WHOLE_THERE: ReadonlySet<string> = new Set([
  'CLP',
  'COP',
  'CRC',
  'HUF',
  'ISK',
  'IDR',
  'JPY',
  'KRW',
  'PYG',
  'TWD',
  'VND',
]);

const stepOf = (currency: string): number => (WHOLE_THERE.has(currency) && currency !== 'VND' ? 100 : 1);

/** Our minor units as they count them, rounded to what they can say. */
export const toTheirs = (amount: number, currency: string): number => Math.round(amount / stepOf(currency));

/** Their count as our minor units. */
export const toAmount = (theirs: number, currency: string): number => theirs * stepOf(currency);

/** Our minor units in a whole one; `moneyPrecision` of the product, which a connector does not know. */
export const unitOf = (currency: string): number => (currency === 'VND' ? 1 : 100);

/** What was spent they say in whole units with a point ("12.34"), of every currency. */
export const toSpent = (words: string, currency: string): number =>
  Math.round(Number(words) * unitOf(currency));
