import type { Tone } from '#contract/enum.ts';
import type { StateValue } from '#contract/workflow.ts';
import { checkBeginning, buildBeginning } from './beginning.ts';
import { at, buildCodes, findEntity, findField, isStateField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { buildCondition, buildValue } from './buildExpression.ts';
import type { ExpressionSite } from './buildExpression.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { buildNotify } from './buildNotify.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { buildDataFields, buildRecordScope, resultOf } from './buildScope.ts';
import { buildTimers } from './buildTimers.ts';
import { buildEffects } from './buildSlots.ts';
import type { Source } from './buildSources.ts';
import { buildSum } from './buildSum.ts';
import { checkScalar } from './checkField.ts';
import { checkStates } from './checkStates.ts';
import { checkGuard, checkLaundering } from './checkWalls.ts';
import type { InitialFile, StateFile, TransitionFile } from './schemas.ts';
import { inside } from './site.ts';
import type { Expression, ExpressionScope, Json, ModelTransition, ModelWorkflow } from './types.ts';

/** What the parts of one workflow share. */
interface WorkflowSite {
  readonly context: Context;
  readonly source: Source<'workflow'>;
  readonly entity: Source<'entity'>;
  readonly states: readonly ModelState[];
}

type ModelState = ModelWorkflow['states'][number];

export function buildWorkflow(context: Context, source: Source<'workflow'>): ModelWorkflow | null {
  const { value } = source;
  const entity = findEntity(context, value.entity, at(source, 'entity'));
  if (entity === null) return null;
  const states = buildStates(context, source, entity);
  if (states === null) return null;
  const site: WorkflowSite = { context, source, entity, states };
  checkStates(context, source);
  return {
    ...buildOrigin(source),
    entity: value.entity,
    field: value.field,
    initial: value.initial.map((_, index) => buildInitial(site, index)),
    states,
    transitions: value.transitions.map((transition, index) =>
      buildTransition(site, transition, at(source, 'transitions', index)),
    ),
    ...given({ timers: buildTimers({ context, source, entity }, (key) => toValue(site, key)) }),
  };
}

function buildStates(
  context: Context,
  source: Source<'workflow'>,
  entity: Source<'entity'>,
): readonly ModelState[] | null {
  const place = at(source, 'field');
  const field = findField(context, entity, source.value.field, place);
  if (field === null) return null;
  if (toType(field) !== 'enum') {
    context.report.at(
      place,
      'GEN605',
      `"${source.value.field}" is ${toType(field)}, but states are an enum.`,
    );
    return null;
  }
  const model = context.enums.get(field['x-enum'] ?? '');
  if (model === undefined) return null;
  const site = { context, model, place: at(source, 'states') };
  return Object.entries(source.value.states).map(([key, state]) => buildState(inside(site, key), key, state));
}

/** A place among the states, which are values of an enum. */
interface StateSite {
  readonly context: Context;
  readonly model: Source<'enum'>;
  readonly place: Place;
}

function buildState({ context, model, place }: StateSite, key: string, state: StateFile): ModelState {
  const values = model.value.values;
  const found = values.find((one) => one.key === key);
  if (found === undefined) {
    const hint = hintOf(
      key,
      values.map((one) => one.key),
    );
    context.report.at({ ...place, on: 'key' }, 'GEN601', `is no value of enum ${model.value.name}.`, hint);
  } else if (state.value !== undefined && state.value !== found.value) {
    const text = `is ${JSON.stringify(state.value)}, but "${key}" of enum ${model.value.name} is ${JSON.stringify(found.value)}.`;
    context.report.at(under(place, 'value'), 'GEN601', text, 'Leave "value" out: it is taken from the enum.');
  }
  const tone: Tone = state.tone ?? found?.tone ?? 'neutral';
  return {
    key,
    value: found?.value ?? state.value ?? key,
    tone,
    ...flags({ final: state.final, readOnly: state.readOnly }),
  };
}

function buildInitial(site: WorkflowSite, index: number): ModelWorkflow['initial'][number] {
  const { context, source, entity } = site;
  const initial = source.value.initial[index] ?? { to: '' };
  const place = at(source, 'initial', index);
  const here: ExpressionSite = { context, scope: buildRecordScope(context, entity, ['user']), place };
  const when = buildCondition(inside(here, 'when'), initial.when);
  checkLaundering({ context, entity, place: under(place, 'when') }, source.value.field, when);
  return {
    ...given({ when }),
    to: toValue(site, initial.to),
    ...given({ set: buildSet(site, initial.set, inside(here, 'set')) }),
  };
}

function toValue({ states }: WorkflowSite, key: string): StateValue {
  return states.find((state) => state.key === key)?.value ?? key;
}

function buildTransition(site: WorkflowSite, transition: TransitionFile, place: Place): ModelTransition {
  const { context, source, entity } = site;
  const { key, from, to, permissions, effects = [], tone } = transition;
  const form =
    transition.form === undefined ? undefined : findDialog(context, transition.form, under(place, 'form'));
  // Without its form nothing is known of "input": its expressions wait until the form is there.
  const { guard, set } = form === null ? {} : transition;
  const here: ExpressionSite = { context, scope: toScope(site, form), place };
  context.texts.need(`${entity.value.title}.transition.${key}`, under(place, 'key'), entity.module);
  const keys = buildEffects(context, source.module, effects, under(place, 'effects'));
  const condition = buildCondition(inside(here, 'guard'), guard);
  if (transition.reveals !== true) checkGuard({ context, entity, place }, key, condition);
  checkAutomatic(context, transition, place);
  const dialog = { context, module: source.module, place: under(place, 'begins') };
  const fields = form?.value.data?.properties ?? {};
  const { begins } = transition;
  if (form !== null) checkBeginning(dialog, { begins, entity, permissions, fields });
  return {
    key,
    from: from.map((state) => toValue(site, state)),
    to: to === null ? null : toValue(site, to),
    permissions: buildCodes(context, permissions ?? [], under(place, 'permissions')) ?? [],
    ...given({
      instead: buildInstead(site, transition, under(place, 'instead')),
      guard: condition,
      guardMessage: buildText(context, transition, 'guardMessage', place),
      set: buildSet(site, set, inside(here, 'set')),
      form: form?.stem,
      begins: buildBeginning(dialog, begins),
      note: transition.note,
      success: buildText(context, transition, 'success', place),
      question: buildText(context, transition, 'confirm', place),
      sum: buildSum({ context, entity, place: under(place, 'sum') }, transition.sum),
      tone,
      effects: keys.length > 0 ? keys : undefined,
      notify: buildNotify({ context, entity, place: under(place, 'notify') }, transition),
    }),
    ...flags({ bulk: transition.bulk, automatic: transition.automatic }),
  };
}

/** What stands for people alone: who may, what they are asked and told. */
const FOR_PEOPLE = [
  'permissions',
  'form',
  'begins',
  'confirm',
  'sum',
  'note',
  'bulk',
  'tone',
  'success',
] as const;

/** A transition is offered to somebody, or to nobody: never neither, never both. */
function checkAutomatic({ report }: Context, transition: TransitionFile, place: Place): void {
  if (transition.automatic !== true) {
    if (transition.permissions === undefined)
      report.at(place, 'GEN612', `"${transition.key}" does not say who may do it.`, SAY_WHO);
    return;
  }
  for (const name of FOR_PEOPLE)
    if (transition[name] !== undefined)
      report.at(
        under(place, name),
        'GEN612',
        `says nothing: "${transition.key}" is offered to nobody.`,
        'Take it out.',
      );
}

const SAY_WHO = 'Give it "permissions", or "automatic": true when only code and timers make it.';

function buildInstead(
  site: WorkflowSite,
  { instead, reveals }: TransitionFile,
  place: Place,
): ModelTransition['instead'] | undefined {
  const { context, entity, source } = site;
  return instead?.flatMap(({ when, to }, index) => {
    const scope = buildRecordScope(context, entity, ['user']);
    const here = under(place, index, 'when');
    const condition = buildCondition({ context, scope, place: here }, when);
    if (reveals !== true) checkLaundering({ context, entity, place: here }, source.value.field, condition);
    return condition === undefined ? [] : [{ when: condition, to: toValue(site, to) }];
  });
}

function toScope(
  { context, entity }: WorkflowSite,
  form: Source<'form'> | null | undefined,
): ExpressionScope {
  const scope = buildRecordScope(context, entity, ['user']);
  const data = form?.value.data;
  return form === null || form === undefined || data === undefined
    ? scope
    : { ...scope, input: buildDataFields(context, data), inputForm: form.stem };
}

function buildText(
  context: Context,
  transition: TransitionFile,
  keyword: 'guardMessage' | 'success' | 'confirm',
  place: Place,
): string | undefined {
  const key = transition[keyword];
  return typeof key === 'string' ? context.texts.need(key, under(place, keyword)) : undefined;
}

/** The dialog form that a transition, action or list names. */
export function findDialog(context: Context, stem: string, place: Place): Source<'form'> | null {
  const dialogs = context.forms.filter(({ value }) => value.mode === 'dialog');
  const found = dialogs.find((form) => form.stem === stem);
  if (found !== undefined) return found;
  if (!context.broken.has(stem)) {
    const hint =
      hintOf(
        stem,
        dialogs.map((form) => form.stem),
      ) ?? `Create ${stem}.form.json with "mode": "dialog".`;
    context.report.at(place, 'GEN204', `"${stem}" is no dialog form.`, hint);
  }
  return null;
}

function buildSet(
  site: WorkflowSite,
  set: InitialFile['set'],
  here: ExpressionSite,
): Readonly<Record<string, Expression>> | undefined {
  if (set === undefined) return undefined;
  const values = Object.entries(set).flatMap(([name, logic]) => {
    const value = buildSetValue(site, name, logic, inside(here, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

function buildSetValue(
  { context, source, entity }: WorkflowSite,
  name: string,
  logic: Json,
  here: ExpressionSite,
): Expression | undefined {
  const { place } = here;
  const field = findField(context, entity, name, { ...place, on: 'key' });
  if (field === null) return undefined;
  if (isStateField(context, source.value.entity, name)) {
    context.report.at(
      { ...place, on: 'key' },
      'GEN604',
      name === source.value.field ? 'is the state itself.' : 'is a state, which transitions of its own move.',
      name === source.value.field ? 'Name the new state in "to".' : undefined,
    );
  }
  if (field['x-enum'] !== undefined && logic !== null && typeof logic !== 'object')
    checkScalar(context, field, logic, place);
  const isRequired = entity.value.required?.includes(name) === true;
  const value = buildValue(here, logic, resultOf(context, field, isRequired));
  checkLaundering({ context, entity, place }, name, value);
  return value;
}
