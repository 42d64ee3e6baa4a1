import type { Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { isCleared } from './access.ts';
import { isObject, type EntityOf, type RecordModel } from '#contract/record.ts';

/** Whether a value has the JSON type that its field is stored in; what is half typed has not. */
export function hasJsonType(value: unknown, { json }: FieldModel): boolean {
  if (json === 'array') return Array.isArray(value);
  if (json === 'integer' || json === 'number') return typeof value === 'number';
  return json === 'object' ? isObject(value) : typeof value === json;
}

/** What was typed, as conditions and computed values may look at it: what is half typed counts as empty. */
export function readLive(values: Values, entity: RecordModel, entityOf: EntityOf<RecordModel>): Values {
  const live = { ...values };
  for (const field of entity.fields) {
    const value = values[field.name];
    if (field.rows) {
      const child = entityOf(field.rows.entity);
      live[field.name] = Array.isArray(value)
        ? value.map((row: Values) => readLive(row, child, entityOf))
        : [];
    } else if (isCleared(field, value)) continue;
    else if (value === '' || (value !== null && value !== undefined && !hasJsonType(value, field)))
      live[field.name] = null;
  }
  return live;
}
