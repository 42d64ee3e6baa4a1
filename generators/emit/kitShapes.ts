import type { Schema } from './schema.ts';

/** A call of the server's kit: there without any schema. */
export interface KitCall {
  path: string;
  method: 'get' | 'post' | 'put' | 'delete';
  summary: string;
  body?: Schema;
  /** Absent: a schema says what is sent and answered (a form with its `submit.url`, the settings page). */
  answer?: Schema;
  /** Works without a session. */
  open?: true;
}

export const TEXT: Schema = { type: 'string' };
export const NULLABLE: Schema = { type: ['string', 'null'] };
export const COUNT: Schema = { type: 'integer' };
export const NOTHING: Schema = { type: 'object', maxProperties: 0 };
export const ROWS: Schema = { type: 'array', items: { type: 'object' } };
export const IDS: Schema = { type: 'array', items: COUNT };

/** An object with these members, all required but those whose name ends in `?`. */
export function shape(members: Record<string, Schema>): Schema {
  const names = Object.keys(members);
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema]),
  );
  const required = names.filter((name) => !name.endsWith('?'));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Records to print, which of their rows that have pages of their own, and why once more. */
export const PRINT_REQUEST: Schema = shape({
  document: TEXT,
  ids: IDS,
  'part_ids?': IDS,
  'reprint_reason?': TEXT,
});

export const SESSION = shape({
  customer: { type: 'object' },
  permissions: { type: 'array', items: TEXT },
  'modules?': { type: 'array', items: TEXT },
  'features?': { type: 'array', items: TEXT },
  'node?': { type: ['integer', 'null'] },
  'nodes?': IDS,
  'settings?': { type: 'object' },
  warehouses: ROWS,
  pos: ROWS,
  display_name: TEXT,
  identity_id: COUNT,
  notify: COUNT,
  'last_event?': COUNT,
  auth_key: TEXT,
});

export const LOGIN = shape({ username: TEXT, password: TEXT });
export const VIEW_STATE = shape({
  filters: { type: 'object' },
  viewMode: TEXT,
  sort: { type: 'object' },
  'columns?': { type: 'array', items: TEXT },
});
export const VIEW = shape({
  type: TEXT,
  name: TEXT,
  status: { type: ['integer', 'boolean', 'string'] },
  'position?': { type: ['integer', 'null'] },
});
