import { useMemo, useState } from 'react';
import type { Row } from '#contract/logic.ts';
import { LOCALES } from '#fields/decimal/numberText.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm } from '../FormContext.ts';
import { rowsAt } from '../place.ts';

export interface RowOrder {
  /** Numbers of the rows in the order in which they are drawn. */
  order: readonly number[];
  /** The column by which they were sorted. */
  field: string | null;
  isDown: boolean;
  /** Sorts by a column; a second time the other way round, a third time as they were. */
  sortBy: (field: string) => void;
}

interface Sorted {
  field: string;
  isDown: boolean;
  /** Keys of the rows, as they stood when it was sorted: nothing moves while somebody types. */
  keys: readonly number[];
}

/** Sorts child rows for the eye, and leaves out those that are not looked at; what is saved keeps its order. */
export function useRowOrder(
  name: string,
  keys: readonly number[],
  only: ReadonlySet<number> | null,
): RowOrder {
  const { store } = useForm();
  const { values } = useFieldTools();
  const [sorted, setSorted] = useState<Sorted | null>(null);
  // A new set of the same rows is the same.
  const mark = only && [...only].join();
  const order = useMemo(
    () => toOrder(keys, sorted).filter((index) => !only || only.has(keys[index] ?? -1)),
    // oxlint-disable-next-line react/exhaustive-deps
    [keys, sorted, mark],
  );
  const sortBy = (field: string): void => {
    const isDown = sorted?.field === field;
    if (isDown && sorted.isDown) return setSorted(null);
    const { record, values: typed } = store.state();
    const rows = rowsAt(record, name).map((row, at) => ({ ...row, ...labelsOf(rowsAt(typed, name)[at]) }));
    const compare = createCompare(
      field,
      new Intl.Collator(LOCALES[values.language], { numeric: true }).compare,
    );
    const numbers = rows.map((_, index) => index);
    numbers.sort((a, b) => (isDown ? -1 : 1) * compare(rows[a] ?? {}, rows[b] ?? {}) || a - b);
    setSorted({ field, isDown, keys: numbers.map((index) => keys[index] ?? -1) });
  };
  return { order, field: sorted?.field ?? null, isDown: sorted?.isDown ?? false, sortBy };
}

/** Rows that came later stand at the end. */
function toOrder(keys: readonly number[], sorted: Sorted | null): readonly number[] {
  const all = keys.map((_, index) => index);
  if (!sorted) return all;
  const places = new Map(keys.map((key, index) => [key, index]));
  const first = sorted.keys.flatMap((key) => places.get(key) ?? []);
  const seen = new Set(first);
  return [...first, ...all.filter((index) => !seen.has(index))];
}

/** Records are compared as they are read. */
function labelsOf(row: Row = {}): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name.endsWith('.label')));
}

function createCompare(field: string, compareText: (a: string, b: string) => number) {
  const read = (row: Row): unknown => row[`${field}.label`] ?? row[field] ?? null;
  return (a: Row, b: Row): number => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return compareText(String(one), String(other));
  };
}
