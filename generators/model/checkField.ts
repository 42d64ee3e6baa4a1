import { findEnum, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { KEYWORDS_OF_TYPES, NEEDED_BY_TYPE, RESERVED, factsOf, toType } from './buildFieldFacts.ts';
import { findSlowness } from '../pattern/findSlowness.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { FieldFile } from './schemas.ts';

/** Whether name, type and keywords of a field fit together. */
export function checkField(context: Context, name: string, field: FieldFile, place: Place): void {
  if (RESERVED.includes(name) || name.endsWith('__key')) {
    const text = 'is a name that every record has already.';
    context.report.at(
      { ...place, on: 'key' },
      'GEN302',
      text,
      'Use it without declaring it, or take another name.',
    );
  }
  checkType(context, field, place);
  checkKeywords(context, field, place);
  checkLimits(context, field, place);
  checkPattern(context, field, place);
}

function checkType(context: Context, field: FieldFile, place: Place): void {
  const type = toType(field);
  const { json } = factsOf(field);
  if (field.type !== undefined && !json.includes(field.type)) {
    const text = `is "${field.type}", but ${type} is ${json.join(' or ')}.`;
    context.report.at(under(place, 'type'), 'GEN211', text);
  }
  const model = field['x-enum'] === undefined ? undefined : context.enums.get(field['x-enum']);
  if (type === 'enum' && model !== undefined && field.type !== undefined && field.type !== model.value.type) {
    const text = `is "${field.type}", but the codes of ${model.value.name} are ${model.value.type}.`;
    context.report.at(under(place, 'type'), 'GEN211', text);
  }
}

const LIMITED = Object.entries(KEYWORDS_OF_TYPES);

function checkKeywords(context: Context, field: FieldFile, place: Place): void {
  const type = toType(field);
  const needed = NEEDED_BY_TYPE[type];
  if (needed !== undefined && field[needed] === undefined) {
    context.report.at(place, 'GEN211', `is ${type}, so it needs "${needed}".`);
  }
  for (const [keyword, types] of LIMITED) {
    if (field[keyword as keyof FieldFile] === undefined || types.includes(type)) continue;
    const text = `belongs to ${types.join(', ')}, not to ${type}.`;
    context.report.at({ ...under(place, keyword), on: 'key' }, 'GEN211', text);
  }
  if (field['x-file']?.types !== undefined && type !== 'file') {
    const text = `belongs to file, not to ${type}.`;
    context.report.at({ ...under(place, 'x-file', 'types'), on: 'key' }, 'GEN211', text);
  }
  if (field['x-file']?.batch !== undefined && type !== 'images') {
    const text = `belongs to images, not to ${type}.`;
    context.report.at({ ...under(place, 'x-file', 'batch'), on: 'key' }, 'GEN211', text);
  }
  checkItems(context, field, place);
  if (field['x-onHide'] !== undefined && field['x-visible'] === undefined) {
    context.report.at(
      under(place, 'x-onHide'),
      'GEN211',
      'says what happens when it is hidden, but nothing hides it.',
    );
  }
}

/** `items.$ref` says once more which entity child rows are of, for tools that know JSON Schema only. */
function checkItems(context: Context, field: FieldFile, place: Place): void {
  const ref = field.items?.$ref;
  if (ref === undefined) return;
  const rows = context.entities.get(field['x-rows']?.entity ?? '');
  const expected = rows && rows.file.split('/').at(-1);
  if (ref === expected || (rows === undefined && field['x-rows'] !== undefined)) return;
  const here = under(place, 'items', '$ref');
  if (expected === undefined)
    context.report.at(here, 'GEN211', `belongs to rows, not to ${toType(field)}.`, 'Take it out.');
  else
    context.report.at(
      here,
      'GEN201',
      `"${ref}" is not the file of ${rows?.value.title}.`,
      `Write "${expected}".`,
    );
}

const LENGTHS = ['minLength', 'maxLength', 'pattern'] as const;
const BOUNDS = ['minimum', 'maximum', 'multipleOf'] as const;

function checkLimits(context: Context, field: FieldFile, place: Place): void {
  const isText = factsOf(field).json.includes('string') && toType(field) !== 'enum';
  const isNumber = ['integer', 'decimal'].includes(factsOf(field).logic) && toType(field) !== 'reference';
  for (const [keywords, fits, what] of [
    [LENGTHS, isText, 'texts'],
    [BOUNDS, isNumber, 'numbers'],
  ] as const) {
    const wrong = fits ? [] : keywords.filter((keyword) => field[keyword] !== undefined);
    for (const keyword of wrong) {
      const text = `limits ${what}, but this is ${toType(field)}.`;
      context.report.at({ ...under(place, keyword), on: 'key' }, 'GEN211', text);
    }
  }
  for (const [least, most] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ] as const) {
    const [low, high] = [field[least], field[most]];
    if (low === undefined || high === undefined || low <= high) continue;
    context.report.at(under(place, least), 'GEN211', `is ${low}, more than "${most}" ${high}.`);
  }
}

/** Texts come from outside: one that makes the pattern go back over it again and again would hold up everybody. */
function checkPattern(context: Context, field: FieldFile, place: Place): void {
  const slowness = field.pattern === undefined ? undefined : findSlowness(field.pattern, 'u');
  if (slowness === undefined) return;
  const { reason, repeated } = slowness;
  const example = repeated === undefined ? '' : `, as with ${JSON.stringify(repeated.repeat(3))} and so on`;
  context.report.at(
    under(place, 'pattern'),
    'GEN220',
    `${JSON.stringify(field.pattern)} takes ever longer for longer texts: ${reason}${example}.`,
    'Anchor it with ^, and let no repeat stand beside or within another that reads the same characters.',
  );
}

/** Whether one value fits a field: a code of its enum, or of its JSON type. False after a report. */
export function checkScalar(context: Context, field: FieldFile, value: unknown, place: Place): boolean {
  const enumName = field['x-enum'];
  if (enumName === undefined) return checkJson(context, field, value, place);
  if (enumName !== 'permission') return checkEnumValue(context, enumName, value, place);
  if (context.permissions.has(String(value))) return true;
  const hint = hintOf(String(value), context.permissions);
  context.report.at(place, 'GEN606', `"${String(value)}" is no permission of any module.json.`, hint);
  return false;
}

function checkEnumValue(context: Context, enumName: string, value: unknown, place: Place): boolean {
  const model = context.enums.has(enumName) ? findEnum(context, enumName, place) : null;
  if (model === null || model.value.values.some((one) => one.value === value)) return true;
  const byKey = model.value.values.find(({ key }) => key === value);
  const codes = model.value.values.map((one) => String(one.value));
  const hint =
    byKey === undefined ? hintOf(String(value), codes) : `Write its code ${JSON.stringify(byKey.value)}.`;
  context.report.at(place, 'GEN209', `${JSON.stringify(value)} is no code of ${enumName}.`, hint);
  return false;
}

const NUMBERS = ['integer', 'number'];

function checkJson(context: Context, field: FieldFile, value: unknown, place: Place): boolean {
  const type = toType(field);
  const expected = field.type ?? factsOf(field).json[0] ?? 'string';
  const actual = Array.isArray(value) ? 'array' : typeof value;
  const fits = NUMBERS.includes(expected)
    ? actual === 'number' && (expected === 'number' || Number.isSafeInteger(value))
    : expected === 'array' || actual === expected;
  if (!fits)
    context.report.at(place, 'GEN209', `${JSON.stringify(value)} does not fit a field of type ${type}.`);
  return fits;
}
