import type { StateValue, TimerModel } from '#contract/workflow.ts';
import { at, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { TimerFile, TransitionFile } from './schemas.ts';

interface TimedWorkflow {
  readonly context: Context;
  readonly source: Source<'workflow'>;
  readonly entity: Source<'entity'>;
}

/** Transitions that the system makes when their time has come; undefined where there are none. */
export function buildTimers(
  { context, source, entity }: TimedWorkflow,
  toValue: (state: string) => StateValue,
): readonly TimerModel[] | undefined {
  const { timers = [], transitions } = source.value;
  const built = timers.flatMap((timer, index) => {
    const place = at(source, 'timers', index);
    checkOwner(context, entity, place);
    const transition = findTransition(context, transitions, timer, place);
    if (transition === undefined) return [];
    checkFrom(context, transition, timer, place);
    checkAt(context, entity, timer, place);
    checkTimes(context, entity, timer, place);
    const { after, times, at: field } = timer;
    const from = (timer.from ?? transition.from).map(toValue);
    return [{ transition: transition.key, from, ...given({ after, times, at: field }) }];
  });
  return built.length > 0 ? built : undefined;
}

/** The system acts for a company, by the calls that people use. */
function checkOwner({ report }: Context, { value }: Source<'entity'>, place: Place): void {
  if (value['x-owner'] === 'global') report.at(place, 'GEN611', 'moves records that belong to no company.');
  if (value['x-written'] === 'module')
    report.at(place, 'GEN611', 'moves records that their module writes.', 'Give the module a schedule.');
}

/** Nobody is there to fill in a dialog. */
function findTransition(
  { report }: Context,
  transitions: readonly TransitionFile[],
  { transition: key }: TimerFile,
  place: Place,
): TransitionFile | undefined {
  const found = transitions.find((one) => one.key === key);
  const here = under(place, 'transition');
  if (found === undefined) {
    const keys = transitions.map((one) => one.key);
    report.at(here, 'GEN611', `"${key}" is no transition of this workflow.`, hintOf(key, keys));
    return undefined;
  }
  const asked = found.form === undefined ? found.note && 'note' : 'form';
  if (asked !== undefined)
    report.at(
      here,
      'GEN611',
      `"${key}" asks for a ${asked}, which nobody fills in.`,
      'Give the timer a transition of its own.',
    );
  return found;
}

function checkFrom({ report }: Context, { key, from }: TransitionFile, timer: TimerFile, place: Place): void {
  for (const [index, state] of (timer.from ?? []).entries())
    if (!from.includes(state))
      report.at(
        under(place, 'from', index),
        'GEN611',
        `"${state}" is no state that "${key}" starts from.`,
        hintOf(state, from),
      );
}

function checkAt(context: Context, entity: Source<'entity'>, { at: name }: TimerFile, place: Place): void {
  if (name === undefined) return;
  const here = under(place, 'at');
  const field = findField(context, entity, name, here);
  if (field === null) return;
  const type = toType(field);
  if (type !== 'date_time')
    context.report.at(here, 'GEN611', `"${name}" is ${type}, but a timer waits for a date_time.`);
  else if (field['x-compute'] !== undefined)
    context.report.at(here, 'GEN611', `"${name}" is computed, and a timer looks for what is stored.`);
}

/** A company waits a whole number of times. */
function checkTimes(
  { modules, report }: Context,
  { module }: Source<'entity'>,
  { times: name }: TimerFile,
  place: Place,
): void {
  if (name === undefined) return;
  const settings = modules.get(module)?.value.settings ?? {};
  const here = under(place, 'times');
  if (settings[name] === undefined)
    report.at(here, 'GEN611', `"${name}" is no setting of ${module}.`, hintOf(name, Object.keys(settings)));
  else if (toType(settings[name]) !== 'integer')
    report.at(
      here,
      'GEN611',
      `"${name}" is ${toType(settings[name])}, but a timer waits a whole number of times.`,
    );
}
