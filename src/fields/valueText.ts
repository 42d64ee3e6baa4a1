import type { ValueContext } from '#contract/field.ts';
import type { FieldModel } from '#contract/model.ts';
import { printPlain } from '#contract/text.ts';
import { enumLabelKey, noValueOf } from './enum/enum.ts';
import { fieldTypes } from './types.ts';

export interface TextTools {
  values: ValueContext;
  /** A message's text. */
  translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
}

/** A value as people read it: the word of a code, the date in the customer's zone; `label`: of the record that it refers to. */
export function valueText(
  field: FieldModel,
  value: unknown,
  label: string | undefined,
  { values, translate }: TextTools,
): string {
  if ((value === null || value === undefined) && !noValueOf(field)) return '';
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return translate(value ? 'kit.form.yes' : 'kit.form.no');
  if (field.rows) return translate('kit.form.rows_count', { count: Array.isArray(value) ? value.length : 0 });
  if (field.enum) {
    const codes = Array.isArray(value) ? value : [value];
    return codes.map((code) => codeText(field, code ?? null, translate)).join(', ');
  }
  return fieldTypes[field.type].format(value, field, values);
}

function codeText({ enum: model }: FieldModel, code: unknown, translate: TextTools['translate']): string {
  if (model?.name === 'permission') return translate(`permission.${printPlain(code)}`);
  const key = enumLabelKey(model, code);
  return key ? translate(key) : printPlain(code);
}
