import type { Json } from './types.ts';

/* The sources of a view as they are written (see schemas.ts, which exports these too). */

/** What a field of a view is worked out from. */
export type ViewValueFile = string | { value: Json; aggregate?: undefined } | ViewAggregateFile;

export interface ViewAggregateFile {
  aggregate: 'sum' | 'count' | 'min' | 'max';
  of?: string;
  where?: Json;
  value?: undefined;
}

export interface ViewJoinFile {
  as: string;
  entity: string;
  on: Readonly<Record<string, string>>;
  where?: Json;
  within?: { field: string; asked: string; days: number };
}

/** Rows of one entity, or of one and others beside it. */
export interface ViewPartFile {
  from: string;
  join?: ViewJoinFile | readonly ViewJoinFile[];
  where?: Json;
  fields: Readonly<Record<string, ViewValueFile>>;
}

export interface ViewFile extends Partial<ViewPartFile> {
  union?: readonly ViewPartFile[];
  key: readonly string[];
}
