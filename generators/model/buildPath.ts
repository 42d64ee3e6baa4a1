import { checkReadable, fieldsOf, findEntity, findField, toEntityName } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import { toType } from './buildFieldFacts.ts';
import type { Source } from './buildSources.ts';
import type { FieldFile } from './schemas.ts';
import type { ListSite } from './site.ts';
import type { ModelPath } from './types.ts';

/** A resolved path with the schema of its last field. */
export interface FoundPath {
  readonly path: ModelPath;
  readonly field: FieldFile;
  readonly leafEntity: Source<'entity'>;
}

interface Step {
  readonly field: string;
  readonly kind: 'reference' | 'rows' | 'referring';
  readonly entity: Source<'entity'>;
}

/** Walks `warehouse_id.code_name` or `lines.sku` from an entity; null after a report. */
export function findPath(
  context: Context,
  entity: Source<'entity'>,
  key: string,
  place: Place,
): FoundPath | null {
  return follow({ context, entity, place, isRowsAnywhere: false }, key);
}

/**
 * As `findPath`. A filter asks whether there is such a row, which the record that a reference leads to may have as well
 * (`combo_id.items.goods_id`), or which refers to the record: `goods_id.stock_level.on_hand`.
 */
export function findFilterPath(
  context: Context,
  entity: Source<'entity'>,
  key: string,
  place: Place,
): FoundPath | null {
  return follow({ context, entity, place, isRowsAnywhere: true }, key);
}

/**
 * As `findPath`. Columns of rows that open below a row of a view may be of the record that it stands for: `combo_id.items.sku` where the list
 * says `"expand": "combo_id.items"`.
 */
export function findColumnPath(
  { context, entity, list }: Pick<ListSite, 'context' | 'entity' | 'list'>,
  key: string,
  place: Place,
): FoundPath | null {
  const { expand = '' } = list.value;
  return follow(
    { context, entity, place, isRowsAnywhere: expand !== '' && key.startsWith(`${expand}.`) },
    key,
  );
}

interface Walk {
  readonly context: Context;
  readonly entity: Source<'entity'>;
  readonly place: Place;
  /** Child rows may be any step, once, and not the first alone; and records that refer to one may be a step, by the name of their entity. */
  readonly isRowsAnywhere: boolean;
}

function follow(walk: Walk, key: string): FoundPath | null {
  const { context, entity, place } = walk;
  const names = key.split('.');
  const leaf = names.pop() ?? '';
  const steps = findSteps(walk, names);
  if (steps === null) return null;
  const leafEntity = steps.at(-1)?.entity ?? entity;
  const field = findField(context, leafEntity, leaf, place);
  if (field === null || !checkReadable(context, field, key, place)) return null;
  const plain = steps.map((step) => ({ ...step, entity: step.entity.value.title }));
  const path = { key, steps: plain, leaf, type: toType(field), leafEntity: leafEntity.value.title };
  return { path, field, leafEntity };
}

function findSteps(
  { context, entity, place, isRowsAnywhere }: Walk,
  names: readonly string[],
): readonly Step[] | null {
  const steps: Step[] = [];
  for (const name of names) {
    const from = steps.at(-1)?.entity ?? entity;
    const isReferring = isRowsAnywhere && !fieldsOf(context, from).has(name) && context.entities.has(name);
    const step = isReferring
      ? findReferring(context, from, name, place)
      : findStep(context, from, name, place);
    if (step === null) return null;
    steps.push(step);
  }
  const rows = steps.filter(({ kind }) => kind === 'rows');
  if (rows.length === 0 || (rows.length === 1 && (isRowsAnywhere || rows[0] === steps[0]))) return steps;
  const text = isRowsAnywhere
    ? 'leads through child rows twice.'
    : 'leads through child rows that are not the first step.';
  context.report.at(place, 'GEN214', text);
  return null;
}

function findStep(context: Context, entity: Source<'entity'>, name: string, place: Place): Step | null {
  const field = findField(context, entity, name, place);
  if (field === null) return null;
  const kind = field['x-rows'] === undefined ? 'reference' : 'rows';
  const target = field['x-rows']?.entity ?? field['x-reference']?.entity;
  if (target === undefined) {
    const text = `leads through "${name}" of ${toEntityName(entity)}, which is ${toType(field)}, neither reference nor rows.`;
    context.report.at(place, 'GEN214', text);
    return null;
  }
  // An unknown entity, or one that the module does not use, is reported where the field is declared.
  const next = context.entities.get(target);
  return next === undefined ? null : { field: name, kind, entity: next };
}

/** The records of an entity that refer to this one, which they must do by one field. */
function findReferring(context: Context, entity: Source<'entity'>, name: string, place: Place): Step | null {
  const other = findEntity(context, name, place);
  if (other === null) return null;
  const fields = [...fieldsOf(context, other)].filter(
    ([, field]) => field['x-reference']?.entity === entity.value.title && field['x-links'] === undefined,
  );
  const [[field] = [], ...more] = fields;
  if (field !== undefined && more.length === 0) return { field, kind: 'referring', entity: other };
  const names = fields.map(([each]) => each).join(', ');
  const how = field === undefined ? 'does not refer' : `refers by several fields (${names})`;
  context.report.at(place, 'GEN214', `leads to ${name}, which ${how} to ${toEntityName(entity)}.`);
  return null;
}
