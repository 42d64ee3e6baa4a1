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

/** Fields that are known before the record is stored, of itself and of its rows (`preview`). */
function previewed({ preview }: Pick<FormDefinition, 'preview'>): ReadonlySet<string> {
  const { fill = {}, rows } = preview ?? {};
  return new Set([
    ...Object.keys(fill),
    ...Object.keys(rows?.fill ?? {}).map((name) => `${rows?.field}.${name}`),
  ]);
}

/** What is told of the rows that there can be (`among` of a matrix): it stands before they are stored. */
const amongOf = (sections: readonly SectionDefinition[]): readonly string[] =>
  sections
    .flatMap(({ inputs }) => inputs)
    .flatMap(({ field, matrix }) =>
      matrix?.among ? [matrix.across, ...(matrix.down ?? [])].map((name) => `${field.name}.${name}`) : [],
    );

interface Drawing {
  access: Access;
  known: ReadonlySet<string>;
}

/** Whether there is anything to show: while a record is created, only what can be typed, or is worked out from it. */
function isDrawn({ field }: InputDefinition, { access, known }: Drawing, place: string): boolean {
  if (isWritable(field, access)) return true;
  const isKnown = access.act === 'update' || field.compute !== undefined || known.has(place);
  return isKnown && isReadable(field, access);
}

/** The sections with what is drawn of them, child rows included. */
export function drawnSections(
  form: Pick<FormDefinition, 'sections' | 'preview'>,
  access: Access,
): readonly SectionDefinition[] {
  const drawing = { access, known: new Set([...previewed(form), ...amongOf(form.sections)]) };
  return form.sections
    .map((section) => ({ ...section, inputs: drawnInputs(section.inputs, drawing) }))
    .filter((section) => section.inputs.length > 0);
}

function drawnInputs(
  inputs: readonly InputDefinition[],
  drawing: Drawing,
  parent = '',
): readonly InputDefinition[] {
  return inputs
    .filter((input) => isDrawn(input, drawing, parent + input.field.name))
    .map((input) =>
      input.rows ? { ...input, rows: drawnInputs(input.rows, drawing, `${input.field.name}.`) } : input,
    );
}
