import type { Problem } from '#contract/errors.ts';
import type { EntityModel } from '#contract/model.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { checkRecord, findQuestions, type RecordState } from '#contract/record.ts';
import { settleRecord } from '#contract/settleRecord.ts';
import { Failure } from '../http/Failure.ts';
import { concealProblems } from './concealProblems.ts';
import { printAccepted } from './printAccepted.ts';
import { isLive, type RecordChange } from './RecordChange.ts';
import { resolveReferences } from './resolveReferences.ts';
import type { Change } from './runChange.ts';

/** What is done to a record between its computed values and its rules. */
type Complete = (change: RecordChange) => void;

/**
 * References, computed values, then every rule, of all records at once; what breaks one is refused for it.
 * @param complete fills what must be there before the rules (the first state).
 */
export async function prepareRecords(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
  complete: Complete = () => undefined,
): Promise<void> {
  const live = changes.filter(isLive);
  // A module's own code knows what it points to.
  const scope = change.owns(entity) ? change : { ...change, accepts: printAccepted(change) };
  const misled = await resolveReferences(scope, entity, live.map(toState));
  for (const [at, one] of live.entries()) {
    const { problems = [], unoffered = [] } = misled[at] ?? {};
    refuseFor(change, entity, one, problems);
    one.unoffered = toFailure(change, entity, one, unoffered);
    if (!isLive(one)) continue;
    const state = toState(one);
    settleRecord(entity, state, change.scope);
    complete(one);
    const isChecked = !one.old && !change.owns(entity);
    const closed = isChecked ? checkReadOnly(entity, one.given, state, change.scope) : [];
    refuseFor(change, entity, one, [...closed, ...checkRecord(entity, state, one.action, change.scope)]);
    const questions = isLive(one) ? findQuestions(entity, state, one.action, change.scope) : [];
    if (questions.length > 0) one.failure = new Failure('not_confirmed', { problems: questions });
  }
}

const toState = ({ record, old, input }: RecordChange): RecordState => ({
  record: record ?? {},
  old,
  parent: {},
  input,
});

function refuseFor(
  change: Change,
  entity: EntityModel,
  one: RecordChange,
  problems: readonly Problem[],
): void {
  one.failure = toFailure(change, entity, one, problems) ?? one.failure;
}

function toFailure(
  { caller: access }: Change,
  entity: EntityModel,
  one: RecordChange,
  problems: readonly Problem[],
): Failure | undefined {
  if (problems.length === 0) return undefined;
  const act = one.old ? 'update' : 'create';
  const shown = concealProblems(problems, { access, entity, act, given: one.given });
  return new Failure('invalid', { problems: shown });
}

export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Failure('invalid', { problems });
}
