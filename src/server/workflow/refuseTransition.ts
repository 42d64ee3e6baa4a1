import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { holdsAny } from '#contract/session.ts';
import { movedField, type StepModel, type TransitionModel } from '#contract/workflow.ts';
import { noPermission } from '#server/access/noPermission.ts';
import { Failure } from '../http/Failure.ts';
import { CONCEALED, seesValue } from '../write/concealProblems.ts';
import type { Change } from '../write/runChange.ts';
import type { StepInput } from './parseTransition.ts';

/** What is asked of a record. */
export interface Asked {
  entity: EntityModel;
  transition: TransitionModel;
}

/** Why a record does not take the transition: state, version, guard. Null when it does. */
export function refuseTransition(
  change: Change,
  { entity, transition }: Asked,
  record: Values,
  given: StepInput,
): Failure | null {
  const state = record[movedField(entity.workflows, transition)];
  if (!mayMake(change, entity, transition)) return noPermission(permissionsOf(entity, transition));
  if (!transition.from.includes(state as number))
    return new Failure('invalid_status', { params: stateParams(change, entity, transition, state) });
  return refuseByRecord(change, transition, record, given);
}

/** What code alone makes is asked of nobody's rights. */
const mayMake = (change: Change, entity: EntityModel, transition: TransitionModel): boolean =>
  transition.automatic === true ||
  change.owns(entity) ||
  holdsAny(change.session.permissions, permissionsOf(entity, transition));

/** What a record itself has against a transition or an action: another version than was seen, its guard. */
export function refuseByRecord(
  { scope }: Change,
  { guard, guardMessage }: StepModel,
  record: Values,
  { input, version }: StepInput,
): Failure | null {
  if (version !== undefined && version !== record['version'])
    return new Failure('version_conflict', { params: { value: version } });
  if (!guard || guard({ ...scope, record, parent: {}, old: record, input })) return null;
  const problems = guardMessage ? { problems: [{ path: '', code: guardMessage }] } : {};
  return new Failure('transition_refused', problems);
}

export const permissionsOf = (entity: EntityModel, transition: TransitionModel): readonly string[] | null =>
  transition.permissions.length > 0 ? transition.permissions : entity.access.update;

function stateParams(
  { caller: access }: Change,
  entity: EntityModel,
  transition: TransitionModel,
  state: unknown,
): Record<string, unknown> {
  const name = movedField(entity.workflows, transition);
  const model = entity.fields.find((field) => field.name === name)?.enum;
  const key = model?.values.find((one) => one.value === state)?.key;
  const value = model && key ? `enum.${model.name}.${key}` : state;
  return {
    value: seesValue(access, entity, name) ? value : CONCEALED,
    label: `${entity.name}.transition.${transition.key}`,
  };
}
