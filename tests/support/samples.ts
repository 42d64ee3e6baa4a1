import type { FieldModel, ListFilterModel } from '#contract/model.ts';
import type { FilterValue } from '#contract/wire.ts';
import { samplePattern } from './samplePattern.ts';

/** What a rule wants of a time is mostly that it is not over. */
const SOON = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString();

/** A filter value of the right form for a filter; matching rows or not. */
export function sampleFilter(filter: ListFilterModel, field: FieldModel): FilterValue {
  switch (filter.kind) {
    case 'text':
      return 'a';
    case 'phone':
      return '0912';
    case 'select':
      return field.enum?.values[0]?.value ?? freeChoice(field);
    case 'multi_select':
      return field.enum?.values.slice(0, 2).map((one) => one.value) ?? [freeChoice(field)];
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

/** Of a list without codes: people write its words themselves. */
const freeChoice = ({ type }: FieldModel): string | number => (type === 'tags' ? 'a' : 1);

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
    case 'link':
      return 'https://example.vn';
    case 'username':
      return `u${Math.random().toString(36).slice(2, 10)}`;
    case 'password':
      return 'demo-1234';
    case 'enum':
      return field.enum?.values[0]?.value ?? null;
    case 'date':
      return '2026-11-21';
    case 'date_time':
      return SOON;
    case 'time':
      return '08:30';
    case 'boolean':
      return true;
    case 'tags':
    case 'enums':
      return sampleMembers(field);
    case 'geo_point':
      return { lat: 21.02776, lng: 105.83416 };
    case 'dimensions':
      return { length: 30, width: 20.5, height: 10 };
    case 'reference':
    case 'image':
    case 'file':
    case 'svg':
      return null;
    default:
      return sampleByJson(field);
  }
}

/** One member, or as many as a schema asks for. */
function sampleMembers({ enum: choices, minItems = 1 }: FieldModel & { minItems?: number }): unknown[] {
  const words =
    choices?.values.map(({ value }) => value) ?? Array.from({ length: minItems }, (_, n) => `a${n}`);
  return words.slice(0, minItems);
}

function sampleText({ pattern, minLength = 0, maxLength = 10 }: FieldModel): string {
  if (pattern !== undefined) return samplePattern(pattern);
  return 'Mẫu thử'.padEnd(minLength, 'a').slice(0, Math.max(maxLength, minLength));
}

function sampleByJson(field: FieldModel): unknown {
  if (field.json === 'integer' || field.json === 'number')
    return Math.min(Math.max(field.minimum ?? 1, 1), field.maximum ?? Number.MAX_SAFE_INTEGER);
  if (field.json === 'array') return [];
  if (field.json === 'object') return {};
  return field.json === 'string' ? sampleText(field) : null;
}
