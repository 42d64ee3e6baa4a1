import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { WorkflowFile } from './schemas.ts';

/** States and transitions of a workflow: named right, reachable, not left when they are final. */
export function checkStates(context: Context, source: Source<'workflow'>): void {
  const { value } = source;
  for (const [index, { to }] of value.initial.entries())
    checkState(context, value, to, at(source, 'initial', index, 'to'));
  if (value.initial.at(-1)?.when !== undefined) {
    const place = at(source, 'initial', value.initial.length - 1, 'when');
    context.report.at(
      place,
      'GEN608',
      'stands on the last one, so a record may have no state.',
      'Add one without "when".',
    );
  }
  for (const [index, { when }] of value.initial.slice(0, -1).entries()) {
    if (when !== undefined) continue;
    context.report.at(
      at(source, 'initial', index),
      'GEN608',
      'has no "when", so those after it are never used.',
    );
  }
  checkTransitions(context, source);
  checkReachable(context, source);
}

function checkState(context: Context, { states }: WorkflowFile, key: string, place: Place): void {
  if (key in states) return;
  context.report.at(
    place,
    'GEN604',
    `"${key}" is no state of this workflow.`,
    hintOf(key, Object.keys(states)),
  );
}

function checkTransitions(context: Context, source: Source<'workflow'>): void {
  const { states, transitions } = source.value;
  for (const [index, { key, from, to, instead = [] }] of transitions.entries()) {
    const place = at(source, 'transitions', index);
    if (to !== null) checkState(context, source.value, to, under(place, 'to'));
    for (const [number, other] of instead.entries())
      checkState(context, source.value, other.to, under(place, 'instead', number, 'to'));
    for (const [number, state] of from.entries()) {
      checkState(context, source.value, state, under(place, 'from', number));
      if (states[state]?.final !== true) continue;
      const text = `"${state}" is final, so "${key}" cannot start from it.`;
      context.report.at(
        under(place, 'from', number),
        'GEN603',
        text,
        'Take it out, or the word "final" there.',
      );
    }
  }
}

/** States that a transition may lead to. */
const targetsOf = ({ to, instead = [] }: WorkflowFile['transitions'][number]): readonly string[] => [
  ...(to === null ? [] : [to]),
  ...instead.map((other) => other.to),
];

function checkReachable(context: Context, source: Source<'workflow'>): void {
  const { states, initial, transitions } = source.value;
  const named = [...initial.map(({ to }) => to), ...transitions.flatMap(targetsOf)];
  // A misspelt state is reported already; what it would have reached is not known.
  if (named.some((key) => !(key in states))) return;
  const reached = new Set(initial.map(({ to }) => to));
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const transition of transitions) {
      if (!transition.from.some((state) => reached.has(state))) continue;
      for (const to of targetsOf(transition)) reached.add(to);
    }
  }
  for (const key of Object.keys(states).filter((state) => !reached.has(state))) {
    const text = 'cannot be reached from an initial state.';
    context.report.at(
      { ...at(source, 'states', key), on: 'key' },
      'GEN602',
      text,
      `Add a transition with "to": "${key}".`,
    );
  }
}
