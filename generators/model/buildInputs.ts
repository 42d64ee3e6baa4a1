import { buildScan } from './buildScan.ts';
import { buildBeside } from './buildBeside.ts';
import { toModuleOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType, WIDGETS } from './buildFieldFacts.ts';
import { toFieldLabel } from './buildLabel.ts';
import { flags, given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { buildRowModes } from './buildRowModes.ts';
import { scopeOf } from './checkFixedValue.ts';
import { findInputField, isOwnData } from './buildInputField.ts';
import type { InputsOwner } from './buildInputField.ts';
import { toScreen } from './buildLists.ts';
import { buildInputLookup } from './buildLookup.ts';
import { checkAsked, findAction } from './buildQuote.ts';
import { findDialog } from './buildWorkflows.ts';
import { buildComponent, isSlotName } from './buildSlots.ts';
import { findRoute } from './buildRoutes.ts';
import type { Source } from './buildSources.ts';
import type { FieldFile, InputFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ModelInput } from './types.ts';

/** A place among the inputs of a form. */
interface InputsSite {
  readonly context: Context;
  readonly owner: InputsOwner;
  readonly place: Place;
}

/** Inputs of a section, or of a child row, in the author's order. */
export function buildInputs(site: InputsSite, inputs: readonly (string | InputFile)[]): ModelInput[] {
  return inputs.flatMap((written, index) => {
    const isName = typeof written === 'string';
    const input = isName ? { field: written } : written;
    const here = inside(site, index);
    return buildInput(here, input, isName ? here.place : under(here.place, 'field')) ?? [];
  });
}

function buildInput(site: InputsSite, input: InputFile, namePlace: Place): ModelInput | null {
  const { context, owner, place } = site;
  const field = findInputField(context, input.field, owner, namePlace);
  if (field === null) return null;
  const { widget } = input;
  const { module } = owner.source;
  const rows = buildRowInputs(site, input, field);
  const isSlot = widget !== undefined && isSlotName(widget);
  if (widget !== undefined && !isSlot) checkWidget(context, widget, field, under(place, 'widget'));
  const text = (kind: 'help' | 'placeholder'): string | undefined =>
    input[kind] === true
      ? context.texts.need(`screen.${owner.screen}.${kind}.${input.field}`, under(place, kind))
      : undefined;
  return {
    field: input.field,
    label: toLabel(context, input, owner, namePlace),
    ...given({
      entity: isOwnData(owner, input.field) ? undefined : owner.entity?.value.title,
      span: input.span,
      widget: isSlot ? undefined : widget,
      slot: isSlot
        ? buildComponent(context, { kind: 'input', name: widget, module }, under(place, 'widget'))
        : undefined,
      help: text('help'),
      links: buildInputLinks(context, input.links, under(place, 'links')),
      placeholder: text('placeholder'),
      rows,
      modes: isOwnData(owner, input.field) ? undefined : buildRowModes(context, owner.entity, input.field),
      matrix: buildMatrix(inside(site, 'matrix'), input, { field, rows }),
      add: buildAdd(inside(site, 'add'), input, rows),
      scan: buildScan(context, input, { field, rows, place: under(place, 'scan') }),
      follows: buildFollowed(inside(site, 'follows'), input, field),
      mine: buildMine(inside(site, 'mine'), input, field),
      beside: buildRowsBeside(inside(site, 'beside'), input, { field, rows }),
      lookup: buildInputLookup(context, input, owner, under(place, 'lookup')),
    }),
    ...flags({ readOnly: input.readOnly }),
  };
}

function checkWidget(context: Context, widget: string, field: FieldFile, place: Place): void {
  const types = WIDGETS[widget];
  if (types?.includes(toType(field)) === true) return;
  if (types === undefined)
    context.report.at(
      place,
      'GEN213',
      `"${widget}" is no widget of the kit.`,
      hintOf(widget, Object.keys(WIDGETS)) ?? 'A component of the module starts with a capital letter.',
    );
  else
    context.report.at(
      place,
      'GEN213',
      `"${widget}" draws ${types.join(', ')}, but this is ${toType(field)}.`,
    );
}

function buildInputLinks(context: Context, links: InputFile['links'], place: Place): ModelInput['links'] {
  return links?.map((route, index) => {
    findRoute(context, route, under(place, index));
    return { route, label: context.texts.need(`screen.${toScreen(route)}.title`, under(place, index)) };
  });
}

function toLabel(context: Context, input: InputFile, owner: InputsOwner, place: Place): string {
  if (input.label !== undefined) return context.texts.need(input.label, place);
  if (isOwnData(owner, input.field) || owner.entity === null) {
    return context.texts.need(`${owner.source.stem}.${input.field}`, place);
  }
  const key = toFieldLabel(context, owner.entity.value.title, input.field);
  return context.texts.need(key, place, toModuleOf(key, owner.entity));
}

function buildRowInputs(
  site: InputsSite,
  input: InputFile,
  field: FieldFile,
): readonly ModelInput[] | undefined {
  const { context, owner, place } = site;
  const rows = field['x-rows'];
  if (rows === undefined) {
    if (input.rows !== undefined) {
      const text = `belongs to child rows, but "${input.field}" is ${toType(field)}.`;
      context.report.at({ ...under(place, 'rows'), on: 'key' }, 'GEN211', text);
    }
    return undefined;
  }
  const child = context.entities.get(rows.entity);
  if (child === undefined) return [];
  const inputs = input.rows ?? typedFields(child, rows.foreignKey);
  const rowsOwner = { ...owner, data: undefined, entity: child };
  return buildInputs({ context, owner: rowsOwner, place: under(place, 'rows') }, inputs);
}

/** The dialog's action answers rows. */
function buildAdd(
  { context, place }: InputsSite,
  { field: name, add }: InputFile,
  rows: readonly ModelInput[] | undefined,
): ModelInput['add'] {
  if (add === undefined) return undefined;
  if (rows === undefined)
    context.report.at(place, 'GEN211', `belongs to child rows, and "${name}" has none.`);
  const dialog = findDialog(context, add, place);
  if (dialog === null) return undefined;
  const url = dialog.value.submit?.url;
  if (url === undefined)
    context.report.at(place, 'GEN217', `"${add}" calls no action.`, 'Give it "submit": { "url": … }.');
  else findAction(context, { url, answer: 'rows' }, place);
  return { form: add, label: context.texts.need(`screen.${add}.title`, place, dialog.module) };
}

/** What stands in an input until another is typed is of its type, and worked out by the server as well. */
function buildFollowed({ context, owner, place }: InputsSite, input: InputFile, field: FieldFile) {
  const { follows } = input;
  if (follows === undefined) return undefined;
  const followed = findInputField(context, follows, owner, place);
  if (followed !== null && (toType(followed) !== toType(field) || followed['x-compute'] === undefined))
    context.report.at(place, 'GEN211', `"${follows}" is no computed ${toType(field)}.`);
  return follows;
}

/** What a session works for are warehouses and shops. */
function buildMine({ context, place }: InputsSite, { mine }: InputFile, field: FieldFile) {
  if (mine === undefined) return undefined;
  const scope = scopeOf(field);
  if (scope === undefined)
    context.report.at({ ...place, on: 'key' }, 'GEN211', `belongs to warehouses and shops.`);
  return mine === 'pos' && scope === 'warehouse' ? 'shop' : scope;
}

/** Child rows alone refer to records. */
function buildRowsBeside(
  { context, owner, place }: InputsSite,
  { field: name, beside }: InputFile,
  { field, rows }: { field: FieldFile; rows: readonly ModelInput[] | undefined },
): ModelInput['beside'] {
  if (beside === undefined) return undefined;
  const fields = context.entities.get(field['x-rows']?.entity ?? '')?.value.properties;
  if (fields !== undefined && rows !== undefined)
    return buildBeside(context, owner, { beside, rows: { inputs: rows, fields } }, place);
  const text = `belongs to child rows, but "${name}" is ${toType(field)}.`;
  context.report.at({ ...place, on: 'key' }, 'GEN211', text);
  return undefined;
}

/** Both fields are inputs of the row; columns are named by texts, and a cell is one value. */
function buildMatrix(
  { context, owner, place }: InputsSite,
  { field: name, matrix }: InputFile,
  { field, rows }: { field: FieldFile; rows: readonly ModelInput[] | undefined },
): ModelInput['matrix'] {
  if (matrix === undefined) return undefined;
  const child = context.entities.get(field['x-rows']?.entity ?? '')?.value.properties;
  if (child === undefined || rows === undefined) {
    const text = `belongs to child rows, but "${name}" is ${toType(field)}.`;
    context.report.at({ ...place, on: 'key' }, 'GEN211', text);
    return undefined;
  }
  const names = rows.map((input) => input.field);
  for (const part of ['across', 'cell'] as const) {
    const here = under(place, part);
    const found = child[matrix[part]];
    const type = found && toType(found);
    if (type === undefined || !names.includes(matrix[part]))
      context.report.at(
        here,
        'GEN203',
        `"${matrix[part]}" is no input of a row.`,
        hintOf(matrix[part], names),
      );
    else if (part === 'across' ? !['text', 'code'].includes(type) : UNFIT.includes(type))
      context.report.at(here, 'GEN211', `"${matrix[part]}" is ${type}.`, HINTS[part]);
  }
  if (matrix.totals !== undefined) {
    const { cell, totals } = matrix;
    const here = under(place, 'totals');
    if (!names.includes(totals))
      context.report.at(here, 'GEN203', `"${totals}" is no input of a row.`, hintOf(totals, names));
    const type = child[cell] && toType(child[cell]);
    if (type !== undefined && !ADDED.includes(type))
      context.report.at(here, 'GEN211', `adds up "${cell}", which is ${type}.`);
  }
  const { offers, among, down = [], ...shown } = matrix;
  for (const [index, input] of down.entries())
    if (!names.includes(input))
      context.report.at(
        under(under(place, 'down'), index),
        'GEN203',
        `"${input}" is no input of a row.`,
        hintOf(input, names),
      );
  const isKnown =
    among !== undefined && names.includes(among.by) && child[among.by]?.['x-reference'] !== undefined;
  if (among !== undefined && !isKnown)
    context.report.at(
      under(under(place, 'among'), 'by'),
      'GEN211',
      `"${among.by}" is no reference of a row.`,
    );
  const ask = <Part extends { url: string; on: readonly string[] }>(
    part: Part,
    answer: string,
    key: string,
  ) => ({
    ...part,
    needs: checkAsked(context, owner, { ...part, answer }, under(place, key)),
  });
  return {
    ...shown,
    ...given({
      down: matrix.down,
      offers: offers && ask(offers, 'columns', 'offers'),
      among: isKnown ? ask(among, 'rows', 'among') : undefined,
    }),
  };
}

/** What a total of cells makes sense of. */
const ADDED: readonly string[] = ['integer', 'decimal', 'money', 'weight', 'duration'];

/** What fills more than a cell, or is chosen from somewhere else. */
const UNFIT: readonly string[] = ['reference', 'links', 'rows', 'image', 'images', 'file', 'long_text'];
const HINTS = { across: 'Columns are named by a text or code.', cell: 'Take a field of one short value.' };

/** Fields of a child row that can be typed. */
function typedFields({ value }: Source<'entity'>, foreignKey: string): string[] {
  const isTyped = (name: string, field: FieldFile): boolean =>
    name !== foreignKey && field.readOnly !== true && field['x-compute'] === undefined;
  return Object.entries(value.properties).flatMap(([name, field]) => (isTyped(name, field) ? [name] : []));
}
