import type { EnumModel } from './enum.ts';
import type { Problem } from './errors.ts';
import type { Language } from './session.ts';

/** The field types of `src/fields`; each is a folder there. */
export const FIELD_TYPES = [
  'text',
  'long_text',
  'code',
  'phone',
  'email',
  'username',
  'integer',
  'decimal',
  'percent',
  'money',
  'rate',
  'weight',
  'dimensions',
  'duration',
  'date',
  'date_time',
  'time',
  'boolean',
  'enum',
  'enums',
  'tags',
  'reference',
  'links',
  'rows',
  'image',
  'images',
  'file',
  'svg',
  'barcode',
  'tracking',
  'link',
  'address',
  'geo_point',
  'device_signature',
  'password',
  'secret',
  'otp',
  'json',
] as const;

export type FieldTypeName = (typeof FIELD_TYPES)[number];

/** What is known of a field's values in both planes; all resolved by the generator. */
export interface FieldValues {
  name: string;
  type: FieldTypeName;
  /** Never empty in a stored row. */
  required?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: string;
  /** Most members of a list of images, tags, choices or links. */
  maxItems?: number;
  enum?: EnumModel;
  /** What files it takes; what is left out is the kit's default. */
  file?: Partial<FileRule>;
  /** `kg`, `g`, `cm` …; shown after the value. */
  unit?: string;
  /** Money: name of the field that holds the currency; absent means the customer's. */
  currency?: string;
  /** Phones: name of the field beside it that holds the country; absent means the customer's. */
  country?: string;
  /** Phones: the number of an office is taken too. */
  landline?: true;
  /** Message key of what is said where it is needed and empty; absent: the general text. */
  empty?: string;
  /** Decimal digits of `decimal`, `percent`, `rate`. */
  scale?: number;
}

/** Kinds of files that a field may take. */
export type FileKind =
  | 'pdf'
  | 'xlsx'
  | 'docx'
  | 'csv'
  | 'txt'
  | 'zip'
  | 'jpg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'svg';

/** What files a field takes. */
export interface FileRule {
  types: readonly FileKind[];
  maxBytes: number;
  /** Whoever has the address may open it. */
  public: true;
  /** Of images: most that are chosen at one time (spec 5: the cap is per batch). */
  batch: number;
}

/** Where a value is read or typed: settles phones, money and dates. */
export interface ValueContext {
  language: Language;
  /** `Customer.id_country`. */
  country: number;
  /** IANA zone of the customer. */
  timeZone: string;
  /** ISO 4217 code for money without a currency of its own. */
  currency: string;
}

/**
 * What schemas may say of a field type, and what the generator makes of it: `src/fields/<type>/<type>.facts.ts`. The generator keeps
 * a table of its own, because it runs without `src`; a test compares both.
 */
export interface FieldFacts {
  /** JSON types it can have; the first is taken when the schema names none. */
  json: readonly ('string' | 'integer' | 'number' | 'boolean' | 'array' | 'object')[];
  /** Keywords that it takes and most types do not. */
  keywords?: readonly string[];
  /** The keyword without which it means nothing. */
  needs?: string;
  /** Cell when the schema names none. */
  cell: string;
  /** Filter kinds; the first is taken when the schema names none. */
  filters: readonly string[];
  can?: readonly ('sort' | 'sum' | 'search')[];
  /** Type in conditions. */
  logic: 'string' | 'integer' | 'decimal' | 'boolean' | 'date' | 'date_time' | 'list' | 'rows' | 'opaque';
  /** Code of nothing where something is needed; absent: `is_empty`. */
  whenEmpty?: Problem['code'];
}

/** What kits know of a field type; they never ask for its name. What is absent does not hold. */
export interface FieldTraits {
  /** Its values are days of a calendar, or moments that are read in a zone. */
  time?: 'day' | 'moment';
  /** Its values are addresses of stored files: pictures that are seen, or files that have a name. */
  stores?: 'image' | 'file';
  /** How people say a value: by a word, by several, in words of their own, as yes or no, by a record's name. */
  said?: 'choice' | 'choices' | 'words' | 'switch' | 'record';
  /** Kept in parts of the unit that people read: so many digits of it. */
  minorDigits?(context: ValueContext): number;
  /** Text of several lines. */
  isLong?: true;
  /** Kept as a hash only. */
  isHashed?: true;
  /** Nothing that a browser may keep. */
  isSecret?: true;
  /** What a sheet's guide says of its column: `kit.import.help_<guide>`. Absent: as its JSON type. */
  guide?: string;
  /** Pixels of a list's column, where its cell does not say it. */
  columnPx?: number;
  /** Pixels of a column of inputs; absent: it shares the room that is left. */
  inputPx?: number;
}

/**
 * The descriptor of a field type: its value rule, and what kits know of it. `src/fields/<type>/<type>.ts` exports it under the
 * type's name in camelCase.
 */
export interface FieldType<Value = unknown> extends FieldTraits {
  name: FieldTypeName;
  /**
   * Brings a typed or received value to its stored form (NFC, trimmed, phone digits …); `""` becomes null.
   * What it cannot bring into form is given back unchanged for `check` to name.
   */
  normalize(value: unknown, field: FieldValues, context: ValueContext): unknown;
  /** Problem code of a normalised, non-null value, beyond what the JSON Schema says; null when it is fine. */
  check(value: unknown, field: FieldValues, context: ValueContext): Pick<Problem, 'code' | 'params'> | null;
  /** The value as plain text for people (cells, Excel text, chips); `""` for null. */
  format(value: Value | null, field: FieldValues, context: ValueContext): string;
}
