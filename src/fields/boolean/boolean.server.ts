import { equalsAny, parseChoices } from '#fields/rules.server.ts';
import type { FilterRule, ServerFieldType } from '#fields/ServerFieldType.server.ts';

const toBoolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const equals = equalsAny('bool', (value) => parseChoices(value, toBoolean));

/** One of the two; a value that was never set counts as no. */
const isOrNot: FilterRule = {
  parse(value) {
    return parseChoices(Array.isArray(value) ? null : value, toBoolean);
  },
  where: ({ value }, choices) => ((choices as readonly boolean[])[0] ? value : `${value} IS NOT TRUE`),
};

export const booleanServer: ServerFieldType = {
  name: 'boolean',
  sheetWidth: 10,
  column: () => 'bool',
  json: ({ value }) => value,
  order: ({ value }) => value,
  hasSum: false,
  filters: { boolean: isOrNot, select: equals, multi_select: equals },
  cell: (value) => ({ value: typeof value === 'boolean' ? value : null }),
};
