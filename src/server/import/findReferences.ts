import type { ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { toForm } from '#contract/text.ts';
import { findEntity } from '#server/access/modelIndex.ts';
import type { SheetRecord } from './groupRows.ts';
import { kindOf, type ImportColumn } from './importColumns.ts';
import { Candidates } from './Candidates.ts';
import { findByNames, suggestName, type Reader } from './referenceForms.ts';

/** Puts ids in place of the names by which people call other records; names that lead nowhere become problems. */
export async function findReferences(
  reader: Reader,
  columns: readonly (ImportColumn | undefined)[],
  records: readonly SheetRecord[],
  mode: ImportModel['mode'] = 'create',
): Promise<void> {
  for (const column of columns) {
    if (!column?.isWritable) continue;
    if (column.field.links) await fillLinks(reader, column, records);
    if (!column.field.reference) continue;
    const places = records.flatMap((record) => placesOf(record, column));
    // Which child row of a stored record is meant may say which of several records is.
    const isOpen = mode === 'update' && kindOf(column) !== undefined;
    if (places.length > 0) await fillPlaces(reader, column, { places, isOpen });
  }
}

interface NamePlace {
  record: SheetRecord;
  target: Values;
  row: number;
  name: string;
}

function placesOf(record: SheetRecord, column: ImportColumn): NamePlace[] {
  const { rows, childRows, body } = record;
  const kind = kindOf(column);
  const targets = kind === undefined ? [body] : ((body[kind] ?? []) as Values[]);
  return targets.flatMap((target, index) => {
    const name = target[column.leaf];
    const row = (kind === undefined ? rows[0] : childRows[kind]?.[index]) ?? 0;
    return typeof name === 'string' ? [{ record, target, row, name }] : [];
  });
}

async function fillPlaces(
  reader: Reader,
  column: ImportColumn,
  { places, isOpen }: { places: readonly NamePlace[]; isOpen: boolean },
): Promise<void> {
  const { reference } = column.field;
  if (!reference) return;
  const by = { reference, lookup: column.lookup ?? [] };
  const missing = findEntity(reader.access.model, reference.entity)?.missing;
  const found = await findByNames(reader, by, [...new Set(places.map(({ name }) => name))]);
  const suggest = createSuggester();
  for (const { record, target, row, name } of places) {
    const all = found.get(name) ?? [];
    const [first, second] = all;
    if (first && !second) target[column.leaf] = first.id;
    else if (first && isOpen)
      target[column.leaf] = new Candidates(
        name,
        all.map(({ id }) => id),
      );
    else {
      delete target[column.leaf];
      const hint = first ? undefined : await suggest(name, () => suggestName(reader, by, name));
      const problem = first ? toAmbiguous(column, name) : toMissing(column, name, { hint, code: missing });
      record.problems.push({ row, column, ...problem });
    }
  }
}

/** A cell may name several records: `Kho Hà Nội, Kho Đà Nẵng`. */
async function fillLinks(
  reader: Reader,
  column: ImportColumn,
  records: readonly SheetRecord[],
): Promise<void> {
  const { links } = column.field;
  const named = records.filter(({ body }) => Array.isArray(body[column.leaf]));
  if (!links || named.length === 0) return;
  const namesOf = ({ body }: SheetRecord) => body[column.leaf] as string[];
  const by = { reference: { ...links, onDelete: 'restrict' }, lookup: column.lookup ?? [] } as const;
  const missing = findEntity(reader.access.model, links.entity)?.missing;
  const found = await findByNames(reader, by, [...new Set(named.flatMap(namesOf))]);
  const suggest = createSuggester();
  for (const record of named) {
    const ids: number[] = [];
    for (const name of namesOf(record)) {
      const [first, second] = found.get(name) ?? [];
      if (first && !second) ids.push(first.id);
      else {
        const hint = first ? undefined : await suggest(name, () => suggestName(reader, by, name));
        const problem = first ? toAmbiguous(column, name) : toMissing(column, name, { hint, code: missing });
        record.problems.push({ row: record.rows[0] ?? 0, column, ...problem });
      }
    }
    if (ids.length === namesOf(record).length) record.body[column.leaf] = ids;
    else Reflect.deleteProperty(record.body, column.leaf);
  }
}

/** Names that are looked for among all others, one sheet: each costs a walk through the records. */
const MAX_ASKED = 30;

/** Asks once for each mark, and for so many only: a wrong name often stands in every row. */
export function createSuggester(): (
  mark: string,
  ask: () => Promise<string | undefined>,
) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>();
  return (mark, ask) => {
    const answer = known.get(mark) ?? (known.size < MAX_ASKED ? ask() : Promise.resolve(undefined));
    if (known.size < MAX_ASKED) known.set(mark, answer);
    return answer;
  };
}

/** What is said of a name that leads nowhere, or not to a place that fits the cells before it. */
export function toMissing(
  { label }: ImportColumn,
  value: string,
  { hint, code = 'import_not_found' }: { hint: string | undefined; code?: string | undefined },
) {
  if (hint === undefined) return { code, params: { label, value } };
  return toForm(hint) === toForm(value)
    ? { code: 'import_out_of_place', params: { label, value } }
    : { code: 'import_did_you_mean', params: { label, value, hint } };
}

/** What is said of a name that several records have. */
export function toAmbiguous({ label }: ImportColumn, value: string) {
  return { code: 'import_ambiguous', params: { label, value } };
}
