import type { StateValue, TimerModel } from '#contract/workflow.ts';
import type { ModelTransition, ModelWorkflow } from '../../model/types.ts';
import { heading, word } from './said.ts';
import type { Said, SaidBlock } from './said.ts';
import { findField, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** The workflows of an entity, each as its states with the ways out of them. */
export function flowBlocks(site: ManualSite, entity: string): SaidBlock[] {
  return site.names.workflowsOf(entity).flatMap((workflow) => {
    const field = findField(site, entity, workflow.field);
    const title = word('states', { label: text(field?.label ?? workflow.field) });
    return [
      heading(`states-${workflow.field}`, title),
      { kind: 'flow', states: toStates(workflow, field?.enum ?? '') },
    ];
  });
}

function toStates(workflow: ModelWorkflow, name: string): object[] {
  const toState = ({ key, tone }: ModelWorkflow['states'][number]) => ({
    id: `state-${workflow.field}-${key}`,
    name: text(`enum.${name}.${key}`),
    tone,
  });
  const find = (value: StateValue | null) =>
    workflow.states.filter((state) => state.value === value).map(toState);
  return workflow.states.map((state) => {
    const begins = workflow.initial.some(({ to }) => to === state.value);
    const steps = workflow.transitions.filter(({ from }) => from.includes(state.value));
    return {
      ...toState(state),
      marks: [
        ...(begins ? [word('begins')] : []),
        ...(state.final ? [word('ends')] : []),
        ...(state.readOnly ? [word('locked')] : []),
      ],
      steps: steps.map((step) => ({
        name: text(`${workflow.entity}.transition.${step.key}`),
        to: [step.to, ...(step.instead ?? []).map(({ to }) => to)].flatMap(find),
        marks: sayTimes(workflow, step, state.value),
      })),
    };
  });
}

/** When the system makes a step by itself. */
function sayTimes({ entity, timers = [] }: ModelWorkflow, step: ModelTransition, state: StateValue): Said[] {
  const own = timers.filter(({ transition, from }) => transition === step.key && from.includes(state));
  const times = own.map((timer) => sayTimer(entity, timer));
  return times.length === 0 && step.automatic ? [word('by_itself')] : times;
}

function sayTimer(entity: string, { after, times, at }: TimerModel): Said {
  if (times !== undefined) return word('after_setting', { label: text(`setting.${times}`) });
  if (at !== undefined) return word('at_time', { label: text(`${entity}.${at}`) });
  const minutes = after ?? 0;
  if (minutes % 1440 === 0) return word('after_days', { count: String(minutes / 1440) });
  return minutes % 60 === 0
    ? word('after_hours', { count: String(minutes / 60) })
    : word('after_minutes', { count: String(minutes) });
}
