import type { FieldType, FieldTypeName, FieldValues } from '#contract/field.ts';
import { boolean } from './boolean/boolean.ts';
import { code } from './code/code.ts';
import { date } from './date/date.ts';
import { dateTime } from './date_time/date_time.ts';
import { decimal } from './decimal/decimal.ts';
import { dimensions } from './dimensions/dimensions.ts';
import { duration } from './duration/duration.ts';
import { email } from './email/email.ts';
import { enumType } from './enum/enum.ts';
import { enums } from './enums/enums.ts';
import { geoPoint } from './geo_point/geo_point.ts';
import { file } from './file/file.ts';
import { image } from './image/image.ts';
import { images } from './images/images.ts';
import { integer } from './integer/integer.ts';
import { json } from './json/json.ts';
import { link } from './link/link.ts';
import { links } from './links/links.ts';
import { longText } from './long_text/long_text.ts';
import { money } from './money/money.ts';
import { otp } from './otp/otp.ts';
import { password } from './password/password.ts';
import { percent } from './percent/percent.ts';
import { phone } from './phone/phone.ts';
import { reference } from './reference/reference.ts';
import { tags } from './tags/tags.ts';
import { text } from './text/text.ts';
import { time } from './time/time.ts';
import { username } from './username/username.ts';
import { rate } from './rate/rate.ts';
import { weight } from './weight/weight.ts';
import { rows } from './rows/rows.ts';
import { svg } from './svg/svg.ts';
import { barcode } from './barcode/barcode.ts';
import { address } from './address/address.ts';
import { deviceSignature } from './device_signature/device_signature.ts';
import { secret } from './secret/secret.ts';
import { tracking } from './tracking/tracking.ts';

/** The descriptor of every field type; types that behave alike are made of each other. */
export const fieldTypes: Readonly<Record<FieldTypeName, FieldType>> = {
  text,
  long_text: longText,
  code,
  phone,
  email,
  username,
  integer,
  decimal,
  percent,
  money,
  rate,
  weight,
  dimensions,
  duration,
  date,
  date_time: dateTime,
  time,
  boolean,
  enum: enumType,
  enums,
  tags,
  reference,
  links,
  rows,
  image,
  images,
  file,
  svg,
  barcode,
  tracking,
  link,
  address,
  geo_point: geoPoint,
  device_signature: deviceSignature,
  password,
  secret,
  otp,
  json,
};

/** What is known of a field's type. */
export const typeOf = ({ type }: Pick<FieldValues, 'type'>): FieldType => fieldTypes[type];
