import { printPlain } from '#contract/text.ts';
import type { FieldModel } from '#contract/model.ts';
import { enumLabelKey, noValueOf } from '#fields/enum/enum.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useLookup } from '#fields/reference/useLookup.web.ts';
import { fieldTypes } from '#fields/types.ts';

/** A value as people read it: the word of a code, the label of a record, the date in the customer's zone. */
export function useValueText(field: FieldModel, value: unknown, label?: string): string {
  const { translate, values } = useFieldTools();
  const entity = field.reference?.entity ?? field.links?.entity ?? '';
  const ids = entity && label === undefined ? toIds(value) : [];
  const { rows } = useLookup(entity, ids.length > 0 ? { ids } : null);
  if ((value === null || value === undefined) && !noValueOf(field)) return '';
  if (label !== undefined) return label;
  if (ids.length > 0)
    return ids.map((id) => rows.find((row) => row.id === id)?.label ?? `#${printPlain(id)}`).join(', ');
  if (typeof value === 'boolean') return translate(value ? 'kit.form.yes' : 'kit.form.no');
  if (field.rows) return translate('kit.form.rows_count', { count: Array.isArray(value) ? value.length : 0 });
  if (field.enum) {
    const codes = Array.isArray(value) ? value : [value];
    return codes.map((code) => codeText(field, code ?? null, translate)).join(', ');
  }
  return fieldTypes[field.type].format(value, field, values);
}

function codeText({ enum: model }: FieldModel, code: unknown, translate: (key: string) => string): string {
  if (model?.name === 'permission') return translate(`permission.${printPlain(code)}`);
  const key = enumLabelKey(model, code);
  return key ? translate(key) : printPlain(code);
}

function toIds(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
}
