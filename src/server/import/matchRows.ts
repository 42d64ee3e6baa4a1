import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { Candidates } from './Candidates.ts';
import type { SheetRecord } from './groupRows.ts';
import { toAmbiguous } from './findReferences.ts';
import type { RecordPlan } from './runRecords.ts';

/**
 * The body by which a sheet changes a stored record: child rows that must be unique in it are those that agree in what the sheet says of
 * it, and the stored ones that it does not name stay. What nothing makes unique takes the place of what was there.
 */
export function matchRows(
  entity: EntityModel,
  record: SheetRecord,
  old: Values,
  { columns }: RecordPlan,
): Values {
  const body = { ...record.body };
  for (const { name, rows } of entity.fields)
    if (rows?.unique && Array.isArray(body[name]))
      body[name] = matchKind({ name, unique: rows.unique }, record, (old[name] ?? []) as Values[], columns);
  return body;
}

function matchKind(
  { name: kind, unique }: { name: string; unique: readonly string[] },
  record: SheetRecord,
  stored: readonly Values[],
  columns: RecordPlan['columns'],
): Values[] {
  const named = new Set<unknown>();
  const rows = (record.body[kind] as Values[]).map((given, index) => {
    const row = choose(given, stored);
    const { match, unclear } = findRow(row, stored, unique);
    const column = columns.find((one) => one?.key === `${kind}.${unclear ?? ''}`);
    if (column)
      record.problems.push({
        row: record.childRows[kind]?.[index] ?? 0,
        column,
        ...toAmbiguous(column, nameOf(row[column.leaf])),
      });
    if (!match) return row;
    named.add(match['id']);
    const values = Object.entries(row).filter(([name]) => !unique.includes(name));
    return { ...Object.fromEntries(values), id: match['id'] };
  });
  return [...rows, ...stored.filter(({ id }) => !named.has(id)).map(({ id }) => ({ id }))];
}

/** The stored row that is meant; `unclear` is what leaves it open which. */
function findRow(
  row: Values,
  stored: readonly Values[],
  unique: readonly string[],
): { match?: Values; unclear?: string } {
  const fitting = stored.filter((one) => unique.every((name) => fits(row[name], one[name])));
  const exact = fitting.find((one) => unique.every((name) => (row[name] ?? null) === (one[name] ?? null)));
  const match = exact ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (match) return { match };
  const open = unique.find((name) => row[name] instanceof Candidates);
  const empty = fitting.length > 1 ? unique.find((name) => isEmpty(row[name])) : undefined;
  const unclear = open ?? empty;
  return unclear === undefined ? {} : { unclear };
}

/** Of several records with one name, that which other rows of the stored record mean. */
function choose(row: Values, stored: readonly Values[]): Values {
  const chosen = Object.entries(row).map(([name, value]) => {
    if (!(value instanceof Candidates)) return [name, value] as const;
    const named = value.ids.filter((id) => stored.some((one) => one[name] === id));
    return [name, named.length === 1 ? named[0] : value] as const;
  });
  return Object.fromEntries(chosen);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

const nameOf = (value: unknown): string => (value instanceof Candidates ? value.name : '');

/** What a sheet leaves open fits any. */
const fits = (wanted: unknown, stored: unknown): boolean =>
  isEmpty(wanted) ||
  wanted === stored ||
  (wanted instanceof Candidates && wanted.ids.some((id) => id === stored));
