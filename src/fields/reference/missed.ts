/**
 * What was typed into a picker and names nothing. Never the bare text: digits would be read as an id or a code.
 */
export interface Missed {
  typed: string;
  /** Pickers of several: what is chosen beside it. */
  chosen?: readonly unknown[];
}

/** The text that a picker's value keeps; `""` when there is none. */
export const missedOf = (value: unknown): string =>
  (value as Partial<Missed> | null | undefined)?.typed ?? '';

/** What is chosen in a picker of several, whatever text stands beside it. */
export const chosenOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : ((value as Partial<Missed> | null | undefined)?.chosen ?? []);
