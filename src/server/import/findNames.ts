import { NOBODY } from '#contract/logic.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { defaultsOf } from '#contract/record.ts';
import type { Filters, Scalar } from '#contract/wire.ts';
import { chooseNames, firstFilled } from './chooseNames.ts';
import { createSuggester, toAmbiguous, toMissing } from './findReferences.ts';
import type { SheetRecord } from './groupRows.ts';
import type { ImportColumn } from './importColumns.ts';
import { findByNames, suggestName, type Found, type Reader } from './referenceForms.ts';

/** A column with the name of a record, and what each of its names may mean. */
interface NameColumn {
  column: ImportColumn;
  field: FieldModel;
  found: ReadonlyMap<string, readonly Found[]>;
}

/** What the records of a sheet have beside their rows. */
export interface NameContext {
  entity: EntityModel;
  /** Values that all records get. */
  given: Row;
}

/**
 * Finds the records whose names a sheet has as text (`find`), those that depend on each other together, and puts their ids
 * beside the text. Where the first of them is not asked for (the address of another country), the text is all there is.
 */
export async function findNames(
  reader: Reader,
  columns: readonly (ImportColumn | undefined)[],
  records: readonly SheetRecord[],
  context: NameContext,
): Promise<void> {
  const chain = await readChain(reader, columns, records);
  const usual = defaultsOf(context.entity.fields, reader.scope.today);
  const askOnce = createSuggester();
  const suggest: Suggest = (step, name, where) =>
    askOnce(JSON.stringify([step.field.name, name, where]), () => ask(reader, step, name, where));
  for (const record of records) {
    const steps = chain.filter(({ column }) => typeof record.body[column.leaf] === 'string');
    const given = { ...context.given, ...record.body };
    if (steps[0] && steps[0] === chain[0] && isAsked(steps[0].field, { ...usual, ...given }))
      await fillRecord(record, steps, { given, usual }, suggest);
  }
}

async function readChain(
  reader: Reader,
  columns: readonly (ImportColumn | undefined)[],
  records: readonly SheetRecord[],
): Promise<NameColumn[]> {
  const chain: NameColumn[] = [];
  for (const column of sortColumns(columns)) {
    const { finds: field, lookup = [] } = column;
    if (!field?.reference) continue;
    const names = new Set(records.flatMap(({ body }) => toName(body[column.leaf])));
    const beside = Object.keys(field.reference.dependsOn ?? {});
    const found = await findByNames(reader, { reference: field.reference, lookup }, [...names], beside);
    chain.push({ column, field, found });
  }
  return chain;
}

const toName = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** What others depend on comes first. */
function sortColumns(columns: readonly (ImportColumn | undefined)[]): ImportColumn[] {
  const left = columns.filter((column) => column?.finds !== undefined) as ImportColumn[];
  const sorted: ImportColumn[] = [];
  while (left.length > 0) {
    const names = new Set(left.map(({ finds }) => finds?.name ?? ''));
    const next = left.findIndex(({ finds }) => !sourcesOf(finds).some((name) => names.has(name)));
    sorted.push(...left.splice(Math.max(0, next), 1));
  }
  return sorted;
}

const sourcesOf = (field: FieldModel | undefined): string[] =>
  Object.values(field?.reference?.dependsOn ?? {}).flat();

function isAsked({ visible }: FieldModel, record: Row): boolean {
  return (
    visible?.({ record, parent: {}, old: null, input: {}, user: NOBODY, settings: {}, now: '', today: '' }) ??
    true
  );
}

/** The name that was most likely typed, of the records that fit any of the conditions. */
type Suggest = (step: NameColumn, name: string, where: readonly Filters[]) => Promise<string | undefined>;

async function fillRecord(
  record: SheetRecord,
  steps: readonly NameColumn[],
  { given, usual }: { given: Row; usual: Row },
  suggest: Suggest,
): Promise<void> {
  const nameOf = ({ column }: NameColumn) => String(record.body[column.leaf]);
  const chosen = chooseNames(
    steps.map((step) => ({ field: step.field, candidates: step.found.get(nameOf(step)) ?? [] })),
    given,
    usual,
  );
  if ('values' in chosen) {
    Object.assign(record.body, chosen.values);
    for (const { column } of steps) delete record.body[column.leaf];
    return;
  }
  const step = steps['several' in chosen ? chosen.several : chosen.failed];
  if (!step) return;
  const { column, field } = step;
  const row = record.rows[0] ?? 0;
  const name = nameOf(step);
  if ('several' in chosen) record.problems.push({ row, column, ...toAmbiguous(column, name) });
  else {
    const where = chosen.held.map((values) => toConditions(field, values, given));
    const hint = await suggest(step, name, where);
    record.problems.push({ row, column, ...toMissing(column, name, { hint }) });
  }
}

function ask(
  reader: Reader,
  { column, field }: NameColumn,
  name: string,
  where: readonly Filters[],
): Promise<string | undefined> {
  return field.reference
    ? suggestName(reader, { reference: field.reference, lookup: column.lookup ?? [] }, name, where)
    : Promise.resolve(undefined);
}

/** What a record must be to fit the names before. */
function toConditions({ reference }: FieldModel, values: Values, given: Row): Filters {
  const conditions: Record<string, Scalar> = {};
  for (const [other, sources] of Object.entries(reference?.dependsOn ?? {})) {
    const filled = firstFilled(sources, values, given);
    if (filled !== undefined) conditions[other] = filled as Scalar;
  }
  return conditions;
}
