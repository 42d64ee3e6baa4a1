import type { FieldTypeName } from '#contract/field.ts';
import type { FieldModel, FilterKind } from '#contract/model.ts';
import { addressServer } from './address/address.server.ts';
import { barcodeServer } from './barcode/barcode.server.ts';
import { booleanServer } from './boolean/boolean.server.ts';
import { codeServer } from './code/code.server.ts';
import { dateServer } from './date/date.server.ts';
import { dateTimeServer } from './date_time/date_time.server.ts';
import { decimalServer } from './decimal/decimal.server.ts';
import { deviceSignatureServer } from './device_signature/device_signature.server.ts';
import { dimensionsServer } from './dimensions/dimensions.server.ts';
import { durationServer } from './duration/duration.server.ts';
import { emailServer } from './email/email.server.ts';
import { enumServer } from './enum/enum.server.ts';
import { enumsServer } from './enums/enums.server.ts';
import { fileServer } from './file/file.server.ts';
import { geoPointServer } from './geo_point/geo_point.server.ts';
import { imageServer } from './image/image.server.ts';
import { imagesServer } from './images/images.server.ts';
import { integerServer } from './integer/integer.server.ts';
import { jsonServer } from './json/json.server.ts';
import { linkServer } from './link/link.server.ts';
import { linksServer } from './links/links.server.ts';
import { longTextServer } from './long_text/long_text.server.ts';
import { moneyServer } from './money/money.server.ts';
import { otpServer } from './otp/otp.server.ts';
import { passwordServer } from './password/password.server.ts';
import { percentServer } from './percent/percent.server.ts';
import { phoneServer } from './phone/phone.server.ts';
import { rateServer } from './rate/rate.server.ts';
import { referenceServer } from './reference/reference.server.ts';
import { rowsServer } from './rows/rows.server.ts';
import { secretServer } from './secret/secret.server.ts';
import { svgServer } from './svg/svg.server.ts';
import { tagsServer } from './tags/tags.server.ts';
import { textServer } from './text/text.server.ts';
import { timeServer } from './time/time.server.ts';
import { trackingServer } from './tracking/tracking.server.ts';
import { usernameServer } from './username/username.server.ts';
import { weightServer } from './weight/weight.server.ts';
import { isNoValue } from './fixedFilters.ts';
import type { FilterRule, ServerFieldType } from './ServerFieldType.server.ts';

/** The database's side of every field type; types that behave alike are made of each other. */
export const serverTypes: Readonly<Record<FieldTypeName, ServerFieldType>> = {
  text: textServer,
  long_text: longTextServer,
  code: codeServer,
  phone: phoneServer,
  email: emailServer,
  username: usernameServer,
  integer: integerServer,
  decimal: decimalServer,
  percent: percentServer,
  money: moneyServer,
  rate: rateServer,
  weight: weightServer,
  dimensions: dimensionsServer,
  duration: durationServer,
  date: dateServer,
  date_time: dateTimeServer,
  time: timeServer,
  boolean: booleanServer,
  enum: enumServer,
  enums: enumsServer,
  tags: tagsServer,
  reference: referenceServer,
  links: linksServer,
  rows: rowsServer,
  image: imageServer,
  images: imagesServer,
  file: fileServer,
  svg: svgServer,
  barcode: barcodeServer,
  tracking: trackingServer,
  link: linkServer,
  address: addressServer,
  geo_point: geoPointServer,
  device_signature: deviceSignatureServer,
  password: passwordServer,
  secret: secretServer,
  otp: otpServer,
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
