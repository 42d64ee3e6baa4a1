import type { Problem } from '#contract/errors.ts';

/** A caller's own name as a path or message repeats it: short. */
export function toShownName(name: string): string {
  return name.slice(0, 100);
}

/** A name that is unknown, or not for this caller: nobody can tell which. */
export function refuseName(path: string, code: Problem['code'], name: unknown): Problem {
  const value = typeof name === 'string' ? toShownName(name) : name;
  return { path, code, params: { label: value, value } };
}
