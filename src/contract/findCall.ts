import type { Codes } from './model.ts';

/** `POST <url>`: the first records that fit, as `{rows: [{id, …fields}]}`. */
export interface FindCallModel {
  url: string;
  permissions: Codes;
  /** Field whose value the body must give, under this name on the wire; absent: all records. */
  by?: { field: string; param: string };
  /** Fields of a record that are answered, by their name on the wire. */
  fields: Readonly<Record<string, string>>;
}
