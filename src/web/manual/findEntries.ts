import type { ManualEntry } from '#contract/page.ts';
import { fold } from '#contract/text.ts';

/** A page that speaks of what was typed. */
export interface FoundEntry {
  entry: ManualEntry;
  /** Its names that hold what was typed; empty where its title does. */
  words: readonly string[];
}

/** Pages that speak of all words of a query, without regard to accents; titles that do come first. */
export function findEntries(entries: readonly ManualEntry[], query: string): readonly FoundEntry[] {
  const typed = fold(query).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [];
  const holds = (text: string): boolean => {
    const folded = fold(text);
    return typed.every((word) => folded.includes(word));
  };
  const byTitle = entries.filter(({ title }) => holds(title));
  const byWords = entries
    .filter((entry) => !byTitle.includes(entry))
    .map((entry) => ({ entry, words: entry.words.filter(holds) }))
    .filter(({ words }) => words.length > 0);
  return [...byTitle.map((entry) => ({ entry, words: [] })), ...byWords];
}
