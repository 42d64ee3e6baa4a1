/** A small regular expression. */
export type Tree =
  | { kind: 'set'; letters: string }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'sequence' | 'choice'; items: readonly Tree[] }
  | { kind: 'repeat'; item: Tree; min: number; max: number };

/** Steps after which a search is given up: it is slow, whatever comes. */
export const MOST_STEPS = 200_000;

/** Steps that an engine takes which goes back when it fails, as ECMAScript describes it, to look for a tree in a text. */
export function countSteps(tree: Tree, text: string): number {
  const search: Search = { text, count: { steps: 0 } };
  const isAnchored = tree.kind === 'sequence' && tree.items[0]?.kind === 'start';
  for (let start = 0; start <= text.length; start += 1) {
    if (match(search, tree, start, () => true) || isAnchored || search.count.steps > MOST_STEPS) break;
  }
  return search.count.steps;
}

/** One search in a text, and the steps that it has taken. */
interface Search {
  readonly text: string;
  readonly count: { steps: number };
}

type Next = (at: number) => boolean;

function match(search: Search, tree: Tree, at: number, next: Next): boolean {
  const { text, count } = search;
  count.steps += 1;
  if (count.steps > MOST_STEPS) return false;
  switch (tree.kind) {
    case 'set':
      return at < text.length && tree.letters.includes(text.charAt(at)) && next(at + 1);
    case 'start':
      return at === 0 && next(at);
    case 'end':
      return at === text.length && next(at);
    case 'choice':
      return tree.items.some((item) => match(search, item, at, next));
    case 'sequence':
      return matchAll(search, tree.items, at, next);
    default:
      return repeat(search, tree, at, next);
  }
}

function matchAll(search: Search, items: readonly Tree[], at: number, next: Next): boolean {
  const [first, ...others] = items;
  if (!first) return next(at);
  return match(search, first, at, (then) => matchAll(search, others, then, next));
}

function repeat(
  search: Search,
  { item, min, max }: Tree & { kind: 'repeat' },
  at: number,
  next: Next,
): boolean {
  const round = (from: number, done: number): boolean => {
    const again = (): boolean =>
      done < max &&
      match(search, item, from, (then) =>
        // A round that reads nothing is no round, once there are enough.
        then === from && done >= min ? false : round(then, done + 1),
      );
    return again() || (done >= min && next(from));
  };
  return round(at, 0);
}
