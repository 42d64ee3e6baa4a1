import type { FieldModel } from '#contract/model.ts';
import { maySee, type Gate } from '#web/list/Gate.ts';
import type { FormDefinition, InputDefinition, SectionDefinition } from './FormDefinition.ts';

/** What the user may do with the fields of a form; the server judges again by the same rules. */
export interface Access {
  act: 'create' | 'update';
  may: Gate;
}

/** Passwords and secrets are set without ever being read. */
export function isHidden({ writeOnly, secret }: FieldModel): boolean {
  return writeOnly === true || secret === true;
}

/** Whether a stored secret is to be taken away: it is sent empty, while one that nobody touched is not sent at all. */
export const isCleared = ({ secret }: FieldModel, value: unknown): boolean => secret === true && value === '';

/** Whether the record of the server carries the field for this user. */
export function isReadable(field: FieldModel, { may }: Access): boolean {
  return !isHidden(field) && maySee(may, field);
}

/** Changing a stored value needs the right to read it; setting it at creation does not. */
export function isWritable(field: FieldModel, access: Access): boolean {
  if (field.readOnly || !access.may(field.write)) return false;
  return access.act === 'create' || isHidden(field) || isReadable(field, access);
}

/** Whether there is anything to show: while a record is created, only what can be typed or is worked out from it. */
function isDrawn({ field }: InputDefinition, access: Access): boolean {
  if (isWritable(field, access)) return true;
  return isReadable(field, access) && (access.act === 'update' || field.compute !== undefined);
}

/** The sections with what is drawn of them, child rows included. */
export function drawnSections({ sections }: FormDefinition, access: Access): readonly SectionDefinition[] {
  return sections
    .map((section) => ({ ...section, inputs: drawnInputs(section.inputs, access) }))
    .filter((section) => section.inputs.length > 0);
}

function drawnInputs(inputs: readonly InputDefinition[], access: Access): readonly InputDefinition[] {
  return inputs
    .filter((input) => isDrawn(input, access))
    .map((input) => (input.rows ? { ...input, rows: drawnInputs(input.rows, access) } : input));
}
