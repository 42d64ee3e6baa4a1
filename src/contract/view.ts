import type { SqlText } from './logic.ts';

/** An entity without rows of its own: a statement over those of others. */
export interface ViewModel {
  /** Its rows, with their `id`. */
  sql: SqlText;
  /** Entities whose rows it is made of. */
  sources: readonly string[];
  /** What tells its rows apart: a number, or a text that nobody needs to understand. */
  id: 'number' | 'text';
  /** Entity whose records its rows stand for under their ids: the key is one reference, to them. */
  of?: string;
  /** Days that are chosen by a filter over this field instead of asking it of the rows; `days` where nobody says. */
  within?: { asked: string; days: number };
  /** Who sees any of it holds one code of each. */
  walls: readonly (readonly string[] | null)[];
}
