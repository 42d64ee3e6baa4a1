import type { FieldFile, InputFile } from '../../../generators/model/schemas.ts';
import { findField, labelKey, readersOf, typeOf, type FoundField } from '../../support/schemas/fields.ts';
import { type Schema, toScreen, workflowsOf } from '../../support/schemas/readSchemas.ts';
import type { Part } from '../compareParts.ts';
import { isIn, valueOf } from './actions.ts';
import { isTrue, type LogicScope } from './conditions.ts';
import { may, textOf, type View } from './View.ts';

type Form = Schema<'form'>;
export type Act = 'create' | 'update';

export interface ExpectedForm {
  sections: Part[];
  inputs: Part[];
  /** Headings of child rows by their field. */
  rows: Readonly<Record<string, Part[]>>;
}

/** Screen id of a form: its route, or its file of a dialog. */
export const formScreen = ({ route, mode, stem }: Form): string =>
  route === undefined || mode === 'dialog' ? stem : toScreen(route);

/** What a form draws for the account: sections, inputs, marks. */
export function expectForm(view: View, form: Form, act: Act, around: LogicScope): ExpectedForm {
  const seen = form.sections.flatMap((section) => {
    const isShown = section.visible === undefined ? true : isTrue(section.visible, around);
    const inputs = section.fields.map(toInput).flatMap((input) => toOwn(view, form, act, input));
    return inputs.length === 0 || isShown === false ? [] : [{ section, inputs, isShown }];
  });
  const screen = formScreen(form);
  const isOpen = act === 'create' || mayChange(view, form.entity, around);
  const inputs = seen.flatMap(({ section, inputs: own, isShown }) =>
    own.flatMap((input) => toPart({ view, act, around }, input, section.key, isShown === 'maybe')),
  );
  const shown = isOpen ? inputs : inputs.map(asShown);
  const withRows = seen.flatMap(({ inputs: own }) => own).filter(({ found }) => found.file['x-rows']);
  return {
    sections: seen.map(({ section, isShown }) => ({
      key: section.key,
      text: textOf(view, `screen.${screen}.section.${section.key}`),
      ...(isShown === 'maybe' ? { isOptional: true } : {}),
    })),
    inputs: shown,
    rows: Object.fromEntries(
      withRows.map((input) => [input.field, rowHeads({ view, form, act, around }, input)]),
    ),
  };
}

/** Whether the account may change a stored record, and it is one of those that anybody, and this account, changes. */
function mayChange(view: View, entity: string | undefined, around: LogicScope): boolean {
  const update = view.schemas.entities.get(entity ?? '')?.['x-access']?.update;
  return may(view, update) && !isClosed(view, entity, around);
}

/** Whether the account may delete a stored record: nobody may where the schema names nobody. */
export function mayDelete(view: View, { entity, mode }: Form, around: LogicScope): boolean {
  const codes = view.schemas.entities.get(entity ?? '')?.['x-access']?.delete;
  return mode === 'edit' && codes !== undefined && may(view, codes) && !isClosed(view, entity, around);
}

/** Whether the record is in a state in which it stays as it is, or others change it. */
function isClosed(view: View, entity = '', around: LogicScope): boolean {
  const isOurs = view.schemas.entities.get(entity)?.['x-rows-changeable'];
  if (isOurs !== undefined && isTrue(isOurs, around) === false) return true;
  return workflowsOf(view.schemas, entity).some((workflow) => {
    const closed = Object.entries(workflow.states).filter(([, { readOnly }]) => readOnly === true);
    const keys = closed.map(([key]) => key);
    return isIn(view, workflow, keys, around.record);
  });
}

const asShown = (part: Part): Part => ({
  ...part,
  facts: { ...part.facts, required: 'false', editable: 'false' },
});

/** The record that a new one starts as, in the state that every new one has. */
export function newRecord(view: View, { entity = '', data }: Form): Record<string, unknown> {
  const { schemas } = view;
  const fields = { ...schemas.entities.get(entity)?.properties, ...data?.properties };
  const values = Object.entries(fields).map(([name, field]) => [name, field.default ?? null]);
  const states = workflowsOf(schemas, entity).flatMap((workflow) => {
    const [first, ...others] = workflow.initial;
    const isAlways = first !== undefined && first.when === undefined && others.length === 0;
    return isAlways ? [[workflow.field, valueOf(view, workflow, first.to)]] : [];
  });
  return Object.fromEntries([...values, ...states]);
}

/** Fields of an entity that the account may not read. */
export function unknownFields(view: View, { entity }: Pick<Form, 'entity'>): ReadonlySet<string> {
  const fields = Object.entries(view.schemas.entities.get(entity ?? '')?.properties ?? {});
  const hidden = fields.filter(([name, file]) => !may(view, readersOf({ entity: entity ?? '', name, file })));
  return new Set(hidden.map(([name]) => name));
}

/**
 * Fields of which nobody knows yet what they are in a new record: those that are worked out, and rows that the record
 * below a dialog may bring along.
 */
export function computedFields({ schemas }: View, { entity, data }: Form): ReadonlySet<string> {
  const fields = Object.entries(schemas.entities.get(entity ?? '')?.properties ?? {});
  const brought = Object.entries(data?.properties ?? {}).filter(([, file]) => file['x-rows']);
  const worked = fields.filter(([, file]) => file['x-compute']);
  return new Set([...worked, ...brought].map(([name]) => name));
}

interface OwnInput extends InputFile {
  found: FoundField;
  isRequired: boolean;
  text: string;
}

const toInput = (written: string | InputFile): InputFile =>
  typeof written === 'string' ? { field: written } : written;

/** An input with its field; none where there is nothing to draw for the account. */
function toOwn(view: View, form: Form, act: Act, input: InputFile): OwnInput[] {
  const own = form.data?.properties[input.field];
  const found = own
    ? { entity: form.stem, name: input.field, file: own }
    : findField(view.schemas, form.entity ?? '', input.field);
  const required = own ? form.data?.required : view.schemas.entities.get(found.entity)?.required;
  const isRequired = required?.includes(input.field) === true;
  return drawn(view, act, found) || (isForeseen(form, input.field) && may(view, readersOf(found)))
    ? [{ ...input, found, isRequired, text: textOf(view, labelKey(view.schemas, found, input.label)) }]
    : [];
}

/** What is asked for while a record is made (`preview`) stands in it before it is stored. */
const isForeseen = ({ preview }: Form, path: string): boolean => {
  const { fill = {}, rows } = preview ?? {};
  return path in fill || Object.keys(rows?.fill ?? {}).some((name) => path === `${rows?.field}.${name}`);
};

function drawn(view: View, act: Act, found: FoundField): boolean {
  if (isWritable(view, act, found)) return true;
  return may(view, readersOf(found)) && (act === 'update' || found.file['x-compute'] !== undefined);
}

/** Changing a stored value needs the right to read it; setting it at creation does not. */
function isWritable(view: View, act: Act, found: FoundField): boolean {
  const { file } = found;
  if (file.readOnly || file['x-compute'] || !may(view, file['x-access']?.write)) return false;
  return act === 'create' || file.writeOnly === true || may(view, readersOf(found));
}

/** How a form is looked at: for what, and with which record. */
interface FormLook {
  view: View;
  act: Act;
  around: LogicScope;
}

interface RowsLook extends FormLook {
  form: Form;
}

function toPart({ view, act, around }: FormLook, input: OwnInput, section: string, isMaybe: boolean): Part[] {
  const { file } = input.found;
  const isShown = file['x-visible'] === undefined ? true : isTrue(file['x-visible'], around);
  if (isShown === false) return [];
  const isFixed = file['x-readonly'] === undefined ? false : isTrue(file['x-readonly'], around);
  const isEditable = isWritable(view, act, input.found) && !input.readOnly && isFixed === false;
  const isNeeded =
    input.isRequired || (file['x-required'] !== undefined && isTrue(file['x-required'], around) === true);
  const isOptional = isMaybe || isShown === 'maybe';
  // Where nobody knows yet whether it may be changed, the screen says.
  const marks = {
    required: String(isNeeded && isEditable && isTyped(file)),
    editable: String(isEditable),
  };
  const facts = { ...(isFixed === 'maybe' ? {} : marks), section };
  return [{ key: input.field, text: input.text, facts, ...(isOptional ? { isOptional: true } : {}) }];
}

/** A running code is given by the server, a switch is never empty. */
const isTyped = (file: FieldFile): boolean => file['x-number'] === undefined && typeOf(file) !== 'boolean';

function rowHeads({ view, form, act, around }: RowsLook, input: OwnInput): Part[] {
  const entity = input.found.file['x-rows']?.entity ?? '';
  const child = view.schemas.entities.get(entity);
  const key = input.found.file['x-rows']?.foreignKey;
  const typed = Object.entries(child?.properties ?? {}).filter(
    ([name, file]) => name !== key && !file.readOnly && !file['x-compute'],
  );
  const inputs = (input.rows ?? typed.map(([name]) => name)).map(toInput);
  return inputs
    .map((one) => ({ ...one, found: findField(view.schemas, entity, one.field) }))
    .filter(
      ({ field, found }) =>
        drawn(view, act, found) ||
        isAmong(input, field) ||
        (isForeseen(form, `${input.field}.${field}`) && may(view, readersOf(found))),
    )
    .map((one) => ({ ...one, isShown: isShownInRows(one.found.file, around, around.record[input.field]) }))
    .filter(({ isShown }) => isShown !== false)
    .map(({ field, label, found, isShown }) => ({
      key: field,
      text: textOf(view, labelKey(view.schemas, found, label)),
      ...(isSpread(input, field) || isShown === 'maybe' ? { isOptional: true } : {}),
    }));
}

/** What runs across a matrix, and what its cells hold, has no heading of its own; on a phone it has. */
const isSpread = ({ matrix }: OwnInput, field: string): boolean =>
  matrix !== undefined && (matrix.among !== undefined || field === matrix.across || field === matrix.cell);

/** What is told of the rows that there can be stands in a new record too; rows that nobody may change are a table. */
const isAmong = ({ matrix }: OwnInput, field: string): boolean =>
  matrix?.among !== undefined && (field === matrix.across || (matrix.down ?? []).includes(field));

/**
 * A column that the condition of its field hides in every row takes no room, and stands there where one row shows it.
 * Of rows that nobody has typed yet the screen says.
 */
function isShownInRows(file: FieldFile, around: LogicScope, rows: unknown): boolean | 'maybe' {
  const condition = file['x-visible'];
  if (condition === undefined) return true;
  if (!Array.isArray(rows) || rows.length === 0) return 'maybe';
  const seen = rows.map((row: LogicScope['record']) =>
    isTrue(condition, { ...around, record: row, parent: around.record }),
  );
  if (seen.includes(true)) return true;
  return seen.includes('maybe') && 'maybe';
}
