import type { EntityModel, FieldModel } from '#contract/model.ts';
import { countsSince, sinceColumn, type WorkflowModel } from '#contract/workflow.ts';
import { serverTypeOf, serverTypes } from '#fields/types.server.ts';
import { typeOf } from '#fields/types.ts';
import type { ColumnShape, DefinedShape } from './DatabaseShape.ts';
import { foldFunction, sortFunction } from './functions.ts';
import { keyColumn, quoteName, quoteText, SEARCH_COLUMN, sortColumn, toMark } from './names.ts';

/** SQL type of a field's stored column; null when nothing is stored in the record's own table. */
const columnOf = (field: FieldModel) => (isStored(field) ? serverTypeOf(field).column(field) : null);

/** Rows of one customer each; else the table is the same for all. */
export const isTenant = (entity: EntityModel) => entity.owner !== 'global';

/** References of the schema's own; who wrote a row is a stamp and not checked. */
export const ownReferences = ({ fields }: EntityModel) =>
  fields.filter(({ name, reference }) => reference && name !== 'created_by' && name !== 'updated_by');

const ACCOUNT = { type: 'int8', nullable: true } as const;

/** Columns of an entity's table: key, fields, stamps, folded keys. */
export function toColumns(entity: EntityModel): ColumnShape[] {
  const first: ColumnShape[] = [{ name: 'id', type: 'int8', identity: true }];
  if (isTenant(entity)) first.unshift({ name: 'customer_id', type: 'int8' });
  const last = toStamps(entity);
  const own = new Set([...first, ...last].map((column) => column.name));
  const fields = storedFields(entity).filter(({ name }) => !own.has(name));
  return [
    ...first,
    ...fields,
    ...toParentColumn(entity),
    ...last,
    ...toKeyColumns(entity),
    ...toSortColumns(entity),
  ];
}

/** What the kit keeps of every row. Of one that a module writes only its making is known. */
function toStamps({ written, softDelete, workflows = [] }: EntityModel): ColumnShape[] {
  const made: ColumnShape[] = [
    { name: 'created_at', type: 'timestamptz', default: 'now()' },
    { name: 'created_by', ...ACCOUNT },
  ];
  if (written === 'module') return made;
  return [
    { name: 'version', type: 'int4', default: '1' },
    ...made,
    { name: 'updated_at', type: 'timestamptz', default: 'now()' },
    { name: 'updated_by', ...ACCOUNT },
    ...workflows.filter(countsSince).map(toSince),
    ...(softDelete ? [{ name: 'deleted_at', type: 'timestamptz', nullable: true }] : []),
  ];
}

const toSince = (workflow: WorkflowModel): ColumnShape => ({
  name: sinceColumn(workflow),
  type: 'timestamptz',
  default: 'now()',
  filledFrom: 'updated_at',
});

/** Child rows whose schema does not speak of the parent still point to it. */
function toParentColumn({ parent, fields }: EntityModel): ColumnShape[] {
  if (!parent || fields.some((field) => field.name === parent.foreignKey)) return [];
  return [{ name: parent.foreignKey, type: 'int8' }];
}

function storedFields(entity: EntityModel): ColumnShape[] {
  return entity.fields.flatMap((field) => {
    const type = columnOf(field);
    if (type === null) return [];
    const fill = printFill(field);
    return [
      {
        name: field.name,
        type: toShortType(type),
        // What a condition hides is not asked for.
        nullable: !field.required || field.visible !== undefined,
        fill,
        ...(entity.written === 'module' && { default: printDefault(field) }),
        settled: toSettled(field),
        renamedFrom: field.renamedFrom,
      },
    ];
  });
}

function toSettled(field: FieldModel): ColumnShape['settled'] {
  // What is worked out is worked out in its form.
  const sql = field.compute ? undefined : serverTypeOf(field).settle?.(quoteName(field.name));
  return sql === undefined ? undefined : { sql, mark: toMark(sql) };
}

const isStored = (field: FieldModel) => !field.links && !field.rows && field.compute?.stored !== false;

function printFill({ required, default: value }: FieldModel): string | undefined {
  if (!required || value === undefined || value === null) return undefined;
  return typeof value === 'string' ? quoteText(value) : String(value);
}

/** A default as PostgreSQL prints it back; of what the kit writes it is the kit that fills it in. */
function printDefault(field: FieldModel): string | undefined {
  const { default: value } = field;
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string')
    return `${quoteText(value)}::${typeOf(field).time === 'day' ? 'date' : 'text'}`;
  return typeof value === 'number' && value < 0 ? `'${value}'::integer` : String(value);
}

const LONG_TYPES: Readonly<Record<string, string>> = {
  bigint: 'int8',
  integer: 'int4',
  smallint: 'int2',
  boolean: 'bool',
  'double precision': 'float8',
  real: 'float4',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
};

/** `bigint[]` → `int8[]`, `numeric(12, 2)` → `numeric(12,2)`. */
export function toShortType(type: string): string {
  const [, base = '', rest = ''] = /^([a-z0-9_ ]+)(\(.*\)|\[\])?$/i.exec(type.trim()) ?? [undefined, type];
  const name = base.trimEnd().toLowerCase();
  return (LONG_TYPES[name] ?? name) + rest.replaceAll(' ', '');
}

/** Types whose cast to text never changes. */
const SEARCHABLE: ReadonlySet<string> = new Set(['text', 'int4', 'int8']);

/** Columns that text is ordered by. */
export const toSortColumns = (entity: EntityModel): ColumnShape[] =>
  entity.fields
    .filter((field) => field.ordered && columnOf(field) === 'text')
    .map(({ name }) => toGeneratedKey(sortColumn(name), `khuon_sort(${quoteName(name)})`, sortFunction));

/** Folded columns: for search, and for sorting codes in the order of code units. */
export function toKeyColumns(entity: EntityModel): ColumnShape[] {
  const keyed = keyedFields(entity).map((field) =>
    toGeneratedKey(keyColumn(field.name), `khuon_fold(${quoteName(field.name)})`, foldFunction),
  );
  const searched = storedFields(entity).filter(
    ({ name, type }) => entity.search.includes(name) && SEARCHABLE.has(type),
  );
  if (searched.length === 0) return keyed;
  const parts = searched.map(({ name }) => `coalesce(${quoteName(name)}::text, '')`);
  return [...keyed, toGeneratedKey(SEARCH_COLUMN, `khuon_fold(${parts.join(" || ' ' || ")})`, foldFunction)];
}

/** The mark holds the function too: when that changes, stored keys are worked out again. */
const toGeneratedKey = (name: string, expression: string, { mark }: DefinedShape): ColumnShape => ({
  name,
  type: 'text',
  nullable: true,
  collation: 'C',
  generated: { expression, mark: toMark(expression + mark) },
});

/** Folded columns that are searched for a part of the text; the others for its beginning, which needs no trigrams. */
export function toPartColumns(entity: EntityModel): string[] {
  const byBeginning = keyedFields(entity).filter(
    (field) => serverTypeOf(field).filters.text !== serverTypes.text.filters.text,
  );
  const names = new Set(byBeginning.map((field) => keyColumn(field.name)));
  return toKeyColumns(entity)
    .map((column) => column.name)
    .filter((name) => !names.has(name));
}

const keyedFields = (entity: EntityModel) =>
  entity.fields.filter((field) => field.key && columnOf(field) === 'text');
