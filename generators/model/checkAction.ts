import type { Outside } from '#contract/action.ts';
import { checkBeginning } from './beginning.ts';
import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { writtenOf } from './buildFieldFacts.ts';
import type { Source } from './buildSources.ts';

/** What only an action over records can say. */
const OF_RECORDS = [
  'guard',
  'guardMessage',
  'confirm',
  'success',
  'begins',
  'preview',
  'bulk',
  'most',
  'print',
  'tone',
] as const;

/** Whether an action says exactly what it is done to, and how it is called. */
export function checkAction(context: Context, source: Source<'action'>): void {
  const { url, entity, result, audience } = source.value;
  const say = (keyword: string, text: string, hint: string): void =>
    context.report.at({ ...at(source, keyword), on: 'key' }, 'GEN217', text, hint);
  if (audience === 'public' || audience === 'api') checkOutside(context, source, audience);
  if (source.value.outside === true) checkAsking(context, source);
  if (entity === undefined) {
    if (url === undefined)
      context.report.at(
        at(source),
        'GEN217',
        'is called nowhere.',
        'Give it "url", or "entity" where it is done to records.',
      );
    for (const keyword of OF_RECORDS)
      if (source.value[keyword] !== undefined)
        say(keyword, 'is asked of an action over records.', 'Say which ones by "entity", or take it out.');
    return;
  }
  if (url !== undefined)
    say('url', 'is the address of an action over records, which has that of a transition.', 'Take it out.');
  if (result !== undefined)
    say('result', 'is answered by an action over records, whose answer is the record.', 'Take it out.');
  checkOwner(context, source, entity);
  checkDialog(context, source);
  const { begins, permissions, input: { properties = {} } = {} } = source.value;
  const owner = context.entities.get(entity);
  const place = at(source, 'begins');
  if (owner !== undefined)
    checkBeginning(
      { context, module: source.module, place },
      { begins, entity: owner, permissions, fields: properties },
    );
  checkForesight(context, source);
}

/** The action that says what will become of a selection. */
const findForesight = (context: Context, { value, module }: Source<'action'>) =>
  context.actions.find((other) => other.module === module && other.stem === value.preview);

/** How it is asked: with what both actions take, once all is filled that it must have. */
export function buildForesight(context: Context, source: Source<'action'>) {
  const { url, input } = findForesight(context, source)?.value ?? {};
  if (url === undefined || input === undefined) return undefined;
  const isAsked = (name: string): boolean => name !== IDS;
  return {
    url,
    on: Object.keys(input.properties).filter(isAsked),
    needs: (input.required ?? []).filter(isAsked),
  };
}

/** Records of the selection, among what is asked. */
const IDS = 'ids';

/** It is asked by ids and what is typed, by whoever may open the dialog, which is one over a selection. */
function checkForesight(context: Context, source: Source<'action'>): void {
  const { preview, bulk, input, permissions } = source.value;
  if (preview === undefined) return;
  const say = (text: string, hint: string): void =>
    context.report.at(at(source, 'preview'), 'GEN217', text, hint);
  const call = findForesight(context, source)?.value;
  if (call?.url === undefined)
    return say(
      `"${preview}" is no call of this module.`,
      `Write schemas/${source.module}/${preview}.action.json with a "url".`,
    );
  if (bulk !== true) say(`"${preview}" is asked of a selection.`, 'Write "bulk": true, or take it out.');
  if (JSON.stringify(call.permissions) !== JSON.stringify(permissions))
    say(`"${preview}" is not for the same people.`, 'Write the same "permissions".');
  const asked = Object.keys(call.input?.properties ?? {});
  if (!asked.includes(IDS)) say(`"${preview}" is asked by the ids of records.`, `Its "input" has "${IDS}".`);
  for (const name of asked.filter((one) => one !== IDS))
    if (input?.properties[name] === undefined)
      say(`"${preview}" takes "${name}", which nobody fills in.`, 'Its "input" has fields of this one.');
}

/** Who calls each kind, as problems name them. */
const CALLERS: Readonly<Record<Outside, string>> = { public: 'visitors', api: 'other systems' };

/** Who calls from outside has no rights and no records; how often is said, because nobody else holds him back. */
function checkOutside(context: Context, source: Source<'action'>, audience: Outside): void {
  const { entity, permissions, limit } = source.value;
  const callers = CALLERS[audience];
  const say = (keyword: string, text: string, hint: string): void =>
    context.report.at(at(source, keyword), 'GEN217', text, hint);
  if (entity !== undefined)
    say('entity', `is done by ${callers}, who have no records.`, 'Give it "url" instead.');
  if (permissions === null || permissions.length > 0)
    say('permissions', `are asked of ${callers}, who have none.`, 'Write [].');
  if (limit === undefined)
    say(
      'audience',
      audience === 'api'
        ? 'lets other systems call it, as often as they like.'
        : 'lets anybody call it, as often as he likes.',
      'Add "limit": {"times": …, "seconds": …}.',
    );
  if (audience === 'api' && !context.entities.has('api_key'))
    say('audience', 'knows other systems by the entity "api_key", which is not there.', 'Add it.');
}

/** Who asks other systems holds no transaction open, so there is none that a record or an answer could belong to. */
function checkAsking(context: Context, source: Source<'action'>): void {
  const say = (keyword: string, text: string, hint: string): void =>
    context.report.at({ ...at(source, keyword), on: 'key' }, 'GEN217', text, hint);
  const { entity, audience, idempotent } = source.value;
  if (entity !== undefined)
    say(
      'entity',
      'is asked of an action that is done in a transaction.',
      'Give it "url", or take "outside" out.',
    );
  if (audience === 'public' || audience === 'api')
    say('audience', 'lets callers without a session ask other systems.', 'Take one of both out.');
  if (idempotent === true)
    say('idempotent', 'keeps answers in a transaction, and this action has none.', 'Take one of both out.');
}

/** It stands where its records do, so that their lists can show it, and they have ids. */
function checkOwner(context: Context, source: Source<'action'>, name: string): void {
  const owner = context.entities.get(name);
  if (owner === undefined) return;
  const place = at(source, 'entity');
  if (writtenOf(owner.value) === 'view')
    context.report.at(place, 'GEN219', `"${name}" is a view: nothing is done to its rows.`);
  else if (owner.module !== source.module)
    context.report.at(
      place,
      'GEN217',
      `"${name}" is of the module ${owner.module}, and so are actions over it.`,
      `Move the file to schemas/${owner.module}.`,
    );
}

/** A name that a dialog form or another action's dialog has already. */
function checkDialog(context: Context, source: Source<'action'>): void {
  if (source.value.input === undefined) return;
  const others = [
    ...context.forms.filter(({ value }) => value.mode === 'dialog'),
    ...context.actions.filter(({ value }) => value.entity !== undefined && value.input !== undefined),
  ];
  const first = others.find(({ stem }) => stem === source.stem);
  if (first !== undefined && first.file !== source.file)
    context.report.at(
      under(at(source), 'input'),
      'GEN301',
      `the dialog "${source.stem}" is there already: ${first.file}.`,
    );
}
