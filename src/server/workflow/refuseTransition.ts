import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { holdsAny } from '#contract/session.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import { CONCEALED, mayHear } from '../write/concealProblems.ts';
import type { Change } from '../write/runChange.ts';
import type { TransitionInput } from './parseTransition.ts';

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
  { input, version }: TransitionInput,
): Failure | null {
  const state = record[entity.workflow?.field ?? ''];
  if (!change.owns(entity) && !holdsAny(change.session.permissions, permissionsOf(entity, transition)))
    return new Failure('no_permission');
  if (!transition.from.includes(state as number))
    return new Failure('invalid_status', { params: stateParams(change, entity, transition, state) });
  if (version !== undefined && version !== record['version'])
    return new Failure('version_conflict', { params: { value: version } });
  const context = { ...change.scope, record, parent: {}, old: record, input };
  if (transition.guard && !transition.guard(context)) return refuseByGuard(transition);
  return null;
}

export const permissionsOf = (entity: EntityModel, transition: TransitionModel): readonly string[] | null =>
  transition.permissions.length > 0 ? transition.permissions : entity.access.update;

function refuseByGuard({ guardMessage }: TransitionModel): Failure {
  return new Failure(
    'transition_refused',
    guardMessage ? { problems: [{ path: '', code: guardMessage }] } : {},
  );
}

function stateParams(
  { caller: access }: Change,
  entity: EntityModel,
  transition: TransitionModel,
  state: unknown,
): Record<string, unknown> {
  const name = entity.workflow?.field ?? '';
  const model = entity.fields.find((field) => field.name === name)?.enum;
  const key = model?.values.find((one) => one.value === state)?.key;
  const value = model && key ? `enum.${model.name}.${key}` : state;
  return {
    value: mayHear(access, entity, name) ? value : CONCEALED,
    label: `${entity.name}.transition.${transition.key}`,
  };
}
