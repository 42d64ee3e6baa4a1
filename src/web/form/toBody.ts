import type { Row, Values } from '#contract/logic.ts';
import { isHidden, isWritable } from './access.ts';
import type { InputDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { rowsAt } from './place.ts';

/** The inputs whose values are sent: what the user was given to edit, nothing else. */
export function sentInputs(store: FormStore): readonly InputDefinition[] {
  const inputs = store.sections.flatMap((section) => section.inputs);
  return inputs.filter((input) => store.flags(input, input.field.name).isEditable);
}

/** The values of these inputs out of a record. Passwords that nobody typed are left out. */
export function toBody(store: FormStore, inputs: readonly InputDefinition[], record: Row): Values {
  const body: Values = {};
  for (const input of inputs) {
    const { field } = input;
    const value = record[field.name] ?? null;
    if (isHidden(field) && value === null) continue;
    body[field.name] = input.rows ? toRows(store, input, record) : value;
  }
  return body;
}

/** A row keeps its id; a new one has none. */
function toRows({ access }: FormStore, { field, rows = [] }: InputDefinition, record: Row): Values[] {
  const sent = rows.filter((input) => isWritable(input.field, access) && !input.readOnly);
  return rowsAt(record, field.name).map((row) => ({
    ...(row['id'] ? { id: row['id'] } : {}),
    ...Object.fromEntries(sent.map((input) => [input.field.name, row[input.field.name] ?? null])),
  }));
}
