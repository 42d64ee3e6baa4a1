import type { Codes } from '#contract/model.ts';
import { at, buildCodes, transitionsOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { actionsOfEntity, isAsked, labelOfAction } from './buildActions.ts';
import { buildCondition } from './buildExpression.ts';
import { factsOf } from './buildFieldFacts.ts';
import { flags, given } from './buildMembers.ts';
import { toSnake } from './buildNames.ts';
import { checkColumn, findBehind, toBehind } from './buildBehind.ts';
import { findPath } from './buildPath.ts';
import { checkPrefill } from './buildPrefill.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { findRoute } from './buildRoutes.ts';
import { findPrint } from './buildPrint.ts';
import { checkAsked } from './checkAsked.ts';
import { kindsOf } from './checkDrill.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { findDialog } from './buildWorkflows.ts';
import type { FieldsFile } from './entityFiles.ts';
import type { ActionFile, TransitionFile } from './schemas.ts';
import type { ModelAction } from './types.ts';

/** What a list's actions share. */
export interface ActionsOwner {
  readonly list: Source<'list'>;
  readonly entity: Source<'entity'>;
  readonly screen: string;
}

/** Buttons of one place of a list, in the author's order. */
export function buildActions(
  context: Context,
  actions: readonly ActionFile[],
  owner: ActionsOwner,
  place: Place,
): ModelAction[] {
  const seen = new Set<string>();
  return actions.map((action, index) => {
    const here = under(place, index);
    if (seen.has(action.key))
      context.report.at(under(here, 'key'), 'GEN306', `"${action.key}" stands here twice.`);
    seen.add(action.key);
    return buildAction(context, action, owner, here);
  });
}

/** Actions over the records of a list that its author has not given a place: they follow his own buttons. */
export function buildOwnActions(
  context: Context,
  given: readonly ActionFile[],
  entity: Source<'entity'>,
  isBulk: boolean,
): ModelAction[] {
  const named = new Set(given.flatMap(({ action, of }) => (of === undefined ? action : [])));
  return actionsOfEntity(context, entity.value.title).flatMap((source) => {
    const key = toSnake(source.stem);
    if (named.has(key) || (isBulk && source.value.bulk !== true)) return [];
    return { key, label: labelOfAction(source), ...toOwnMembers(context, source) };
  });
}

/** What a button takes over from its action. */
function toOwnMembers(context: Context, source: Source<'action'>): Omit<ModelAction, 'key' | 'label'> {
  const { permissions, tone, confirm, print, entity } = source.value;
  const document = findPrint(context, print, entity, at(source, 'print'));
  return {
    action: toSnake(source.stem),
    permissions,
    ...given({ tone, print: document }),
    ...flags({ confirm: isAsked(confirm) }),
  };
}

function buildAction(context: Context, action: ActionFile, owner: ActionsOwner, place: Place): ModelAction {
  checkTarget(context, action, place);
  const behind = findBehind(context, action, owner, place);
  const entity = behind ?? owner.entity;
  const transition = findTransition(context, action.transition, entity, under(place, 'transition'));
  const own = findAction(context, action.action, entity, under(place, 'action'));
  if (place.path.at(-2) === 'bulk') checkSelection(context, action, { transition, own }, place);
  const codes = codesOfTarget(context, action, transition, place);
  const scope = buildRecordScope(context, owner.entity, ['user']);
  const { key, transition: name, form, url, route, hotkey } = action;
  return {
    key,
    label: toLabel(context, action, { ...owner, entity }, place),
    ...(own && toOwnMembers(context, own)),
    ...given({
      transition: name,
      of: behind && toBehind(context, action, owner, behind),
      form,
      url,
      route,
      prefill: checkPrefill(
        context,
        action,
        {
          ...owner,
          dialog: fieldsOfDialog(context, action, own, transition),
          isOfRows: behind === undefined && (own ?? transition) !== null,
        },
        place,
      ),
      filter: buildActionFilter(context, action, owner, place),
      mode: checkMode(context, action, place),
      asked: checkAsked(context, action, owner.list, place),
      statistic: checkStatistic(context, action, place),
      hotkey,
      permissions:
        action.permissions === undefined
          ? (codes ?? own?.value.permissions)
          : buildCodes(context, action.permissions, under(place, 'permissions')),
      print: findPrint(context, action.print, owner.entity.value.title, under(place, 'print')),
      visible: buildCondition({ context, scope, place: under(place, 'visible') }, action.visible),
      tone: action.tone ?? transition?.tone ?? own?.value.tone,
      license: action.license,
    }),
    ...flags({ confirm: action.confirm }),
  };
}

/** What is done to a selection is called for many at once. */
function checkSelection(
  { report }: Context,
  action: ActionFile,
  { transition, own }: { transition: TransitionFile | null; own: Source<'action'> | null },
  place: Place,
): void {
  const done = transition ?? own?.value;
  if (done === undefined || done.bulk === true) return;
  const name = transition ? 'transition' : 'action';
  const text = `"${String(action[name])}" is done to one record at a time.`;
  report.at(under(place, name), 'GEN217', text, 'Give it "bulk": true there.');
}

const TARGETS = ['transition', 'action', 'form', 'url', 'route', 'print'] as const;

function checkTarget(context: Context, action: ActionFile, place: Place): void {
  const targets = TARGETS.filter((target) => action[target] !== undefined);
  if (targets.length === 1) return;
  const seen = targets.length === 0 ? 'does nothing' : `does several things (${targets.join(', ')})`;
  context.report.at(place, 'GEN217', `${seen}.`, `Give it exactly one of ${TARGETS.join(', ')}.`);
}

/** Kinds of filters that take the value of a row: as one of several choices, or as it is. */
const CHOICES = new Set(['select', 'multi_select', 'reference', 'code_list']);
const AS_IT_IS = new Set(['text', 'phone', 'boolean']);
/** One that takes the day of a row. */
const DAYS = 'date_range';

/** The list that a button leads to has these filters, and the row their values. */
function buildActionFilter(
  context: Context,
  { route, filter }: ActionFile,
  { list, entity }: ActionsOwner,
  place: Place,
): ModelAction['filter'] {
  if (filter === undefined) return undefined;
  const here = under(place, 'filter');
  const target = context.lists.find(({ value }) => value.route === route);
  if (target === undefined) {
    context.report.at(here, 'GEN217', 'belongs to a button with "route" to a list.');
    return undefined;
  }
  const kinds = kindsOf(context, target);
  return Object.fromEntries(
    Object.entries(filter).map(([name, from]) => {
      const kind = kinds.get(name)?.kind ?? '';
      const isChoice = CHOICES.has(kind);
      const isDay = kind === DAYS && isDate(context, entity, from, under(here, name));
      if (!isChoice && !isDay && !AS_IT_IS.has(kind)) {
        const text = `is no filter of ${route} that takes the value of a row.`;
        context.report.at(under(here, name), 'GEN203', text, hintOf(name, [...kinds.keys()]));
      }
      if (from !== 'id') checkColumn(context, list, from, under(here, name));
      return [name, { from, ...flags({ choice: isChoice, day: isDay }) }];
    }),
  );
}

/** The list that a button asks for its rows has this view mode. */
function checkMode(context: Context, { route, filter, mode }: ActionFile, place: Place): string | undefined {
  if (mode === undefined) return undefined;
  const here = under(place, 'mode');
  const target = context.lists.find(({ value }) => value.route === route);
  const keys = (target?.value.viewModes ?? []).map(({ key }) => key);
  if (filter === undefined) context.report.at(here, 'GEN217', 'belongs to a button with "filter".');
  else if (!keys.includes(mode))
    context.report.at(here, 'GEN207', `"${mode}" is no view mode of ${route}.`, hintOf(mode, keys));
  return mode;
}

/** A moment is no day: which one it is on depends on the zone. */
const isDate = (context: Context, entity: Source<'entity'>, from: string, place: Place): boolean => {
  const found = from === 'id' ? null : findPath(context, entity, from, place);
  return found !== null && factsOf(found.field).logic === 'date';
};

/** The list that a button leads to has this number. */
function checkStatistic(
  context: Context,
  { route, statistic }: ActionFile,
  place: Place,
): string | undefined {
  if (statistic === undefined) return undefined;
  const here = under(place, 'statistic');
  const target = context.lists.find(({ value }) => value.route === route);
  const keys = (target?.value.statistics ?? []).map(({ key }) => key);
  if (target === undefined) context.report.at(here, 'GEN217', 'belongs to a button with "route" to a list.');
  else if (!keys.includes(statistic))
    context.report.at(
      here,
      'GEN207',
      `"${statistic}" is no key of "statistics" of ${route}.`,
      hintOf(statistic, keys),
    );
  return statistic;
}

/** The transition that an action or form names; null after a report. */
export function findTransition(
  context: Context,
  key: string | undefined,
  entity: Source<'entity'>,
  place: Place,
): TransitionFile | null {
  if (key === undefined) return null;
  const transitions = transitionsOf(context, entity.value.title);
  const found = transitions.find((transition) => transition.key === key);
  if (found?.automatic === true)
    context.report.at(place, 'GEN205', `"${key}" is made by code and timers alone.`);
  if (found !== undefined) return found;
  if (context.broken.has(`workflow ${entity.value.title}`)) return null;
  const hint = hintOf(
    key,
    transitions.map((transition) => transition.key),
  );
  context.report.at(place, 'GEN205', `"${key}" is no transition of ${entity.value.title}.`, hint);
  return null;
}

/** The action over records of the list that a button names; null after a report. */
function findAction(
  context: Context,
  key: string | undefined,
  entity: Source<'entity'>,
  place: Place,
): Source<'action'> | null {
  if (key === undefined) return null;
  const actions = actionsOfEntity(context, entity.value.title);
  const found = actions.find(({ stem }) => toSnake(stem) === key);
  if (found !== undefined) return found;
  const hint = hintOf(
    key,
    actions.map(({ stem }) => toSnake(stem)),
  );
  context.report.at(place, 'GEN205', `"${key}" is no action over records of ${entity.value.title}.`, hint);
  return null;
}

/** What is filled in in the dialog that a button opens; undefined where it opens none. */
function fieldsOfDialog(
  context: Context,
  action: ActionFile,
  own: Source<'action'> | null,
  transition: TransitionFile | null,
): FieldsFile | undefined {
  const stem = action.form ?? transition?.form;
  const form = context.forms.find(({ stem: name, value }) => value.mode === 'dialog' && name === stem);
  return (own?.value.input ?? form?.value.data)?.properties;
}

function codesOfTarget(
  context: Context,
  action: ActionFile,
  transition: TransitionFile | null,
  place: Place,
): Codes | undefined {
  if (transition !== null) return transition.permissions?.length === 0 ? undefined : transition.permissions;
  if (action.form !== undefined)
    return findDialog(context, action.form, under(place, 'form'))?.value.permissions;
  if (action.route !== undefined) return findRoute(context, action.route, under(place, 'route')) ?? undefined;
  return undefined;
}

function toLabel(
  context: Context,
  action: ActionFile,
  { entity, screen }: ActionsOwner,
  place: Place,
): string {
  const own = `screen.${screen}.action.${action.key}`;
  if (context.texts.offer(own)) return context.texts.need(own, under(place, 'key'));
  if (action.action !== undefined) return `${entity.value.title}.action.${action.action}`;
  if (action.transition === undefined) return context.texts.need(`action.${action.key}`, under(place, 'key'));
  return `${entity.value.title}.transition.${action.transition}`;
}
