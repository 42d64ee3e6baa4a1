import type { Problem } from '#contract/errors.ts';
import type { Values } from '#contract/logic.ts';
import { rootState } from '#contract/record.ts';
import { isReadOnly } from '#contract/readOnlyFields.ts';
import { Failure } from '../http/Failure.ts';
import type { Change } from '../write/runChange.ts';
import type { Asked } from './refuseTransition.ts';

/** What a transition sets, and the inputs of its dialog that the values come from, by field. */
export interface ReadSet {
  set: Values;
  typedAs: Readonly<Record<string, string>>;
  /** Something was typed that does not reach its field. */
  failure: Failure | undefined;
}

/** What a transition sets. What was typed into its dialog does not reach a field that cannot be changed (`read_only`). */
export function readSet(
  { scope }: Change,
  { entity, transition: { set = {} } }: Asked,
  old: Values,
  input: Values,
): ReadSet {
  const problems: Problem[] = [];
  const typedAs: Record<string, string> = {};
  const values = Object.entries(set).map(([name, value]) => {
    const watched = new Proxy(input, {
      get: (target, key) => target[(typedAs[name] = String(key))],
    });
    const result = value({ ...scope, record: old, parent: {}, old, input: watched });
    const field = entity.fields.find((one) => one.name === name);
    const typed = typedAs[name];
    const isChanged = JSON.stringify(result ?? null) !== JSON.stringify(old[name] ?? null);
    const isClosed = field && isReadOnly(field, rootState(old, old), scope);
    if (typed !== undefined && isChanged && isClosed)
      problems.push({ path: typed, code: 'read_only', params: { label: `${entity.name}.${name}` } });
    return [name, result] as const;
  });
  const failure = problems.length > 0 ? new Failure('invalid', { problems }) : undefined;
  return { set: Object.fromEntries(values), typedAs, failure };
}

/** What the record refuses in a field that was set from an input is told at the input: the dialog has no other place. */
export function toInputs(failure: Failure, typedAs: ReadSet['typedAs']): Failure {
  const problems = failure.options.problems?.map((one) => ({ ...one, path: typedAs[one.path] ?? one.path }));
  return problems ? new Failure(failure.code, { ...failure.options, problems }) : failure;
}
