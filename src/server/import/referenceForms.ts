import type { Row } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { ReferenceModel } from '#contract/reference.ts';
import { fold, toForm } from '#contract/text.ts';
import type { Filters } from '#contract/wire.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { foldedKey } from '#fields/text/text.server.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { toSource, whereOwn, type Query } from '#server/list/Query.ts';
import { Binder } from '#server/list/Statement.ts';
import type { Change } from '#server/write/runChange.ts';

/** What reading needs of a change. */
export type Reader = Pick<Change, 'tx' | 'access' | 'now' | 'scope'>;

/** A record that a name leads to; `values` are the columns that were asked for. */
export interface Found {
  id: number;
  values: Row;
}

/** How records of a reference are called. */
export interface NameLookup {
  reference: ReferenceModel;
  /** Fields that may hold the name, the first that knows it counts: a barcode before an article number. */
  lookup: readonly string[];
}

/** Share of three-letter pieces (pg_trgm) from which a name counts as meant. */
const NEAR = 0.4;

/**
 * The records that names lead to.
 * @param columns to read beside.
 */
export async function findByNames(
  reader: Reader,
  { reference, lookup }: NameLookup,
  names: readonly string[],
  columns: readonly string[] = [],
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const entity = entityOf(reader.access.model, reference.entity);
  const found = new Map<string, Found[]>();
  for (const by of lookup) {
    const left = new Map(
      names.filter((name) => !found.has(name)).map((name) => [name, formOf(entity, by, name)]),
    );
    if (left.size === 0) break;
    const forms = [...new Set(left.values())];
    const rows = await readForms(reader, entity, by, { columns, forms, where: [reference.where ?? {}] });
    const byForm = new Map<string, Found[]>();
    for (const row of rows) byForm.set(row.form, [...(byForm.get(row.form) ?? []), row]);
    for (const [name, form] of left) {
      const fitting = byForm.get(form);
      if (fitting) found.set(name, fitting);
    }
  }
  return found;
}

/** The name that was most likely meant, of the records that fit any of the conditions; undefined when none is close. */
export async function suggestName(
  reader: Reader,
  { reference, lookup }: NameLookup,
  typed: string,
  conditions: readonly Filters[] = [{}],
): Promise<string | undefined> {
  const entity = entityOf(reader.access.model, reference.entity);
  const shown = entity.search[0] ?? lookup[0] ?? '';
  const where = conditions.map((one) => ({ ...one, ...reference.where }));
  for (const by of lookup) {
    const [row] = await readForms(reader, entity, by, { columns: [shown], near: toForm(typed), where });
    if (row) return String(row.values[shown] ?? row.form);
  }
  return undefined;
}

/** A typed name as a field has it: tags are kept as forms, texts are compared without accents and case. */
function formOf(entity: EntityModel, by: string, name: string): string {
  return findField(entity, by)?.json === 'array' ? toForm(name) : fold(name);
}

interface FormQuery {
  columns: readonly string[];
  /** Forms that are asked for, or one that the nearest is asked for. */
  forms?: readonly string[];
  near?: string;
  /** Any of these; values are single. */
  where: readonly Filters[];
}

async function readForms(
  { tx, access, now }: Reader,
  entity: EntityModel,
  by: string,
  { columns, forms, near, where }: FormQuery,
): Promise<(Found & { form: string })[]> {
  const { values, bind } = new Binder();
  const query = { access, bind, now };
  const tests = [
    whereOwn(entity, query),
    `(${where.map((one) => toTest(entity, one, query)).join(' OR ')})`,
    ...(forms ? [`f.form = ANY(${bind(forms, 'text[]')})`] : []),
  ];
  const share = near === undefined ? '' : `similarity(f.form, ${bind(near, 'text')})`;
  const nearest = share && ` AND ${share} >= ${NEAR} ORDER BY ${share} DESC, f.form LIMIT 1`;
  const asked = columns.map((name) => `, t.${quoteName(name)} AS ${quoteName(`v_${name}`)}`).join('');
  const { rows } = await tx.query(
    `SELECT t."id", f.form${asked} FROM ${quoteName(entity.table)} t CROSS JOIN LATERAL (${toForms(entity, by, query)}) f WHERE ${tests.join(' AND ')}${nearest}`,
    values,
  );
  return rows.map((row) => ({
    form: String(row['form']),
    id: Number(row['id']),
    values: Object.fromEntries(columns.map((name) => [name, row[`v_${name}`]])),
  }));
}

/** The forms of one record's name: each of its tags, or its text without accents and case. */
function toForms(entity: EntityModel, by: string, query: Query): string {
  const field = findField(entity, by);
  if (!field) throw new Error(`${entity.name} has no field "${by}"`);
  const source = toSource({ alias: 't', entity }, field, query);
  if (field.json === 'array') return `SELECT unnest(${source.value}) AS form`;
  return `SELECT ${foldedKey(source.key ? source : { ...source, value: `${source.value}::text` })} AS form`;
}

function toTest(entity: EntityModel, where: Filters, { bind }: Query): string {
  const tests = Object.entries(where).map(([name, value]) => {
    const field = findField(entity, name);
    const type = field ? serverTypeOf(field).column(field) : 'text';
    return `t.${quoteName(name)} = ANY(${bind(Array.isArray(value) ? value : [value], `${type}[]`)})`;
  });
  return tests.length === 0 ? 'true' : tests.join(' AND ');
}
