import type { FormProblem, FormStore } from './FormStore.ts';
import { toPlace } from './place.ts';

/** Problems in the order in which the form draws their fields; what belongs to no drawn field comes last. */
export function orderProblems(store: FormStore): readonly FormProblem[] {
  const inputs = store.sections.flatMap((section) => section.inputs);
  const rankOf = (path: string): readonly number[] => {
    const { name, index = -1, child } = toPlace(path);
    const at = inputs.findIndex(({ field }) => field.name === name);
    const column = inputs[at]?.rows?.findIndex(({ field }) => field.name === child) ?? -1;
    return [at < 0 ? inputs.length : at, index, column];
  };
  const ranked = [...store.state().problems.values()].map((problem) => ({
    problem,
    rank: rankOf(problem.path),
  }));
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ problem }) => problem);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
