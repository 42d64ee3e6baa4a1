import type { Row, Values } from '#contract/logic.ts';
import { emptied } from '../dependents.ts';
import type { PresetField } from '../FormDefinition.ts';
import type { FormState, FormStore } from '../FormStore.ts';

/** What a template keeps of a form: the named fields that are filled, labels of records with them. */
export function presetContent(
  { record, values }: Pick<FormState, 'record' | 'values'>,
  fields: readonly PresetField[],
): Values {
  const kept: Values = {};
  for (const { field, as } of fields.map(toPair)) {
    const value = record[field];
    if (value === null || value === undefined || value === '') continue;
    kept[as] = value;
    if (values[`${field}.label`]) kept[`${as}.label`] = values[`${field}.label`];
  }
  return kept;
}

/** A template's values for this form. What it does not keep stays as it was typed; what no longer fits is emptied. */
export function presetValues(
  { entity }: Pick<FormStore, 'entity'>,
  fields: readonly PresetField[],
  content: Row,
  present: Row,
): Values {
  const next: Values = {};
  for (const { field, as } of fields.map(toPair)) {
    // Templates of older releases name the field itself.
    const name = as in content ? as : field;
    for (const part of ['', '.label'])
      if (`${name}${part}` in content) next[`${field}${part}`] = content[`${name}${part}`];
  }
  return { ...emptied(entity, present, next), ...next };
}

function toPair(field: PresetField): { field: string; as: string } {
  return typeof field === 'string' ? { field, as: field } : field;
}
