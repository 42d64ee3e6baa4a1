import type { InputDefinition } from '../FormDefinition.ts';

/** What the two looks of child rows are given. */
export interface RowsGridProps {
  /** The field that holds the rows. */
  name: string;
  /** Inputs of one row. */
  rows: readonly InputDefinition[];
  count: number;
  isEditable: boolean;
  /** Most rows. */
  max: number;
  onAdd: () => void;
}
