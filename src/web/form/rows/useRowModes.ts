import { useState } from 'react';
import { useForm, useFormState } from '../FormContext.ts';
import type { RowMode } from '../FormDefinition.ts';
import type { FormStore } from '../FormStore.ts';
import { rowsAt } from '../place.ts';

export interface RowModes {
  /** How many rows each shows, in the order of the modes. */
  counts: readonly number[];
  /** Key of the chosen one; null: all rows. */
  chosen: string | null;
  choose: (key: string | null) => void;
  /** Keys of the rows that are shown; null: all. */
  only: ReadonlySet<number> | null;
}

interface Chosen {
  key: string;
  /** Keys of the rows as they stood when it was chosen: nothing goes away while somebody types. */
  others: ReadonlySet<number>;
}

const isIn = (store: FormStore, name: string, index: number, { where }: RowMode): boolean =>
  where(store.context(`${name}.${index}`));

/** Which child rows are looked at. New ones, and those that are refused, are always among them. */
export function useRowModes(name: string, modes: readonly RowMode[]): RowModes {
  const { store } = useForm();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const counts = useFormState(store, ({ record }) =>
    modes
      .map((mode) => rowsAt(record, name).filter((_, index) => isIn(store, name, index, mode)).length)
      .join(' '),
  );
  const refused = useFormState(store, ({ problems }) =>
    [...problems.keys()].filter((path) => path.startsWith(`${name}.`)).join(' '),
  );
  const choose = (key: string | null): void => {
    const mode = modes.find((one) => one.key === key);
    if (!mode) return setChosen(null);
    const keys = store.rowKeys.of(name, rowsAt(store.state().record, name).length);
    const others = new Set(keys.filter((_, index) => !isIn(store, name, index, mode)));
    setChosen({ key: mode.key, others });
  };
  return {
    counts: counts === '' ? [] : counts.split(' ').map(Number),
    chosen: chosen?.key ?? null,
    choose,
    only: chosen && shownOf(store, name, chosen, refused),
  };
}

function shownOf(store: FormStore, name: string, { others }: Chosen, refused: string): ReadonlySet<number> {
  const keys = store.rowKeys.of(name, rowsAt(store.state().record, name).length);
  const wrong = new Set(refused.split(' ').map((path) => Number(path.split('.')[1])));
  return new Set(keys.filter((key, index) => !others.has(key) || wrong.has(index)));
}
