import {
  id,
  customerId,
  accountId,
  createdAt,
  text,
  int4,
  time,
  optional,
  json,
  type SystemTable,
} from './SystemTable.ts';

/** Idempotency keys: the row is inserted first, in the same transaction; `status` and `answer` (exact bytes) once it is done. Kept 48 h. */
const idempotency: SystemTable = {
  name: 'khuon_idempotency',
  key: ['customer_id', 'account_id', 'key'],
  access: 'write',
  columns: [
    customerId,
    accountId,
    text('key'),
    text('request_hash'),
    optional(int4('status')),
    optional(text('answer')),
    createdAt,
  ],
  index: [['customer_id', 'created_at']],
};

/** Audit: append-only, one row a change. Secrets appear as "changed". */
const audit: SystemTable = {
  name: 'khuon_audit',
  key: ['customer_id', 'id'],
  access: 'append',
  columns: [
    customerId,
    id,
    createdAt,
    optional(accountId),
    optional({ name: 'session_id', type: 'int8' }),
    optional(text('request_id')),
    text('action'),
    text('entity'),
    optional({ name: 'record_id', type: 'int8' }),
    json('before'),
    json('after'),
  ],
  index: [
    ['customer_id', 'entity', 'record_id'],
    ['customer_id', 'created_at'],
  ],
};

/** Status changes: append-only. `from_state`, `to_state` are state keys of the workflow; `transition` is empty for an initial state. */
const event: SystemTable = {
  name: 'khuon_event',
  key: ['customer_id', 'id'],
  access: 'append',
  columns: [
    customerId,
    id,
    createdAt,
    optional(accountId),
    text('entity'),
    { name: 'record_id', type: 'int8' },
    text('field'),
    optional(text('transition')),
    optional(text('from_state')),
    text('to_state'),
    optional(text('note')),
    json('data'),
  ],
  index: [['customer_id', 'entity', 'record_id', 'id']],
};

/** Notes about records, which nobody changes any more; `files` are their paths. */
const note: SystemTable = {
  name: 'khuon_note',
  key: ['customer_id', 'id'],
  access: 'append',
  columns: [
    customerId,
    id,
    createdAt,
    optional(accountId),
    text('entity'),
    { name: 'record_id', type: 'int8' },
    text('text'),
    json('files'),
  ],
  index: [['customer_id', 'entity', 'record_id', 'id']],
};

/** Running numbers: `insert … on conflict do update set value = value + 1 returning value`, beside the transaction that wants one. `period` is `260228`, `26` or empty. */
const counter: SystemTable = {
  name: 'khuon_counter',
  key: ['customer_id', 'name', 'period'],
  access: 'write',
  columns: [
    customerId,
    text('name'),
    { ...text('period'), default: "''::text" },
    { name: 'value', type: 'int8', default: '0' },
  ],
};

/** Files: `public_id` is the opaque random id in `/files/<id>`; `class` is `public` (catalogue) or `private`; `path` is relative to `FILES_DIR`; `used_at` when a record last named or dropped it. */
const file: SystemTable = {
  name: 'khuon_file',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    text('public_id'),
    text('class'),
    text('name'),
    text('media_type'),
    { name: 'size_byte', type: 'int8' },
    optional(int4('width_px')),
    optional(int4('height_px')),
    text('sha256'),
    text('path'),
    optional(text('entity')),
    optional({ name: 'record_id', type: 'int8' }),
    optional(text('field')),
    createdAt,
    { ...time('used_at'), default: 'now()' },
    optional({ name: 'created_by', type: 'int8' }),
    optional(time('deleted_at')),
  ],
  unique: [['public_id']],
  index: [
    ['customer_id', 'entity', 'record_id'],
    ['customer_id', 'created_by', 'created_at'],
  ],
};

/** Exports: asked for by one account, fetched by `filename` by that account only, while it may see the `content`. `state`: queued, running, ready, failed, cancelled. */
const exportTable: SystemTable = {
  name: 'khuon_export',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    accountId,
    text('filename'),
    text('screen'),
    json('request'),
    text('language'),
    { ...text('state'), default: "'queued'::text" },
    { name: 'row_count', type: 'int8', default: '0' },
    optional({ name: 'total_count', type: 'int8' }),
    json('content'),
    optional({ name: 'file_id', type: 'int8' }),
    optional(text('error_code')),
    createdAt,
    optional(time('finished_at')),
    optional(time('expires_at')),
  ],
  unique: [['customer_id', 'account_id', 'filename']],
  index: [['customer_id', 'account_id', 'state']],
};

/** Files that records are made of: large ones are jobs, and those with errors can be fetched again by their account. `state`: queued, running, done, failed. */
const importTable: SystemTable = {
  name: 'khuon_import',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    accountId,
    text('screen'),
    json('wish'),
    text('language'),
    { ...text('state'), default: "'queued'::text" },
    int4('done_count', '0'),
    int4('total_count', '0'),
    json('outcome'),
    optional(text('message')),
    optional({ name: 'file_id', type: 'int8' }),
    optional({ name: 'error_file_id', type: 'int8' }),
    createdAt,
    time('expires_at'),
  ],
  index: [['customer_id', 'account_id', 'state'], ['expires_at']],
};

/**
 * Socket messages in order: `id` is the sequence from which a client resumes. `account_id` says whose it is, or `topic` who may hear
 * it (`server/realtime/rooms.ts`).
 */
const signal: SystemTable = {
  name: 'khuon_signal',
  key: ['customer_id', 'id'],
  access: 'append',
  columns: [
    customerId,
    id,
    optional(accountId),
    optional(text('topic')),
    text('name'),
    json('data'),
    createdAt,
  ],
  index: [
    ['customer_id', 'account_id', 'id'],
    ['customer_id', 'topic', 'id'],
  ],
};

/** Data migrations that ran, or that a new database did not need (`ran_at` is empty); `checksum` is of their statements. */
const migration: SystemTable = {
  name: 'khuon_migration',
  key: ['module', 'number'],
  access: 'none',
  columns: [
    text('module'),
    int4('number'),
    text('name'),
    text('checksum'),
    { name: 'row_count', type: 'int8', default: '0' },
    optional(time('ran_at')),
    createdAt,
  ],
};

/** How far stored computed values are worked out for the rows there are: gone when a column is done. `mark` says by what. */
const refill: SystemTable = {
  name: 'khuon_refill',
  key: ['table_name', 'column_name'],
  access: 'none',
  columns: [
    text('table_name'),
    text('column_name'),
    text('mark'),
    { name: 'after_customer', type: 'int8' },
    { name: 'after_id', type: 'int8' },
    { name: 'row_count', type: 'int8', default: '0' },
    { name: 'changed_count', type: 'int8', default: '0' },
  ],
};

/** What goes with records: their history, numbers, files and messages. */
export const recordTables: readonly SystemTable[] = [
  idempotency,
  audit,
  event,
  note,
  counter,
  file,
  exportTable,
  importTable,
  signal,
  migration,
  refill,
];
