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
  const count = { steps: 0 };
  const isAnchored = tree.kind === 'sequence' && tree.items[0]?.kind === 'start';
  for (let start = 0; start <= text.length; start += 1) {
    if (match(tree, text, start, count, () => true) || isAnchored || count.steps > MOST_STEPS) break;
  }
  return count.steps;
}

type Next = (at: number) => boolean;

function match(tree: Tree, text: string, at: number, count: { steps: number }, next: Next): boolean {
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
      return tree.items.some((item) => match(item, text, at, count, next));
    case 'sequence':
      return matchAll(tree.items, text, at, count, next);
    default:
      return repeat(tree, text, at, count, next, 0);
  }
}

function matchAll(
  items: readonly Tree[],
  text: string,
  at: number,
  count: { steps: number },
  next: Next,
): boolean {
  const [first, ...others] = items;
  if (!first) return next(at);
  return match(first, text, at, count, (then) => matchAll(others, text, then, count, next));
}

function repeat(
  tree: Tree & { kind: 'repeat' },
  text: string,
  at: number,
  count: { steps: number },
  next: Next,
  done: number,
): boolean {
  const { item, min, max } = tree;
  const again = (): boolean =>
    done < max &&
    match(item, text, at, count, (then) =>
      // A round that reads nothing is no round, once there are enough.
      then === at && done >= min ? false : repeat(tree, text, then, count, next, done + 1),
    );
  return again() || (done >= min && next(at));
}
