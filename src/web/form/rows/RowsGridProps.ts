import type { InputDefinition } from '../FormDefinition.ts';

/** What the two looks of child rows are given. */
export interface RowsGridProps {
  /** The field that holds the rows. */
  name: string;
  /** Inputs of one row. */
  rows: readonly InputDefinition[];
  count: number;
  /** Keys of the rows that are looked at; null: all. */
  only: ReadonlySet<number> | null;
  isEditable: boolean;
  /** Most rows. */
  max: number;
  onAdd: () => void;
}
