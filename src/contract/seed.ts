import type { Filters } from './wire.ts';

/** Demo companies that a seed file can speak of. */
export type SeedCompany = 'demo' | 'other';

/** `<entity>.seed.json` as data: the rows of one entity in the demo companies. */
export interface SeedModel {
  entity: string;
  /** Name of the option of `npm run seed` that adds generated rows: `orders` for `--orders N`. */
  option?: string;
  rows?: Readonly<Partial<Record<SeedCompany, readonly SeedRow[]>>>;
  /** Generated rows, per company. */
  count?: Readonly<Partial<Record<SeedCompany, number>>>;
  each?: SeedEach;
  /** How each generated row is made, in this order. */
  fields?: SeedFields;
  /** Kinds of generated rows: each is of one, drawn by weight, whose fields are made before `fields`. */
  variants?: readonly SeedVariant[];
  /** More generated rows after these, set by set: a later one may look at what an earlier one made. */
  sets?: readonly SeedSet[];
}

/** One row for each record, or combination of records, of some entities. */
export interface SeedEach {
  readonly of: readonly string[];
  readonly where?: Filters;
  /** Child rows of the record: one row for each of these instead. */
  readonly rows?: string;
  /** Days before today, least and most: one row for each of them. */
  readonly days?: readonly [number, number];
  /** A reference of the one record to what is made for it. */
  readonly back?: string;
}

export interface SeedSet {
  each: SeedEach;
  /** Rows that are made and do not fit are left out. */
  keep?: Filters;
  fields: SeedFields;
}

export interface SeedVariant {
  weight: number;
  fields: SeedFields;
}

/** Field name to value; `$key` names the row for references. */
export interface SeedRow {
  readonly [field: string]: SeedValue;
}
export type SeedFields = SeedRow;

/** A constant (of a reference: a `$key`), a generator, or what stands for itself in a fixed row. */
export type SeedValue = string | number | boolean | null | readonly SeedValue[] | SeedRow | SeedGenerator;

/** Parts of the one place that is drawn for each row. */
export type PlacePart = 'street' | 'ward' | 'district' | 'city' | 'address' | 'city_id';

/** Records of an entity whose fields have the values of some paths (`goods_id: "parent.goods_id"`), and the field of theirs that is wanted. */
export interface SeedLookup {
  of: string;
  by: Readonly<Record<string, string>>;
  value: string;
}

/** Exactly one word says what is made; the last two members may stand beside any. */
export interface SeedGenerator {
  pick?: readonly SeedValue[];
  weighted?: readonly (readonly [SeedValue, number])[];
  sequence?: { prefix?: string; digits?: number; from?: number };
  /** `#` a digit, `?` a capital letter. */
  pattern?: string;
  /** Both ends inclusive; third: step. */
  int?: readonly number[];
  /** Both ends, digits after the point. */
  decimal?: readonly [number, number, number];
  /** Fields, paths or whole numbers that are added up; a leading `-` takes away. */
  sum?: readonly (string | number)[];
  /** Paths (a leading `/` divides), numbers and made values that are multiplied. */
  product?: readonly (string | number | SeedGenerator)[];
  /** The first that is not empty counts. */
  first?: readonly SeedValue[];
  /** Shapes of an SVG drawing of 96 × 96, which is stored as a file. */
  drawing?: string;
  chance?: number;
  /** Days before today: least, most. */
  ago?: readonly [number, number];
  after?: { field: string; hours: readonly [number, number]; ahead?: true };
  name?: 'person' | 'company' | 'shop';
  phone?: true;
  /** Field from whose text the address is made. */
  email?: string;
  place?: PlacePart;
  /** Template; its word lists stand beside it. */
  text?: string;
  reference?: 'any';
  /** Entity, of any record of which it is the number. */
  id?: string;
  /** `<field>`, `<reference>.<field>` or `parent.<field>`; child rows are made again. */
  copy?: string;
  /** The field of the first of some records; null where there is none. */
  lookup?: SeedLookup;
  /** The sum of the field over some records. */
  total?: SeedLookup;
  links?: readonly [number, number];
  list?: { of: SeedValue; count: readonly [number, number] };
  rows?: { count: readonly [number, number]; fields: SeedFields };
  const?: unknown;
  /** Null unless the row made so far matches. */
  if?: Filters;
  /** 0 to 1. */
  nullChance?: number;
}
