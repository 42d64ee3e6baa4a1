import type { Access } from './buildAccess.ts';
import { findStoodFor } from './buildBehind.ts';
import { at, checkFields, fieldsOf, findField, transitionsOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { STANDARD, factsOf, writtenOf } from './buildFieldFacts.ts';
import { buildCalls, buildData } from './buildCalls.ts';
import { buildFields } from './buildFields.ts';
import type { FieldsOwner } from './buildFields.ts';
import { buildChecks } from './buildChecks.ts';
import { toFieldLabel } from './buildLabel.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { hintOf } from './buildReport.ts';
import { buildRecordScope, keepsDeleted } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { buildPeriod, buildPeriodRule } from './buildPeriod.ts';
import { buildPii } from './buildPii.ts';
import { buildView, hasNumberId } from './buildView.ts';
import type { BuiltView } from './ViewSql.ts';
import type { KeptColumns } from './buildKeys.ts';
import { buildReads } from './buildWalls.ts';
import { buildTree, rowRuleOf } from './buildTree.ts';
import { checkRevealing } from './checkWalls.ts';
import { checkWritten } from './checkWritten.ts';
import type { RuleFile, UniqueFile } from './schemas.ts';
import type { ModelEntity, ModelField, ModelRule } from './types.ts';

/** What other files say of an entity. */
export interface EntityFacts {
  readonly access: Access;
  readonly kept: KeptColumns;
}

export function buildEntity(context: Context, source: Source<'entity'>, facts: EntityFacts): ModelEntity {
  const { value } = source;
  const name = value.title;
  checkFieldLists(context, source);
  checkWritten(context, source);
  const view = buildView(context, source);
  const written = writtenOf(value);
  return {
    ...buildOrigin(source),
    name,
    table: name,
    label: context.texts.need(`entity.${name}`, at(source, 'title')),
    owner: value['x-owner'] ?? 'customer',
    fields: [
      ...hideBehind(view, buildOwnFields(context, source, facts.kept)),
      ...buildStandardFields(context, source),
    ],
    display: buildDisplay(context, source),
    search: value['x-search'] ?? [],
    unique: (value['x-unique'] ?? []).map((unique, index) => buildUnique(context, source, unique, index)),
    index: value['x-index'] ?? [],
    ...facts.access,
    ...(view && { lookup: null }),
    rules: [
      ...buildPeriodRule(context, source),
      ...(value['x-rules'] ?? [])
        .map((rule, index) => buildRule(context, source, rule, index))
        .filter(isBuilt),
    ],
    hasWorkflow: context.workflows.has(name),
    audit: written === undefined && (value['x-audit'] ?? true),
    softDelete: keepsDeleted(source),
    live: value['x-live'] ?? false,
    ...given({
      written,
      missing: value['x-missing'] && context.texts.need(value['x-missing'], at(source, 'x-missing')),
      view: view ? toView(source, view) : undefined,
      period: buildPeriod(context, source),
      checks: buildChecks(context, source),
      pii: buildPii(context, source),
      calls: buildCalls(context, source),
      data: buildData(context, source),
      tree: buildTree(context, source),
      visibleRows: buildVisibleRows(context, source),
      changeableRows: buildChangeableRows(context, source),
      parent: buildParent(context, name),
      selection: buildSelection(context, source),
      description: value.description,
    }),
  };
}

function toView(source: Source<'entity'>, view: BuiltView): NonNullable<ModelEntity['view']> {
  const { text, params, sources, walls } = view;
  const within = [source.value['x-view']?.join ?? []].flat().find((join) => join.within)?.within;
  const id = hasNumberId(source) ? 'number' : 'text';
  const of = findStoodFor(source);
  return {
    sql: { text, params },
    sources,
    id,
    ...given({ of }),
    walls,
    ...(within && { within: { asked: within.asked, days: within.days } }),
  };
}

/** Fields of a view are for those alone who may see all that they are worked out from. */
function hideBehind(view: BuiltView | null, fields: readonly ModelField[]): readonly ModelField[] {
  if (view === null) return fields;
  return fields.map((field) => {
    const own = field.read === undefined ? [] : [field.read, ...(field.walls ?? [])];
    const [read, ...walls] = [...own, ...(view.fieldWalls.get(field.name) ?? [])];
    return { ...field, ...given({ read, walls: walls.length > 0 ? walls : undefined }) };
  });
}

function buildVisibleRows(context: Context, source: Source<'entity'>): ModelEntity['visibleRows'] {
  const scope = buildRecordScope(context, source, ['user']);
  const place = at(source, 'x-rows-visible');
  return buildCondition({ context, scope, place }, rowRuleOf(context, source));
}

function buildChangeableRows(context: Context, source: Source<'entity'>): ModelEntity['changeableRows'] {
  const rule = source.value['x-rows-changeable'];
  const place = at(source, 'x-rows-changeable');
  if (rule === undefined) return undefined;
  if (source.value['x-view'] !== undefined || source.value['x-written'] !== undefined)
    context.report.at(place, 'GEN211', 'needs records that people change.');
  context.texts.need(`rule.${source.value.title}.changeable`, place);
  return buildCondition({ context, scope: buildRecordScope(context, source, ['user']), place }, rule);
}

function isBuilt<Value>(value: Value | null): value is Value {
  return value !== null;
}

function checkFieldLists(context: Context, source: Source<'entity'>): void {
  const { value } = source;
  checkFields(context, source, value.required, at(source, 'required'));
  for (const [index, names] of (value['x-index'] ?? []).entries()) {
    checkFields(context, source, names, at(source, 'x-index', index));
  }
  for (const [index, name] of (value['x-search'] ?? []).entries()) {
    const place = at(source, 'x-search', index);
    const field = findField(context, source, name, place);
    if (field === null || factsOf(field).can?.includes('search') === true) continue;
    context.report.at(place, 'GEN213', `"${name}" is no text, so it cannot be searched.`);
  }
}

function buildOwnFields(context: Context, source: Source<'entity'>, kept: KeptColumns): ModelField[] {
  const { value } = source;
  const owner: FieldsOwner = {
    place: at(source, 'properties'),
    required: value.required ?? [],
    entity: source,
    scope: buildRecordScope(context, source, ['old', 'parent', 'user']),
    computeScope: buildRecordScope(context, source, ['parent']),
    kept,
    toLabel: (name, place) => context.texts.need(`${value.title}.${name}`, { ...place, on: 'key' }),
  };
  return buildFields(context, value.properties, owner);
}

function buildStandardFields(context: Context, source: Source<'entity'>): ModelField[] {
  const names = [...fieldsOf(context, source)].filter(([name]) => name in STANDARD);
  return names.map(([name, field]) => {
    const target = field['x-reference']?.entity;
    const isDate = target === undefined;
    return {
      name,
      label: toFieldLabel(context, source.value.title, name),
      type: isDate ? 'date_time' : 'reference',
      json: isDate ? 'string' : 'integer',
      ...(isDate ? { required: true } : { reference: { entity: target, onDelete: 'restrict' } }),
      readOnly: true,
      standard: true,
      ...given({ read: field['x-access']?.read }),
    };
  });
}

function buildDisplay(context: Context, source: Source<'entity'>): ModelEntity['display'] {
  const template = source.value['x-display'] ?? '#{id}';
  const place = at(source, 'x-display');
  return template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('{')) return part;
      const field = part.slice(1, -1);
      const found = field === 'id' ? null : findField(context, source, field, place);
      return { field, ...(found && factsOf(found).logic === 'date' && { time: 'day' as const }) };
    });
}

function buildUnique(
  context: Context,
  source: Source<'entity'>,
  unique: UniqueFile,
  index: number,
): ModelEntity['unique'][number] {
  const place = at(source, 'x-unique', index);
  checkFields(context, source, unique.fields, under(place, 'fields'));
  const message = unique.message ?? 'messages.duplicate';
  const scope = buildRecordScope(context, source, []);
  context.texts.need(
    message,
    under(place, 'message'),
    unique.message === undefined ? '_shared' : source.module,
  );
  return {
    key: unique.key ?? unique.fields.join('_'),
    fields: unique.fields,
    message,
    ...given({ where: buildCondition({ context, scope, place: under(place, 'where') }, unique.where) }),
    ...flags({ global: unique.global }),
    ...given({ nulls: unique.nulls }),
  };
}

/** A reference of the entity itself. */
function buildSelection(context: Context, source: Source<'entity'>): string | undefined {
  const name = source.value['x-selection'];
  if (name === undefined) return undefined;
  const field = findField(context, source, name, at(source, 'x-selection'));
  if (field !== null && source.value.properties[name]?.['x-type'] !== 'reference')
    context.report.at(
      at(source, 'x-selection'),
      'GEN212',
      `"${name}" is no reference, by which records are selected.`,
    );
  return name;
}

function buildRule(
  context: Context,
  source: Source<'entity'>,
  rule: RuleFile,
  index: number,
): ModelRule | null {
  const place = at(source, 'x-rules', index);
  for (const key of ['at', 'value'] as const) {
    const name = rule[key];
    if (name !== undefined) findField(context, source, name, under(place, key));
  }
  if (rule.value !== undefined && (rule.level ?? 'error') === 'error')
    context.report.at(
      under(place, 'value'),
      'GEN212',
      'belongs to a warning or question: an error would say what the writer may not see.',
    );
  checkMoments(context, source, rule, index);
  const scope = buildRecordScope(context, source, ['old', 'parent', 'user']);
  const check = buildCondition({ context, scope, place: under(place, 'check') }, rule.check);
  const message = context.texts.need(
    rule.message ?? `rule.${source.value.title}.${rule.key}`,
    under(place, 'key'),
  );
  if (check === undefined) return null;
  checkRevealing({ context, entity: source, place }, rule, check);
  const { key, level = 'error', on = ['create', 'update'] } = rule;
  const reads = buildReads(context, source, check);
  return { key, check, level, on, message, ...given({ at: rule.at, value: rule.value, reads }) };
}

/** `on` names create, update or a transition of the entity. */
function checkMoments(context: Context, source: Source<'entity'>, rule: RuleFile, index: number): void {
  const transitions = transitionsOf(context, source.value.title);
  const moments = ['create', 'update', ...transitions.map(({ key }) => key)];
  for (const [number, moment] of (rule.on ?? []).entries()) {
    if (moments.includes(moment)) continue;
    const place = at(source, 'x-rules', index, 'on', number);
    const text = `"${moment}" is neither create nor update nor a transition of ${source.value.title}.`;
    context.report.at(place, 'GEN205', text, hintOf(moment, moments));
  }
}

function buildParent(context: Context, name: string): ModelEntity['parent'] | undefined {
  const parent = context.parents.get(name);
  return parent && { entity: parent.entity.value.title, foreignKey: parent.foreignKey, field: parent.field };
}
