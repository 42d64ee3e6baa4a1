import { checkReadable, findField, toEntityName } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import { toType } from './buildFieldFacts.ts';
import type { Source } from './buildSources.ts';
import type { FieldFile } from './schemas.ts';
import type { ModelPath } from './types.ts';

/** A resolved path with the schema of its last field. */
export interface FoundPath {
  readonly path: ModelPath;
  readonly field: FieldFile;
  readonly leafEntity: Source<'entity'>;
}

interface Step {
  readonly field: string;
  readonly kind: 'reference' | 'rows';
  readonly entity: Source<'entity'>;
}

/** Walks `warehouse_id.code_name` or `lines.sku` from an entity; null after a report. */
export function findPath(
  context: Context,
  entity: Source<'entity'>,
  key: string,
  place: Place,
): FoundPath | null {
  const names = key.split('.');
  const leaf = names.pop() ?? '';
  const steps = findSteps(context, entity, names, place);
  if (steps === null) return null;
  const leafEntity = steps.at(-1)?.entity ?? entity;
  const field = findField(context, leafEntity, leaf, place);
  if (field === null || !checkReadable(context, field, key, place)) return null;
  const plain = steps.map((step) => ({ ...step, entity: step.entity.value.title }));
  const path = { key, steps: plain, leaf, type: toType(field), leafEntity: leafEntity.value.title };
  return { path, field, leafEntity };
}

function findSteps(
  context: Context,
  entity: Source<'entity'>,
  names: readonly string[],
  place: Place,
): readonly Step[] | null {
  const steps: Step[] = [];
  for (const name of names) {
    const step = findStep(context, steps.at(-1)?.entity ?? entity, name, place);
    if (step === null) return null;
    steps.push(step);
  }
  if (
    steps.filter(({ kind }) => kind === 'rows').length <= 1 &&
    steps.slice(1).every(({ kind }) => kind !== 'rows')
  ) {
    return steps;
  }
  context.report.at(place, 'GEN214', 'leads through child rows that are not the first step.');
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
