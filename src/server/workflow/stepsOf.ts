import type { ServerModel } from '#contract/model.ts';
import { callableTransitionsOf } from '#contract/workflow.ts';
import { toActionStep } from '../action/toActionStep.ts';
import { toTransitionStep, type RecordStep } from './RecordStep.ts';

/** Everything that people can do with records: transitions and actions of all entities. */
export const stepsOf = (model: ServerModel): RecordStep[] =>
  model.entities.flatMap((entity) => [
    ...callableTransitionsOf(entity.workflows).map((transition) =>
      toTransitionStep(model, entity, transition),
    ),
    ...model.actions.flatMap((action) =>
      action.records?.entity === entity.name ? toActionStep(entity, action, action.records) : [],
    ),
  ]);

/** What a waiting job is to do. Throws an Error when the schemas no longer have it. */
export function findStep(
  model: ServerModel,
  { entity, transition, action }: Pick<RecordStep['name'], 'transition' | 'action'> & { entity: string },
): RecordStep {
  const found = stepsOf(model).find(
    (step) =>
      step.entity.name === entity && step.name.transition === transition && step.name.action === action,
  );
  if (!found) throw new Error(`${entity} has no "${transition ?? action}" any more`);
  return found;
}
