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
 * Codes that confirm a phone: `code_hash` is an HMAC over phone and code with the row's own `salt`. Accepted once
 * (`used_at`, from the address `used_by`); the confirmed phone then serves one registration (`spent_at`).
 * No customer, so only `withoutTenant('otp')` sees it.
 */
const otp: SystemTable = {
  name: 'khuon_otp',
  key: ['id'],
  access: 'none',
  columns: [
    id,
    text('phone'),
    text('salt'),
    text('code_hash'),
    int4('tries', '0'),
    createdAt,
    time('expires_at'),
    optional(time('used_at')),
    optional(text('used_by')),
    optional(time('spent_at')),
  ],
  index: [['phone', 'id'], ['expires_at']],
};

/**
 * Messages of a demo, which sends none, and e-mails with a `state`, which leave: they are read on `/outbox`. Without a `customer_id` the
 * installation sent them itself. `files`: attachments with their bytes, until it has left.
 */
const outbox: SystemTable = {
  name: 'khuon_outbox',
  key: ['id'],
  access: 'none',
  columns: [
    id,
    optional(customerId),
    createdAt,
    text('kind'),
    text('recipient'),
    optional(text('subject')),
    text('body'),
    json('attachments'),
    optional(text('state')),
    optional(text('message_key')),
    json('files'),
    int4('tries', '0'),
    optional(text('error')),
  ],
};

/** What confirms who somebody is before an account is theirs. */
export const confirmationTables: readonly SystemTable[] = [otp, outbox];
