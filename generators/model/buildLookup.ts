import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findInputField, isOwnData } from './buildInputField.ts';
import type { InputsOwner } from './buildInputField.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { ActionSchemaFile } from './actionFiles.ts';
import { drawnIn, findAction } from './buildQuote.ts';
import type { FindCallFile, InputFile, LookupFile } from './schemas.ts';
import type { ModelLookup } from './types.ts';

/** Spec 7: the buyer lookup waits 500 ms. */
const DEBOUNCE_MS = 500;

/** An input asks whom it names itself, else whom the field of the entity names. */
export function buildInputLookup(
  context: Context,
  { field, lookup, readOnly }: InputFile,
  owner: InputsOwner,
  place: Place,
): ModelLookup | undefined {
  if (lookup?.on !== undefined)
    context.report.at(under(place, 'on'), 'GEN217', 'belongs to "x-lookup" of a field.', 'Take it out.');
  if (lookup !== undefined) return buildLookup(context, lookup, owner, place);
  const { entity, source } = owner;
  const own = entity?.value.properties[field];
  const ofEntity = own?.['x-lookup'];
  const isTyped = readOnly !== true && own?.readOnly !== true && !isOwnData(owner, field);
  if (entity === null || ofEntity === undefined || !isTyped) return undefined;
  if (entity.value.title !== source.value.entity) return undefined;
  if (ofEntity.on === 'create' && source.value.mode !== 'create') return undefined;
  const drawn = drawnIn(owner);
  const built = buildLookup(context, ofEntity, owner, at(entity, 'properties', field, 'x-lookup'));
  return {
    ...built,
    fill: Object.fromEntries(Object.entries(built.fill).filter(([name]) => drawn.has(name))),
  };
}

/** Where an input asks for suggestions, and what it takes of the chosen one. */
function buildLookup(context: Context, lookup: LookupFile, owner: InputsOwner, place: Place): ModelLookup {
  const action = context.actions.find(({ value }) => value.url === lookup.url);
  if (action !== undefined) return askAction(context, { lookup, action: action.value }, owner, place);
  const call = findCall(context, lookup.url, under(place, 'url'));
  const members = call && ['id', ...Object.keys(call.fields)];
  const check = (member: string, at: Place): void => {
    if (members !== undefined && !members.includes(member))
      context.report.at(
        at,
        'GEN203',
        `"${member}" is not answered by ${lookup.url}.`,
        hintOf(member, members),
      );
  };
  check(lookup.value, under(place, 'value'));
  for (const [index, member] of (lookup.show ?? []).entries()) check(member, under(place, 'show', index));
  const fill = buildFill(context, lookup, owner, place);
  if (!isNames(lookup.fill))
    for (const [field, member] of Object.entries(fill)) check(member, under(place, 'fill', field));
  else for (const [index, member] of lookup.fill.entries()) check(member, under(place, 'fill', index));
  const { url, body, value, show = [], debounceMs = DEBOUNCE_MS } = lookup;
  const asked = call?.by === undefined ? undefined : (call.param ?? call.by);
  const param = asked !== undefined && asked in (body ?? {}) ? undefined : asked;
  return { url, value, show, debounceMs, fill, ...given({ body, param }) };
}

/** What is typed is read by code of a module: it takes the text as the one input that it must have, and answers rows. */
function askAction(
  context: Context,
  { lookup, action }: { lookup: LookupFile; action: ActionSchemaFile },
  owner: InputsOwner,
  place: Place,
): ModelLookup {
  const { url, body, value, show = [], debounceMs = DEBOUNCE_MS } = lookup;
  const here = under(place, 'url');
  findAction(context, { url, answer: 'rows' }, here);
  const [param, ...more] = action.input?.required ?? [];
  if (param === undefined || more.length > 0)
    context.report.at(here, 'GEN217', `"${url}" must need one input, which is what was typed.`);
  const fill = buildFill(context, lookup, owner, place);
  return { url, value, show, debounceMs, fill, quiet: true, ...given({ body, param }) };
}

/** Fields of the form to members of a row; a list names those that are called the same. */
function buildFill(
  context: Context,
  { fill = {} }: LookupFile,
  owner: InputsOwner,
  place: Place,
): Readonly<Record<string, string>> {
  if (isNames(fill)) {
    for (const [index, field] of fill.entries())
      findInputField(context, field, owner, under(place, 'fill', index));
    return Object.fromEntries(fill.map((name) => [name, name]));
  }
  for (const field of Object.keys(fill))
    findInputField(context, field, owner, { ...under(place, 'fill', field), on: 'key' });
  return fill;
}

const isNames = (fill: LookupFile['fill']): fill is readonly string[] => Array.isArray(fill);

function findCall(context: Context, url: string, place: Place): FindCallFile | undefined {
  const calls = [...context.entities.values()].flatMap(({ value }) => value['x-calls'] ?? []);
  const found = calls.find((call) => call.url === url);
  if (found === undefined && context.broken.size === 0) {
    const urls = calls.map((call) => call.url);
    context.report.at(place, 'GEN206', `"${url}" is no address of "x-calls".`, hintOf(url, urls));
  }
  return found;
}
