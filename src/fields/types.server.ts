import type { FieldTypeName } from '#contract/field.ts';
import type { FieldModel, FilterKind } from '#contract/model.ts';
import { booleanServer } from './boolean/boolean.server.ts';
import { codeServer } from './code/code.server.ts';
import { dateServer } from './date/date.server.ts';
import { dateTimeServer } from './date_time/date_time.server.ts';
import { decimalServer } from './decimal/decimal.server.ts';
import { dimensions, type Dimensions } from './dimensions/dimensions.ts';
import { enumServer } from './enum/enum.server.ts';
import { enumsServer } from './enums/enums.server.ts';
import { integerServer } from './integer/integer.server.ts';
import { jsonServer } from './json/json.server.ts';
import { linksServer } from './links/links.server.ts';
import { moneyServer } from './money/money.server.ts';
import { phoneServer } from './phone/phone.server.ts';
import { referenceServer } from './reference/reference.server.ts';
import { isNoValue } from './fixedFilters.ts';
import type { FilterRule, ServerFieldType } from './ServerFieldType.server.ts';
import { textServer } from './text/text.server.ts';

/** Stored text that means nothing to a filter or a sort: paths, hashes. */
const opaqueServer: ServerFieldType = { ...textServer, order: () => null, filters: {} };

/** `8` is 8 %: shown with the sign, not multiplied. */
const toPercentCell: ServerFieldType['cell'] = (value, field, context) => ({
  ...decimalServer.cell(value, field, context),
  format: '#,##0.##"%"',
});

/** Addresses and names of accounts are one whatever their case; stored ones by their plain letters, as on every database. */
const caselessServer: ServerFieldType = { ...textServer, settle: (column) => `lower(${column} collate "C")` };

/** In a sheet as on the screen: 30 × 20 × 10 cm. */
const dimensionsServer: ServerFieldType = {
  ...jsonServer,
  name: 'dimensions',
  cell: (value, field, context) => ({
    value: dimensions.format((value ?? null) as Dimensions | null, field, context) || null,
  }),
};

/** The database's side of every field type; types that behave alike share one. */
export const serverTypes: Readonly<Record<FieldTypeName, ServerFieldType>> = {
  text: textServer,
  long_text: { ...textServer, name: 'long_text' },
  code: codeServer,
  phone: phoneServer,
  email: { ...caselessServer, name: 'email' },
  username: { ...caselessServer, name: 'username' },
  integer: integerServer,
  decimal: decimalServer,
  percent: { ...decimalServer, name: 'percent', cell: toPercentCell },
  money: moneyServer,
  rate: { ...decimalServer, name: 'rate' },
  weight: { ...integerServer, name: 'weight' },
  dimensions: dimensionsServer,
  duration: { ...integerServer, name: 'duration' },
  date: dateServer,
  date_time: dateTimeServer,
  time: { ...textServer, name: 'time', order: ({ value }) => `${value} COLLATE "C"` },
  boolean: booleanServer,
  enum: enumServer,
  enums: enumsServer,
  tags: { ...enumsServer, name: 'tags' },
  reference: referenceServer,
  links: linksServer,
  rows: { ...jsonServer, name: 'rows', column: () => null },
  image: { ...opaqueServer, name: 'image' },
  images: { ...enumsServer, name: 'images', filters: {} },
  file: { ...opaqueServer, name: 'file', column: ({ json }) => (json === 'array' ? 'text[]' : 'text') },
  svg: { ...opaqueServer, name: 'svg' },
  barcode: { ...codeServer, name: 'barcode' },
  tracking: { ...codeServer, name: 'tracking' },
  link: { ...textServer, name: 'link' },
  address: { ...textServer, name: 'address' },
  geo_point: { ...jsonServer, name: 'geo_point' },
  device_signature: { ...opaqueServer, name: 'device_signature' },
  password: { ...opaqueServer, name: 'password' },
  secret: { ...opaqueServer, name: 'secret' },
  otp: { ...opaqueServer, name: 'otp' },
  json: jsonServer,
};

/**
 * The rule that reads a filter's value: rows without a value can be asked for in every kind (`[null]`).
 * Undefined where fields of the type have no filter of the kind.
 */
export function filterRuleOf(field: FieldModel, kind: FilterKind, value: unknown): FilterRule | undefined {
  const type = serverTypeOf(field);
  if (!isNoValue(value)) return type.filters[kind];
  if (type.isEmpty) return withoutValue(type.isEmpty);
  return type.column(field) === null ? undefined : withoutValue(({ value: column }) => `${column} IS NULL`);
}

function withoutValue(where: NonNullable<ServerFieldType['isEmpty']>): FilterRule {
  return { parse: (value) => ({ value }), where };
}

/** The database's side of a field. */
export function serverTypeOf(field: FieldModel): ServerFieldType {
  return serverTypes[field.type];
}
