// Generated from schemas/shop/item.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Color, color } from '#generated/_shared/color.enum.gen.ts';
import { type Grade, grade } from '#generated/_shared/grade.enum.gen.ts';
import type { ItemPart } from './item-part.entity.gen.ts';

export type Item = {
  id: number;
  version: number;
  a_text: string | null;
  a_long_text: string | null;
  a_code: string;
  /** Of the maker, it's on the box. */
  a_phone: string | null;
  an_email: string | null;
  a_username: string | null;
  an_integer: number | null;
  a_decimal: number | null;
  a_percent: number | null;
  a_money: number;
  a_rate: number | null;
  a_weight: number | null;
  some_dimensions: Record<string, unknown> | null;
  a_duration: number | null;
  a_date: string | null;
  a_date_time: string | null;
  a_time: string | null;
  a_boolean: boolean | null;
  an_enum: Grade;
  some_enums: Color[] | null;
  some_tags: string[] | null;
  a_reference: number | null;
  some_links: number[] | null;
  some_rows: ItemPart[];
  an_image: string | null;
  some_images: string[] | null;
  a_file: string | null;
  some_files: string[] | null;
  an_svg: string | null;
  a_barcode: string | null;
  a_tracking: string | null;
  a_link: string | null;
  an_address: string | null;
  a_geo_point: Record<string, unknown> | null;
  a_device_signature: string | null;
  a_token: string | null;
  a_password: string | null;
  a_secret: string | null;
  an_otp: string | null;
  some_json: unknown;
  parts_amount: number | null;
  is_heavy: boolean | null;
  brand_name: string | null;
  reason: string | null;
  created_at: string;
  updated_at: string;
};

export const itemFields = createFields({
  a_text: { type: 'text', json: 'string', key: true, minLength: 2, maxLength: 100, pattern: '^[^<>]*$' },
  a_long_text: { type: 'long_text', json: 'string', maxLength: 5000 },
  a_code: {
    type: 'code', json: 'string', required: true, key: true, maxLength: 20,
    number: { prefix: 'IT', prefixes: { field: 'an_enum', of: { '-1': 'IX' } }, per: 'year', digits: 5 },
  },
  a_phone: { type: 'phone', json: 'string', maxLength: 20, landline: true },
  an_email: { type: 'email', json: 'string', maxLength: 200 },
  a_username: { type: 'username', json: 'string', maxLength: 100 },
  an_integer: { type: 'integer', json: 'integer', minimum: 0, maximum: 1000 },
  a_decimal: { type: 'decimal', json: 'number', multipleOf: 0.001, scale: 3 },
  a_percent: { type: 'percent', json: 'number', minimum: 0, maximum: 100, scale: 2 },
  a_money: { type: 'money', json: 'integer', required: true, minimum: 0 },
  a_rate: { type: 'rate', json: 'number', scale: 6 },
  a_weight: { type: 'weight', json: 'integer', minimum: 0, unit: 'g' },
  some_dimensions: { type: 'dimensions', json: 'object', unit: 'cm' },
  a_duration: { type: 'duration', json: 'integer', unit: 'min' },
  a_date: { type: 'date', json: 'string' },
  a_date_time: { type: 'date_time', json: 'string' },
  a_time: { type: 'time', json: 'string' },
  a_boolean: { type: 'boolean', json: 'boolean', default: false },
  an_enum: { type: 'enum', json: 'integer', required: true, default: 10, enum: grade },
  some_enums: { type: 'enums', json: 'array', enum: color },
  some_tags: { type: 'tags', json: 'array', maxItems: 20 },
  a_reference: { type: 'reference', json: 'integer', reference: { entity: 'brand', onDelete: 'clear' } },
  some_links: {
    type: 'links', json: 'array',
    links: {
      entity: 'brand', table: 'item__some_links', foreignKey: 'item_id', otherKey: 'brand_id',
      where: { name: 'Sao Mai' },
    },
  },
  some_rows: {
    type: 'rows', json: 'array', rows: { entity: 'item_part', foreignKey: 'item_id', max: 20, unique: ['name'] },
  },
  an_image: { type: 'image', json: 'string', maxLength: 200 },
  some_images: { type: 'images', json: 'array', maxItems: 10, file: { batch: 4 } },
  a_file: { type: 'file', json: 'string', maxLength: 200 },
  some_files: {
    type: 'file', json: 'array', maxItems: 3, file: { types: ['pdf', 'jpg'], maxBytes: 1000, public: true },
  },
  an_svg: { type: 'svg', json: 'string' },
  a_barcode: { type: 'barcode', json: 'string', maxLength: 50 },
  a_tracking: { type: 'tracking', json: 'string', maxLength: 50 },
  a_link: { type: 'link', json: 'string', maxLength: 500 },
  an_address: { type: 'address', json: 'string', maxLength: 255 },
  a_geo_point: { type: 'geo_point', json: 'object' },
  a_device_signature: { type: 'device_signature', json: 'string' },
  a_token: { type: 'secret', json: 'string', maxLength: 2000, writeOnly: true, secret: true },
  a_password: { type: 'password', json: 'string', minLength: 8, writeOnly: true },
  a_secret: { type: 'secret', json: 'string', maxLength: 500 },
  an_otp: { type: 'otp', json: 'string', maxLength: 6 },
  some_json: { type: 'json', json: 'object' },
  parts_amount: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Item>) => (c.record.some_rows ?? []).reduce((total, row) => total + (row.amount ?? 0), 0),
    },
  },
  is_heavy: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: { stored: false, value: (c: Logic<Item>) => c.record.a_weight != null && c.record.a_weight > 1000 },
  },
  brand_name: { type: 'text', json: 'string', maxLength: 100, copyFrom: 'a_reference.name', copyOn: 'create' },
  reason: {
    type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Item>) => c.record.a_boolean === true,
    requiredIf: (c: Logic<Item>) => c.record.a_boolean === true,
    readOnlyIf: (c: Logic<Item>) => c.old?.id != null,
  },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const itemRules: readonly RuleModel[] = [
  {
    key: 'low_price',
    check: (c: Logic<Item>) => c.record.a_money == null || c.record.a_money >= 1000,
    level: 'warning', on: ['create', 'update'], message: 'rule.item.low_price', at: 'a_money',
  },
];

export const itemDisplay = [{ field: 'a_code' }, ' – ', { field: 'a_text' }] as const;
