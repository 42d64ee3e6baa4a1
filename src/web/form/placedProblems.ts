/** The first of each place. */
export function firstOfEach<Placed extends { path: string }>(
  problems: readonly Placed[],
): ReadonlyMap<string, Placed> {
  const first = new Map<string, Placed>();
  for (const problem of problems) if (!first.has(problem.path)) first.set(problem.path, problem);
  return first;
}

/** All but that of one place. */
export function without<Placed>(
  problems: ReadonlyMap<string, Placed>,
  path: string,
): ReadonlyMap<string, Placed> {
  if (!problems.has(path)) return problems;
  return new Map([...problems].filter(([one]) => one !== path));
}
