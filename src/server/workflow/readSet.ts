import type { Problem } from '#contract/errors.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { isReadOnly } from '#contract/readOnlyFields.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import type { Change } from '../write/runChange.ts';
import { throwProblems } from '../write/writeRecord.ts';

/** What a transition sets, and the inputs of its dialog that the values come from, by field. */
interface ReadSet {
  set: Values;
  typedAs: Readonly<Record<string, string>>;
}

/** What a transition sets. What was typed into its dialog does not reach a field that cannot be changed: throws `read_only`. */
export function readSet(
  { surroundings }: Change,
  entity: EntityModel,
  { set = {} }: TransitionModel,
  old: Values,
  input: Values,
): ReadSet {
  const problems: Problem[] = [];
  const typedAs: Record<string, string> = {};
  const values = Object.entries(set).map(([name, value]) => {
    const watched = new Proxy(input, {
      get: (target, key) => target[(typedAs[name] = String(key))],
    });
    const result = value({ ...surroundings, record: old, parent: {}, old, input: watched });
    const field = entity.fields.find((one) => one.name === name);
    const typed = typedAs[name];
    const isChanged = JSON.stringify(result ?? null) !== JSON.stringify(old[name] ?? null);
    const isClosed = field && isReadOnly(field, { record: old, old, parent: {} }, surroundings);
    if (typed !== undefined && isChanged && isClosed)
      problems.push({ path: typed, code: 'read_only', params: { label: `${entity.name}.${name}` } });
    return [name, result] as const;
  });
  throwProblems(problems);
  return { set: Object.fromEntries(values), typedAs };
}

/** What the record refuses in a field that was set from an input is told at the input: the dialog has no other place. */
export async function atInputs<T>(typedAs: ReadSet['typedAs'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const problems = error.options.problems?.map((one) => ({ ...one, path: typedAs[one.path] ?? one.path }));
    throw new Failure(error.code, problems ? { ...error.options, problems } : error.options);
  }
}
