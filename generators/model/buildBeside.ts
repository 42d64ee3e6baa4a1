import type { BesideModel } from '#contract/quote.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { InputsOwner } from './buildInputField.ts';
import { checkDrawn, checkSent, drawnIn, findAction } from './buildQuote.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { FieldsFile } from './entityFiles.ts';
import type { BesideFile, FieldFile } from './schemas.ts';
import type { ModelInput } from './types.ts';

/** Child rows, by whose references is asked. */
interface Rows {
  readonly inputs: readonly ModelInput[];
  readonly fields: FieldsFile;
}

/** What an action takes by itself: the records. */
const IDS = 'ids';

/** Whom a form asks for figures of what its child rows refer to. */
export function buildBeside(
  context: Context,
  owner: InputsOwner,
  { beside, rows }: { beside: BesideFile; rows: Rows },
  place: Place,
): BesideModel {
  const { url, of, show, most, fill } = beside;
  const names = rows.inputs.map((input) => input.field);
  checkInput(context, { name: of, names, isFit: isReference(rows.fields[of]) }, under(place, 'of'));
  if (most !== undefined)
    checkInput(context, { name: most, names, isFit: isWhole(rows.fields[most]) }, under(place, 'most'));
  for (const name of Object.keys(fill ?? {}))
    checkFilled(context, name, rows, under(under(place, 'fill'), name));
  const drawn = drawnIn(owner);
  for (const [taken, name] of Object.entries(beside.with))
    checkDrawn(context, owner, { name, drawn }, under(under(place, 'with'), taken));
  const action = findAction(context, { url, answer: 'rows' }, under(place, 'url'));
  if (action) checkSent(context, action.value, [IDS, ...Object.keys(beside.with)], under(place, 'with'));
  const toLabel = (key: string, index: number): string =>
    context.texts.need(`screen.${owner.screen}.beside.${key}`, under(under(place, 'show'), index));
  const shown = show.map((key, index) => ({ key, label: toLabel(key, index) }));
  return {
    url,
    of,
    with: beside.with,
    show: shown,
    ...(most === undefined ? {} : { most }),
    ...(fill && { fill }),
  };
}

/** What is typed is nobody else's to fill. */
function checkFilled({ report }: Context, name: string, { fields }: Rows, here: Place): void {
  const field = fields[name];
  if (!field) report.at(here, 'GEN203', `"${name}" is no field of a row.`, hintOf(name, Object.keys(fields)));
  else if (field.readOnly !== true)
    report.at(here, 'GEN211', `"${name}" is typed: only what the server sets is filled.`);
}

const isReference = (field: FieldFile | undefined): boolean => field?.['x-reference'] !== undefined;
const isWhole = (field: FieldFile | undefined): boolean => field !== undefined && toType(field) === 'integer';

function checkInput(
  { report }: Context,
  { name, names, isFit }: { name: string; names: readonly string[]; isFit: boolean },
  here: Place,
): void {
  if (!names.includes(name))
    report.at(here, 'GEN203', `"${name}" is no input of a row.`, hintOf(name, names));
  else if (!isFit) report.at(here, 'GEN211', `"${name}" is of another type.`);
}
