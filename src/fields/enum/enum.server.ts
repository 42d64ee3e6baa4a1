import type { FieldModel } from '#contract/model.ts';
import type { Scalar } from '#contract/wire.ts';
import { parseChoices } from '#fields/rules.server.ts';
import { toTextCell } from '#fields/text/text.server.ts';
import type { CellContext, FilterRule, ServerFieldType } from '#fields/ServerFieldType.server.ts';
import { enumLabelKey, enumValueOf } from './enum.ts';

const isNumeric = ({ enum: model, json }: FieldModel) =>
  model ? model.type === 'integer' : json === 'integer';

/** A code of the enum; without a list of codes any code of its type. */
export function toChoice(value: unknown, field: FieldModel): Scalar | undefined {
  if (field.enum) return enumValueOf(field.enum, value)?.value;
  if (isNumeric(field)) return Number.isSafeInteger(value) ? (value as number) : undefined;
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}

const equals: FilterRule = {
  parse: (value, field) => parseChoices(value, (item) => toChoice(item, field), 'not_a_choice'),
  where: ({ field, value }, choices, bind) =>
    `${value} = ANY(${bind(choices, isNumeric(field) ? 'int4[]' : 'text[]')})`,
};

/** The code's word in the reader's language; a code that nobody knows as it is (readings). */
export function toEnumText(value: unknown, field: FieldModel, { text }: CellContext): string {
  const key = enumLabelKey(field.enum, value);
  return key ? text(key) : String(value);
}

export const enumServer: ServerFieldType = {
  name: 'enum',
  column: (field) => (isNumeric(field) ? 'int4' : 'text'),
  json: ({ value }) => value,
  order: ({ field, value }) => (isNumeric(field) ? value : `${value} COLLATE "C"`),
  hasSum: false,
  filters: { select: equals, multi_select: equals },
  cell: (value, field, context) =>
    toTextCell(value === null || value === undefined ? null : toEnumText(value, field, context)),
};
