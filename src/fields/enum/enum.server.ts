import type { FieldModel } from '#contract/model.ts';
import type { Scalar } from '#contract/wire.ts';
import { parseChoices } from '#fields/rules.server.ts';
import { toTextCell } from '#fields/text/text.server.ts';
import type { CellContext, FilterRule, ServerFieldType } from '#fields/ServerFieldType.server.ts';
import { enumLabelKey, enumValueOf, noValueOf } from './enum.ts';

const isNumeric = ({ enum: model, json }: FieldModel) =>
  model ? model.type === 'integer' : json === 'integer';

/** A code of the enum; without a list of codes any code of its type. */
export function toChoice(value: unknown, field: FieldModel): Scalar | undefined {
  if (field.enum) return enumValueOf(field.enum, value)?.value;
  if (isNumeric(field)) return Number.isSafeInteger(value) ? (value as number) : undefined;
  return typeof value === 'string' && !value.includes('\0') ? value : undefined;
}

/** Codes of which any is meant; null among them is no value, of an enum that has a word for it. */
const equals: FilterRule = {
  parse: (value, field) => parseChoices(value, (item) => toItem(item, field), 'not_a_choice'),
  where: ({ field, value }, choices, bind) => {
    const codes = (choices as readonly unknown[]).filter((one) => one !== null);
    const isCode = `${value} = ANY(${bind(codes, isNumeric(field) ? 'int4[]' : 'text[]')})`;
    return codes.length === (choices as readonly unknown[]).length
      ? isCode
      : `(${isCode} OR ${value} IS NULL)`;
  },
};

const toItem = (item: unknown, field: FieldModel): Scalar | null | undefined =>
  item === null && noValueOf(field) ? null : toChoice(item, field);

/** The word of a code, or of no value, in the reader's language; a code that nobody knows as it is (readings). */
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
    toTextCell(
      (value ?? null) === null && !noValueOf(field) ? null : toEnumText(value ?? null, field, context),
    ),
};
