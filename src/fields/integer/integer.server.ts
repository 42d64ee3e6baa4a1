import { equalsAny, parseChoices, parseRange, withinRange } from '#fields/rules.server.ts';
import type { ServerFieldType } from '#fields/ServerFieldType.server.ts';

const toInteger = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : undefined);

const equals = equalsAny('int8', (value) => parseChoices(value, toInteger));

export const integerServer: ServerFieldType = {
  name: 'integer',
  typedFormat: '#,##0',
  column: () => 'int8',
  json: ({ value }) => value,
  order: ({ value }) => value,
  hasSum: true,
  filters: {
    select: equals,
    multi_select: equals,
    number_range: { parse: (value) => parseRange(value, toInteger), where: withinRange('int8') },
  },
  cell: (value) => ({ value: value === null || value === undefined ? null : Number(value), format: '#,##0' }),
};
