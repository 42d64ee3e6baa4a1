import type { Values } from '#contract/logic.ts';
import type { ScanModel } from '#contract/quote.ts';
import type { FormStore } from '../FormStore.ts';
import { rowsAt } from '../place.ts';

/** What became of a scanned code: a row more or one piece more, a piece that is there already, nothing known, no room. */
export interface Scanned {
  kind: 'added' | 'twice' | 'unknown' | 'full';
  label: string;
  count: number;
}

interface Place {
  name: string;
  model: ScanModel;
  fields: readonly string[];
  max: number;
}

const valueOf = (row: Values, field: string): unknown => row[field] ?? null;

/** Puts what a code stands for into the rows; `given` is a row without its count, undefined where the code is none. */
export function addScanned(
  store: FormStore,
  { name, model, fields, max }: Place,
  given: Values | undefined,
): Scanned {
  if (!given) return { kind: 'unknown', label: '', count: 0 };
  const { count } = model;
  const own = fields.filter((field) => field !== count && field in given);
  const label = String(own.map((field) => given[`${field}.label`]).find(Boolean) ?? '');
  const empty = store.emptyRow(name);
  const isEmpty = (row: Values): boolean => JSON.stringify(row) === JSON.stringify(empty);
  const rows = rowsAt(store.state().values, name).filter((row) => !isEmpty(row));
  const at = rows.findIndex((row) => own.every((field) => valueOf(row, field) === valueOf(given, field)));
  const found = rows[at];
  if (found && own.includes(String(given['piece_by']))) return { kind: 'twice', label, count: 1 };
  if (!found && rows.length >= max) return { kind: 'full', label, count: max };
  const pieces = given[count] ?? given['quantity'];
  const more = typeof pieces === 'number' ? pieces : 1;
  const total = Number(found?.[count] ?? 0) + more;
  const members = own.flatMap((field) => [field, `${field}.label`]).filter((field) => field in given);
  const row = {
    ...(found ?? { ...empty, ...Object.fromEntries(members.map((field) => [field, given[field]])) }),
    [count]: total,
  };
  store.setRows(name, found ? rows.map((one) => (one === found ? row : one)) : [...rows, row], []);
  return { kind: 'added', label, count: total };
}
