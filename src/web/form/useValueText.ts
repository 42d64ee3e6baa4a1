import { printPlain } from '#contract/text.ts';
import type { FieldModel } from '#contract/model.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useLookup } from '#fields/reference/useLookup.web.ts';
import { valueText } from '#fields/valueText.ts';

/** A value as people read it; what a reference leads to is asked for where its label is not known. */
export function useValueText(field: FieldModel, value: unknown, label?: string): string {
  const tools = useFieldTools();
  const entity = field.reference?.entity ?? field.links?.entity ?? '';
  const ids = entity && label === undefined ? toIds(value) : [];
  const { rows } = useLookup(entity, ids.length > 0 ? { ids } : null);
  const found = ids.map((id) => rows.find((row) => row.id === id)?.label ?? `#${printPlain(id)}`);
  return valueText(field, value, found.length > 0 ? found.join(', ') : label, tools);
}

function toIds(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');
}
