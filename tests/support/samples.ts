import type { FieldModel, ListFilterModel } from '#contract/model.ts';
import type { FilterValue } from '#contract/wire.ts';

/** A filter value of the right form for a filter; matching rows or not. */
export function sampleFilter(filter: ListFilterModel, field: FieldModel): FilterValue {
  switch (filter.kind) {
    case 'text':
      return 'a';
    case 'phone':
      return '0912';
    case 'select':
      return field.enum?.values[0]?.value ?? 1;
    case 'multi_select':
      return field.enum?.values.slice(0, 2).map((one) => one.value) ?? [1];
    case 'date_range':
      return { from: '2026-01-01', to: '2026-01-20' };
    case 'number_range':
      return { from: 0, to: 1000 };
    case 'reference':
      return [1];
    case 'boolean':
      return true;
    case 'code_list':
      return ['A1', 'B2'];
  }
  return filter.kind satisfies never;
}

/** A value of a wrong JSON type for a field. */
export const wrongValue = ({ json }: FieldModel): unknown =>
  json === 'string' || json === 'object' ? 12 : json === 'boolean' ? 'x' : { not: 'this' };

/** A value that a field takes. References and links point to nothing and stay empty. */
export function sampleValue(field: FieldModel): unknown {
  switch (field.type) {
    case 'phone':
      return '0912345678';
    case 'email':
      return 'a@example.vn';
    case 'username':
      return `u${Math.random().toString(36).slice(2, 10)}`;
    case 'password':
      return 'demo-1234';
    case 'enum':
      return field.enum?.values[0]?.value ?? null;
    case 'date':
      return '2026-11-21';
    case 'date_time':
      return '2026-11-21T08:00:00.000Z';
    case 'boolean':
      return true;
    case 'reference':
    case 'image':
    case 'file':
    case 'svg':
      return null;
    default:
      return sampleByJson(field);
  }
}

function sampleByJson(field: FieldModel): unknown {
  if (field.json === 'integer' || field.json === 'number') return Math.max(field.minimum ?? 1, 1);
  if (field.json === 'array') return [];
  if (field.json === 'object') return {};
  return field.json === 'string' ? 'Mẫu thử'.slice(0, field.maxLength ?? 10) : null;
}
