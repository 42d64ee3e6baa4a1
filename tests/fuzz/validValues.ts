import type { EntityModel, FieldModel } from '#contract/model.ts';
import { STANDARD_FIELDS } from '#contract/record.ts';
import { sampleValue } from '../support/samples.ts';
import { entityOf, type World } from './World.ts';

const NAMES = ['Nguyễn Thị Hồng', 'Trần Văn Đức', 'Lê Minh', 'Áo thun cotton', 'Giao giờ hành chính'];

/** A value that the field takes; references lead to rows of the first company. */
export function validValue(field: FieldModel, world: World): unknown {
  const { random } = world;
  switch (field.type) {
    case 'phone':
      return `09${random.int(10_000_000, 99_999_999)}`;
    case 'email':
      return `a${random.int(1, 1e6)}@example.vn`;
    case 'username':
      return `u${random.int(1, 1e9)}`;
    case 'password':
      return 'demo-1234';
    case 'enum':
      return random.pick(field.enum?.values ?? []).value;
    case 'date':
      return dayOf(random);
    case 'date_time':
      return `${dayOf(random)}T08:00:00.000Z`;
    case 'link':
    case 'time':
    case 'geo_point':
    case 'tags':
    case 'enums':
      return sampleValue(field);
    case 'boolean':
      return random.chance(0.5);
    case 'reference':
      return random.pick(idsOf(world, field.reference?.entity));
    case 'links':
      return [random.pick(idsOf(world, field.links?.entity))];
    case 'rows':
      return validRows(field, world);
    case 'code':
    case 'tracking':
    case 'barcode':
      return `M${random.int(1, 1e9)}`.slice(0, field.maxLength);
    case 'dimensions':
      return { length: random.int(1, 200), width: random.int(1, 200), height: random.int(1, 200) };
    case 'image':
    case 'file':
    case 'svg':
      return null;
    default:
      return validByJson(field, world);
  }
}

/** Days of the demo, or one of the next weeks: rules mostly want what is not over. */
function dayOf(random: World['random']): string {
  if (random.chance(0.5)) return `2026-0${random.int(1, 9)}-1${random.int(0, 9)}`;
  return new Date(Date.now() + random.int(1, 40) * 86_400_000).toISOString().slice(0, 10);
}

function validByJson(field: FieldModel, { random }: World): unknown {
  const { minimum = 0, maximum = 1_000, maxLength = 100 } = field;
  switch (field.json) {
    case 'integer':
    case 'number':
      return random.int(Math.ceil(minimum), Math.floor(Math.min(maximum, minimum + 1_000)));
    case 'array':
      return [];
    case 'string':
      return field.pattern === undefined ? random.pick(NAMES).slice(0, maxLength) : sampleValue(field);
    case 'boolean':
      return true;
    case 'object':
      return field.required ? { ghi_chu: random.pick(NAMES) } : null;
  }
  return field.json satisfies never;
}

function validRows(field: FieldModel, world: World): unknown[] {
  const entity = entityOf(field.rows?.entity ?? '');
  const count = Math.min(world.random.int(Math.max(1, field.rows?.min ?? 1), 3), field.rows?.max ?? 3);
  return Array.from({ length: count }, () => validBody(entity, world, 0.5));
}

/** A whole new record: what is required, and each other field with this probability. */
export function validBody(entity: EntityModel, world: World, more: number): Record<string, unknown> {
  return Object.fromEntries(
    entity.fields
      .filter((field) => !field.readOnly && !STANDARD_FIELDS.has(field.name))
      .filter((field) => field.name !== entity.parent?.foreignKey && !field.number)
      .filter((field) => field.required || field.requiredIf || field.writeOnly || world.random.chance(more))
      .map((field) => [field.name, validValue(field, world)]),
  );
}

/** Records to refer to; one that is none where there are none. */
function idsOf(world: World, entity = ''): readonly number[] {
  const ids = world.ids(entity);
  return ids.length > 0 ? ids : [999_999_999];
}
