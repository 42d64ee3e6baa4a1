import { itemsOf, type MenuSection, type VisibleItem } from './menu.ts';

/** Screens that are offered in place of an address that nobody knows. */
const OFFERED = 3;

/** Below this nothing of an address reminds of a screen. */
const LEAST = 0.3;

/** Items of the menu whose addresses are most like a path, the nearest first. */
export function nearestItems(menu: readonly MenuSection[], path: string): readonly VisibleItem[] {
  const judged = itemsOf(menu).map((item) => ({ item, likeness: likenessOf(path, item.route) }));
  return judged
    .filter(({ likeness }) => likeness >= LEAST)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, OFFERED)
    .map(({ item }) => item);
}

/** Share of pairs of neighbouring letters that two addresses have in common (Dice), from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

const pairsOf = (path: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: Math.max(0, path.length - 1) }, (_, at) => path.slice(at, at + 2).toLowerCase()),
  );
