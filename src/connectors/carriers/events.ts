import type { CarrierEvent } from '#contract/carrier.ts';
import { factsIn, textOf, type Facts } from './client.ts';

/** Hours by which Vietnam is ahead of UTC. */
const VIETNAM = '+07:00';

/** Their words for what our codes mean: `50: ['ready_to_pick']`. */
export type Words = Readonly<Record<number, readonly string[]>>;

/** Our code for one of their words; null for one that we do not know. */
export function statusOf(words: Words, word: string): number | null {
  const found = Object.entries(words).find(([, known]) => known.includes(word));
  return found ? Number(found[0]) : null;
}

/** A time as they write it: ISO, or `2026-11-02T12:18:39` or `02/11/2026 12:18:39` in Vietnam. */
export function timeOf(text: string, receivedAt: string): string {
  const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const iso = day ? `${year}-${month}-${day}T${time}` : text;
  const isLocal = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/.test(iso);
  return toIso(Date.parse(isLocal ? `${iso}${VIETNAM}` : iso), receivedAt);
}

/** A time in seconds since 1970. */
export const momentOf = (value: unknown, receivedAt: string): string =>
  toIso(Number(textOf(value) || Number.NaN) * 1000, receivedAt);

/** The last moment of four digits for the year. */
const LAST = Date.UTC(9999, 11, 31);

const toIso = (moment: number, receivedAt: string): string =>
  Number.isNaN(moment) || moment > LAST ? receivedAt : new Date(moment).toISOString();

const MAX_TEXT = 255;

export const wordsOf = (value: unknown): string | null => textOf(value).slice(0, MAX_TEXT) || null;

/** The one event of a body; none where it names no parcel. */
export function readEvent(rawBody: Buffer, read: (facts: Facts) => CarrierEvent): CarrierEvent[] {
  const event = read(bodyOf(rawBody));
  return event.tracking === '' ? [] : [event];
}

/** What a body says: JSON, or a form as of GHTK. */
export function bodyOf(rawBody: Buffer): Facts {
  const text = String(rawBody);
  return factsIn(text) ?? Object.fromEntries(new URLSearchParams(text));
}
