import type { Row, Values } from '#contract/logic.ts';
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

/** A template's values for this form: fields that it does not keep are emptied, ones that are gone are left out. */
export function presetValues(
  { entity }: Pick<FormStore, 'entity'>,
  names: readonly string[],
  content: Row,
): Values {
  const known = entity.fields.filter(({ name }) => names.includes(name));
  const all = known.flatMap((field) => [
    [field.name, content[field.name] ?? field.default ?? null],
    ...(field.reference ? [[`${field.name}.label`, content[`${field.name}.label`] ?? null]] : []),
  ]);
  return Object.fromEntries(all) as Values;
}
