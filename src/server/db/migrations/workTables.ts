import {
  createdAt,
  customerId,
  id,
  int4,
  json,
  optional,
  text,
  time,
  type SystemTable,
} from './SystemTable.ts';

/**
 * Jobs of modules, gone when they are done. Those of one `lane` are done in the order of their ids; `cause` is who put one in.
 * With `failed_at` every try has failed: kept 30 days with its `error`.
 */
const task: SystemTable = {
  name: 'khuon_task',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    text('job'),
    text('lane'),
    json('data'),
    json('cause'),
    optional(text('singleton_key')),
    int4('tries', '0'),
    time('due_at'),
    createdAt,
    optional(time('failed_at')),
    optional(text('error')),
  ],
  unique: [['customer_id', 'job', 'singleton_key']],
  index: [['customer_id', 'job', 'lane', 'id'], ['due_at'], ['failed_at']],
};

/** Lanes that somebody works on; `holder` is the queue's job that does. */
const lane: SystemTable = {
  name: 'khuon_lane',
  key: ['customer_id', 'job', 'lane'],
  access: 'write',
  columns: [customerId, text('job'), text('lane'), text('holder')],
};

/** When a schedule is due next; `cron` and `time_zone` are what that was worked out from. */
const schedule: SystemTable = {
  name: 'khuon_schedule',
  key: ['customer_id', 'name'],
  access: 'write',
  columns: [customerId, text('name'), text('cron'), text('time_zone'), time('next_at')],
  index: [['next_at']],
};

/** Records whose timer was refused at `due_at`: it is tried again at `retry_at`, after growing pauses. */
const timer: SystemTable = {
  name: 'khuon_timer',
  key: ['customer_id', 'entity', 'record_id', 'timer'],
  access: 'write',
  columns: [
    customerId,
    text('entity'),
    { name: 'record_id', type: 'int8' },
    text('timer'),
    time('due_at'),
    int4('tries', '1'),
    time('retry_at'),
    text('error'),
  ],
};

/** Calls from outside as they came (`body`), once each: `event_id` is the sender's number, or the hash of the body. Kept 30 days. */
const inbox: SystemTable = {
  name: 'khuon_inbox',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    text('source'),
    text('event_id'),
    { name: 'body', type: 'bytea' },
    time('received_at'),
    optional(time('done_at')),
  ],
  unique: [['customer_id', 'source', 'event_id']],
  index: [['received_at']],
};

/** What is done by itself, and when. */
export const workTables: readonly SystemTable[] = [task, lane, schedule, timer, inbox];
