/** Running codes of a field. */
export interface NumberModel {
  prefix: string;
  /** Other first letters by the value of an enum of the record, each with a count of its own. */
  prefixes?: { field: string; of: Readonly<Record<string, string>> };
  per: 'day' | 'year' | 'ever';
  digits: number;
}
