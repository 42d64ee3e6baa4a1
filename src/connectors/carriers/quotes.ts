import { CarrierError, type CarrierPlace, type QuotedParcel } from '#contract/carrier.ts';

/* What the dialects share that ask for a fee. */

/** Of a kilogram, in which some of them count. */
export const GRAMS = 1000;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** A number as they write it: `32000`, `"32000"`, `"24.0 giờ"`. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const found = typeof value === 'string' ? /\d+(\.\d+)?/.exec(value)?.[0] : undefined;
  return found === undefined ? null : Number(found);
}

/** A fee in whole dong; one that cannot be read is no answer. */
export function feeOf(name: string, value: unknown): number {
  const fee = numberOf(value);
  if (fee === null) throw new CarrierError('unknown', `${name} named no fee`);
  return Math.round(fee);
}

/** Whole days of so many hours, one at least. */
export const daysOf = (hours: number | null): number | null =>
  hours === null ? null : Math.max(1, Math.ceil(hours / DAY_HOURS));

/** Whole hours until a moment that they name. */
export function hoursUntil(text: string, { now }: QuotedParcel): number | null {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.floor((moment - now.getTime()) / HOUR_MS);
}

/** A place in one line, the smallest part first. */
export const inOneLine = ({ address, ward, district, city }: CarrierPlace): string =>
  [address, ward, district, city].filter((part) => part !== null && part !== '').join(', ');

/** Who works a fee out from where a parcel is fetched is not asked before that is known. */
export function needSender(name: string, part: string | null): void {
  if (part === null || part === '')
    throw new CarrierError('sender', `${name} needs to know where the parcel is fetched`);
}
