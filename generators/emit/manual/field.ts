import type { ModelField, ModelInput, ModelPath } from '../../model/types.ts';
import { toActionDialog } from '../../model/buildActions.ts';
import { sentences, word, words } from './said.ts';
import type { Said, SaidFact, SaidInline } from './said.ts';
import { codeWord, entityName, findField, rights, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** Codes of an enum that are named one by one. */
const MOST_WORDS = 14;

/** What somebody types or chooses in a field, and within which limits. */
export function sayField(site: ManualSite, field: ModelField): SaidInline[] {
  const isGiven = field.compute !== undefined || field.readOnly === true;
  return sentences(
    sayKind(site, field),
    field.number && word('running', { value: lettersOf(field.number) }),
    field.compute && word('computed'),
    !field.compute && field.readOnly && word('read_only'),
    ...(isGiven ? [] : sayLimits(field)),
    !isGiven && sayDefault(site, field),
    !isGiven && field.visible && word('shown_if'),
    !isGiven && field.readOnlyIf && word('closed_if'),
    !isGiven && sayRights('written_by', field.write),
    sayRights('unmasked_by', field.mask?.for),
    field.writeOnly || field.secret ? word('never_shown') : undefined,
  );
}

const lettersOf = ({ prefix, prefixes }: NonNullable<ModelField['number']>): string =>
  [...new Set([prefix, ...Object.values(prefixes?.of ?? {})])].join(', ');

function sayRights(key: string, codes: ModelField['read']): Said | undefined {
  const said = rights(codes);
  return said && word(key, { value: said });
}

/** "Money", "One of: Open, Held", with the unit. */
export function sayKind(site: ManualSite, field: ModelField): Said {
  const of = field.rows?.entity ?? field.links?.entity ?? field.reference?.entity;
  const value =
    field.enum === undefined ? (of === undefined ? '' : entityName(of)) : sayCodes(site, field.enum);
  const kind = word(`type.${field.type}`, { value });
  return field.unit === undefined ? kind : word('with_unit', { value: kind, unit: field.unit });
}

function sayCodes(site: ManualSite, name: string): Said {
  const values = (site.names.enum(name)?.values ?? []).filter(({ deprecated }) => deprecated !== true);
  const some = values.slice(0, MOST_WORDS).map(({ value }) => codeWord(site, name, value));
  return words(values.length > some.length || some.length === 0 ? [...some, '…'] : some);
}

function sayLimits(field: ModelField): (Said | undefined)[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, rows, file } = field;
  const least = rows?.min ?? minItems;
  const most = rows?.max ?? maxItems;
  return [
    sayBetween('characters', minLength, maxLength),
    sayBetween('value', minimum, maximum),
    sayBetween('items', least === 0 ? undefined : least, most),
    file?.types && word('file_types', { value: words(file.types.map((each) => `.${each}`)) }),
    file?.maxBytes === undefined
      ? undefined
      : word('file_size', { value: String(Math.round(file.maxBytes / 1048576)) }),
  ];
}

function sayBetween(of: string, from: number | undefined, to: number | undefined): Said | undefined {
  if (from !== undefined && to !== undefined)
    return word(`${of}_between`, { from: { n: from }, to: { n: to } });
  if (to !== undefined) return word(`${of}_most`, { to: { n: to } });
  return from === undefined ? undefined : word(`${of}_least`, { from: { n: from } });
}

function sayDefault(site: ManualSite, field: ModelField): Said | undefined {
  const { default: value, defaultDay } = field;
  if (defaultDay === 0) return word('default', { value: text('manual.today') });
  if (value === undefined || value === null || value === '' || value === false) return undefined;
  const said =
    value === true
      ? text('kit.yes')
      : field.enum === undefined
        ? String(value)
        : codeWord(site, field.enum, value);
  return word('default', { value: said });
}

/** What a column shows of a field. */
export function sayShown(site: ManualSite, field: ModelField): SaidInline[] {
  const of = field.links?.entity ?? field.reference?.entity;
  return sentences(
    of === undefined ? sayKind(site, field) : word('shown_record', { value: entityName(of) }),
    field.compute && word('computed'),
    sayRights('unmasked_by', field.mask?.for),
  );
}

/** Marks beside the name of a field that is filled in. */
export function fieldMarks(field: ModelField | undefined): Said[] {
  const closed = readMarks(field);
  if (field === undefined || field.readOnly || field.compute) return closed;
  if (field.required || (field.rows?.min ?? field.minItems ?? 0) > 0) return [word('required'), ...closed];
  return field.requiredIf ? [word('sometimes_required'), ...closed] : closed;
}

/** Not everybody sees it: who does, stands among the rights. */
export const readMarks = (field: ModelField | undefined): Said[] =>
  (field?.read ?? []).length > 0 ? [word('by_right')] : [];

/** The field behind a column, filter or group. */
export const leafOf = (site: ManualSite, path: ModelPath): ModelField | undefined =>
  findField(site, path.leafEntity, path.leaf);

/** Inputs of a part of a form; those of child rows follow their field. */
export function inputFacts(
  site: ManualSite,
  inputs: readonly ModelInput[],
  data: readonly ModelField[] = [],
): SaidFact[] {
  return inputs.flatMap((input) => {
    const field =
      input.entity === undefined
        ? data.find(({ name }) => name === input.field)
        : findField(site, input.entity, input.field);
    const own: SaidFact = {
      name: text(input.label),
      marks: input.readOnly ? readMarks(field) : fieldMarks(field),
      inlines: sentences(
        input.help !== undefined && text(input.help),
        input.readOnly && !field?.readOnly && !field?.compute && word('read_only'),
        field && sayField(site, field),
      ),
    };
    const rows = inputFacts(site, input.rows ?? []);
    return [
      own,
      ...rows.map((row) => ({
        ...row,
        name: word('row_field', { label: text(input.label), field: row.name }),
      })),
    ];
  });
}

/** Fields that a dialog asks for: "Reason, Note". */
export function askedFields({ model }: ManualSite, screen: string | undefined): Said | undefined {
  if (screen === undefined) return undefined;
  const dialogs = [...model.forms, ...model.actions.flatMap((action) => toActionDialog(action) ?? [])];
  const form = dialogs.find((one) => one.screen === screen);
  const labels = form?.sections.flatMap(({ inputs }) => inputs.map(({ label }) => text(label))) ?? [];
  return labels.length === 0 ? undefined : word('asks', { value: words(labels) });
}
