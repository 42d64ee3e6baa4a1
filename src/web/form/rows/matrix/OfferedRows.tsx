import type { MatrixModel } from '#contract/quote.ts';
import { useForm, useFormState } from '../../FormContext.ts';
import type { InputDefinition } from '../../FormDefinition.ts';
import { rowsAt } from '../../place.ts';
import { OfferedColumns } from './AddColumns.tsx';
import { useOfferedColumns } from './useOfferedColumns.ts';

export interface OfferedRowsProps {
  /** The field that holds the rows. */
  name: string;
  /** Inputs of one row. */
  rows: readonly InputDefinition[];
  matrix: MatrixModel;
  /** How many rows there may be. */
  max: number;
}

/** On a phone, where the rows of a matrix are cards: what is offered as a column and stands in no row yet adds one. */
export function OfferedRows({ name, rows, matrix: { across, offers }, max }: OfferedRowsProps) {
  const { store } = useForm();
  const held = useFormState(store, (state) => state.values[name]);
  const used = rowsAt({ [name]: held }, name).map((row) => row[across]);
  const offered = useOfferedColumns(offers).filter((column) => !used.includes(column));
  const add = (columns: readonly string[]): void => {
    for (const column of columns) {
      const index = rowsAt(store.state().values, name).length;
      if (index >= max) return;
      store.addRow(name);
      store.setValue(`${name}.${index}.${across}`, column);
    }
  };
  const label = rows.find(({ field }) => field.name === across)?.label ?? '';
  return offered.length > 0 ? <OfferedColumns {...{ name, label, offered }} onAdd={add} /> : null;
}
