import { types } from 'pg';

/*
 * What a value of the database becomes in JavaScript; the same for both databases, and never
 * dependent on the zone of the machine.
 */

const asText = (text: string) => text;

/** int8: a number, or the text where a number would lose digits. */
function parseInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** `2026-02-28 17:00:00.123456+00` (sessions run in UTC) to `2026-02-28T17:00:00.123Z`; infinity stays text. */
function parseTimestamp(text: string): string {
  if (text.length < 19 || text[4] !== '-') return text;
  const milliseconds =
    text[19] === '.' ? text.slice(20, text.indexOf('+')).padEnd(3, '0').slice(0, 3) : '000';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

/** The same signature for types that `pg` has no name for. */
const parserOf = types.getTypeParser as (
  oid: number,
  format?: 'text' | 'binary',
) => (text: string) => unknown;

const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;

const parseTextArray = parserOf(TEXT_ARRAY, 'text') as (text: string) => (string | null)[];

const parseInt8Array = (text: string) =>
  parseTextArray(text).map((item) => (item === null ? null : parseInt8(item)));

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: parseInt8,
  [types.builtins.NUMERIC]: asText,
  [types.builtins.DATE]: asText,
  [types.builtins.TIMESTAMP]: asText,
  [types.builtins.TIMESTAMPTZ]: parseTimestamp,
  [types.builtins.INTERVAL]: asText,
  [INT8_ARRAY]: parseInt8Array,
};

/** In the form that `pg` takes as its option `types`. */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? parserOf(oid, format)) as typeof types.getTypeParser,
};
