import { equalsAny, parseChoices, parseRange, withinRange } from '#fields/rules.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

/** Digits before and after the point together. */
const PRECISION = 18;
const DEFAULT_SCALE = 2;

const toNumber = (value: unknown) => (Number.isFinite(value) ? (value as number) : undefined);

const equals = equalsAny('numeric', (value) => parseChoices(value, toNumber));

export const decimalServer: ServerFieldType = {
  name: 'decimal',
  column: ({ json, scale }) =>
    json === 'integer' ? 'int8' : `numeric(${PRECISION},${scale ?? DEFAULT_SCALE})`,
  // The driver gives a number of arbitrary precision as text.
  json: ({ field, value }) => (field.json === 'integer' ? value : `(${value})::float8`),
  order: ({ value }) => value,
  hasSum: true,
  filters: {
    select: equals,
    multi_select: equals,
    number_range: { parse: (value) => parseRange(value, toNumber), where: withinRange('numeric') },
  },
  cell: (value, { scale }) => ({
    value: value === null || value === undefined ? null : Number(value),
    format: `#,##0.${'#'.repeat(scale ?? DEFAULT_SCALE)}`,
  }),
};
