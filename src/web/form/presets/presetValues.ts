import type { Row, Values } from '#contract/logic.ts';
import { emptied } from '../dependents.ts';
import type { FormState, FormStore } from '../FormStore.ts';

/** What a template keeps of a form: the named fields that are filled, labels of records with them. */
export function presetContent(
  { record, values }: Pick<FormState, 'record' | 'values'>,
  names: readonly string[],
): Values {
  const kept: Values = {};
  for (const name of names) {
    const value = record[name];
    if (value === null || value === undefined || value === '') continue;
    kept[name] = value;
    if (values[`${name}.label`]) kept[`${name}.label`] = values[`${name}.label`];
  }
  return kept;
}

/** A template's values for this form. What it does not keep stays as it was typed; what no longer fits is emptied. */
export function presetValues(
  { entity }: Pick<FormStore, 'entity'>,
  names: readonly string[],
  content: Row,
  present: Row,
): Values {
  const kept = Object.entries(content).filter(([key]) => names.includes(key.replace(/\.label$/, '')));
  const next = Object.fromEntries(kept) as Values;
  return { ...emptied(entity, present, next), ...next };
}
