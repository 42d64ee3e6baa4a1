import type { Row } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { defaultsOf } from '#contract/record.ts';
import type { BodyRules } from './parseBody.ts';
import type { Change } from './runChange.ts';

/** What a body is read against: the caller's rights at this entity, child rows as far as they go. */
export function createBodyRules(
  change: Change,
  entity: EntityModel,
  mode: 'create' | 'update',
  old?: Row,
): BodyRules {
  return {
    entity,
    writable: change.access.writableFields(entity, mode),
    readable: change.access.readableFields(entity),
    rowsOf: (field) => createBodyRules(change, change.entityOf(field.rows?.entity ?? ''), mode),
    validate: change.parts.model.validators[entity.name],
    context: change.values,
    beside: old ?? defaultsOf(entity.fields, change.scope.today),
  };
}
