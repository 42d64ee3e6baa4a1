import type { Field, Fields, LogicResult, OnRead } from '../logic/types.ts';
import { userFields } from '../logic/types.ts';
import { fieldsOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { factsOf, toScale, writtenOf } from './buildFieldFacts.ts';
import { passSince, remember } from './remember.ts';
import type { Source } from './buildSources.ts';
import type { DataFile, FieldFile } from './schemas.ts';
import type { ExpressionScope } from './types.ts';

/** Fields of an entity as conditions see them, `id` and the standard ones included. */
function buildEntityFields(context: Context, entity: Source<'entity'>): Fields {
  const { title } = entity.value;
  const open = context.openScopes.get(title);
  // Child rows that lead back to their parent end here.
  if (open !== undefined) {
    passSince(context.memory, open.depth);
    return open.fields;
  }
  return remember(context, `scope ${title}`, [entity], () => gatherFields(context, entity));
}

function gatherFields(context: Context, entity: Source<'entity'>): Fields {
  const { openScopes, memory } = context;
  const fields: Field[] = [{ name: 'id', type: 'integer', nullable: false }];
  openScopes.set(entity.value.title, { fields, depth: memory.making.length });
  for (const [name, field] of fieldsOf(context, entity)) {
    const isFilled =
      isAlwaysFilled(entity.value.required, name, field) || name === 'created_at' || name === 'updated_at';
    fields.push({ ...buildField(context, name, field, !isFilled), ...onReadOf(context, entity, field) });
  }
  openScopes.delete(entity.value.title);
  return fields;
}

/** What a field without a column is worked out from. */
function onReadOf(
  context: Context,
  { module }: Source<'entity'>,
  { 'x-compute': compute }: FieldFile,
): { onRead?: OnRead } {
  if (compute?.stored !== false) return {};
  return { onRead: { logic: compute.value, settings: settingsOf(context, module) } };
}

/** Fields of a form's own data as conditions see them. */
export function buildDataFields(context: Context, data: DataFile): Fields {
  return Object.entries(data.properties).map(([name, field]) =>
    buildField(context, name, field, !isAlwaysFilled(data.required, name, field)),
  );
}

/** Whether a finished record always has a value: one that a condition hides is not asked for. */
function isAlwaysFilled(required: readonly string[] | undefined, name: string, field: FieldFile): boolean {
  return required?.includes(name) === true && field['x-visible'] === undefined;
}

function buildField(context: Context, name: string, field: FieldFile, nullable: boolean): Field {
  const named = { name, nullable, ...valuesOf(context, field) };
  const { logic } = factsOf(field);
  if (logic === 'decimal') {
    return field.type === 'integer'
      ? { ...named, type: 'integer' }
      : { ...named, type: logic, scale: toScale(field) };
  }
  if (logic === 'list')
    return { ...named, type: isTextList(context, field) ? 'list<string>' : 'list<integer>' };
  if (logic === 'rows') return buildRows(context, named, field);
  return { ...named, type: logic === 'string' && isNumberEnum(context, field) ? 'integer' : logic };
}

function buildRows(context: Context, named: { name: string; nullable: boolean }, field: FieldFile): Field {
  const rows = field['x-rows'];
  const entity = context.entities.get(rows?.entity ?? '');
  if (rows === undefined || entity === undefined) return { ...named, type: 'opaque' };
  const softDelete = keepsDeleted(entity);
  const fields = buildEntityFields(context, entity);
  return {
    ...named,
    type: 'rows',
    rows: { fields, table: rows.entity, foreignKey: rows.foreignKey, softDelete },
  };
}

/** Whether rows that are deleted stay, marked; a module that writes rows by itself takes them away. */
export const keepsDeleted = ({ value }: Source<'entity'>): boolean =>
  writtenOf(value) === undefined && value['x-softDelete'] !== false;

function valuesOf(context: Context, field: FieldFile): { values?: readonly (string | number)[] } {
  const model = field['x-enum'] === undefined ? undefined : context.enums.get(field['x-enum']);
  return model === undefined || factsOf(field).logic === 'list'
    ? {}
    : { values: model.value.values.map(({ value }) => value) };
}

/** Whether the codes of a field's enum are numbers. */
export function isNumberEnum(context: Context, field: FieldFile): boolean {
  return field['x-enum'] !== undefined && context.enums.get(field['x-enum'])?.value.type === 'integer';
}

function isTextList(context: Context, field: FieldFile): boolean {
  return field['x-links'] === undefined && field.items?.type !== 'integer' && !isNumberEnum(context, field);
}

/** What an expression must give to fit a field. */
export function resultOf(context: Context, field: FieldFile, isRequired: boolean): LogicResult {
  const { type, nullable } = buildField(context, '', field, !isRequired);
  return { type, nullable };
}

type Part = 'old' | 'parent' | 'user';

/** Scope of a condition over a record; `parts` says what else it may look at. */
export function buildRecordScope(
  context: Context,
  entity: Source<'entity'>,
  parts: readonly Part[],
): ExpressionScope {
  const record = buildEntityFields(context, entity);
  const parent = parts.includes('parent') ? context.parents.get(entity.value.title)?.entity : undefined;
  return {
    record,
    recordEntity: entity.value.title,
    ...(parts.includes('old') ? { old: record } : {}),
    ...(parent === undefined
      ? {}
      : { parent: buildEntityFields(context, parent), parentEntity: parent.value.title }),
    ...(parts.includes('user') ? { user: userFields } : {}),
    ...settingsPart(context, entity.module),
  };
}

/** Settings that a condition of a module may name; no root where there are none. */
function settingsPart(context: Context, module: string): Pick<ExpressionScope, 'settings'> {
  const fields = settingsOf(context, module);
  return fields.length === 0 ? {} : { settings: fields };
}

/** Settings of the module and of those that it uses. */
const settingsOf = (context: Context, module: string): Fields =>
  remember(context, `settings ${module}`, [], () => readSettings(context, module));

function readSettings(context: Context, module: string): Fields {
  const names = [module, ...(context.modules.get(module)?.value.uses ?? [])];
  return names.flatMap((name) => {
    const properties = context.modules.get(name)?.value.settings ?? {};
    const required = Object.entries(properties).flatMap(([key, field]) =>
      field.default === undefined || field.default === null ? [] : [key],
    );
    return buildDataFields(context, { properties, required });
  });
}

/** Scope of a condition over a form's own data. */
export function buildDataScope(context: Context, data: DataFile): ExpressionScope {
  return { record: buildDataFields(context, data), user: userFields };
}
