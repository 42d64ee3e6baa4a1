import { toChoice, toEnumText } from '#fields/enum/enum.server.ts';
import { parseChoices } from '#fields/rules.server.ts';
import { toTextCell } from '#fields/text/text.server.ts';
import type { FilterRule, ServerFieldType } from '#fields/ServerFieldType.server.ts';

const typeOf = (isNumeric: boolean) => (isNumeric ? 'int4[]' : 'text[]');

/** Any of the asked-for codes among the row's. */
const overlaps: FilterRule = {
  parse: (value, field) => parseChoices(value, (item) => toChoice(item, field), 'not_a_choice'),
  where: ({ field, value }, choices, bind) =>
    `${value} && ${bind(choices, typeOf(field.enum?.type === 'integer'))}`,
};

export const enumsServer: ServerFieldType = {
  name: 'enums',
  column: ({ enum: model }) => typeOf(model?.type === 'integer'),
  json: ({ value }) => value,
  order: () => null,
  hasSum: false,
  filters: { select: overlaps, multi_select: overlaps },
  isEmpty: ({ value }) => `coalesce(cardinality(${value}), 0) = 0`,
  cell(value, field, context) {
    const codes: readonly unknown[] = Array.isArray(value) ? value : [];
    return toTextCell(codes.map((code) => toEnumText(code, field, context)).join(', ') || null);
  },
};
