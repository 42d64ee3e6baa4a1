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

/** Eight random characters; as the database prints it. */
const NEW_CODE = "upper(substr(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 8))";

/**
 * Companies: the customers of the installation; under row-level security by their own `id`. `key` names those of the
 * demo; `code` is what their staff register with; `system_account_id` is the account of what acts by itself, once there is one.
 */
const customer: SystemTable = {
  name: 'khuon_customer',
  key: ['id'],
  access: 'write',
  columns: [
    id,
    optional(text('key')),
    int4('id_identity', '1'),
    int4('id_country', '1'),
    { name: 'is_active_pos', type: 'bool', default: 'true' },
    optional(text('sub_full_name')),
    optional(text('distributor_name')),
    optional(text('company_name')),
    optional(text('phone')),
    optional(text('email')),
    optional(text('address')),
    optional(text('logo')),
    optional({ name: 'dc_id_distributor', type: 'int8' }),
    { ...text('code'), default: NEW_CODE },
    optional(text('account_type')),
    { ...text('time_zone'), default: "'Asia/Ho_Chi_Minh'::text" },
    optional({ name: 'system_account_id', type: 'int8' }),
    createdAt,
  ],
  unique: [['key'], ['code']],
};

/** What a company has registered with the provider, who alone writes it (`npm run license`): from when until when; without end: null. */
const license: SystemTable = {
  name: 'khuon_license',
  key: ['customer_id', 'key'],
  access: 'read',
  columns: [
    customerId,
    text('key'),
    { ...time('valid_from'), default: 'now()' },
    optional(time('valid_until')),
  ],
};

/** Sessions: `token_hash` is SHA-256 (hex) of the bearer token; dead when `revoked_at` is set or a time is past. */
const session: SystemTable = {
  name: 'khuon_session',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    accountId,
    text('token_hash'),
    createdAt,
    { ...time('last_used_at'), default: 'now()' },
    time('idle_expires_at'),
    time('expires_at'),
    optional(time('last_write_at')),
    optional(time('revoked_at')),
    optional(text('address')),
    optional(text('user_agent')),
  ],
  unique: [['token_hash']],
  index: [['customer_id', 'account_id']],
};

/** Stamps of accounts' rights: grows with every change of them, so that a cached session is known to be old. */
const accountStamp: SystemTable = {
  name: 'khuon_account_stamp',
  key: ['customer_id', 'account_id'],
  access: 'write',
  columns: [customerId, accountId, int4('stamp', '1')],
};

/** Short-lived secrets, stored as SHA-256 (hex): `kind` is `socket` (the `auth_key`), `download` or `invitation` (single use). */
const ticket: SystemTable = {
  name: 'khuon_ticket',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    text('kind'),
    text('token_hash'),
    accountId,
    { name: 'session_id', type: 'int8' },
    json('data'),
    createdAt,
    time('expires_at'),
    optional(time('used_at')),
  ],
  unique: [['token_hash']],
  index: [['customer_id', 'session_id']],
};

/** Column choice: one row per column of a screen; `status` 1 shown, 0 hidden. No rows: the default view. */
const customView: SystemTable = {
  name: 'khuon_custom_view',
  key: ['customer_id', 'account_id', 'screen', 'name'],
  access: 'write',
  columns: [
    customerId,
    accountId,
    text('screen'),
    text('name'),
    int4('status', '1'),
    int4('position', '0'),
    optional(int4('width_px')),
    json('data'),
  ],
};

/** Saved views of list screens: `state` is a `ViewState`. A shared one is seen by the whole company, changed by its owner only. */
const savedView: SystemTable = {
  name: 'khuon_saved_view',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    accountId,
    text('screen'),
    text('name'),
    { name: 'is_shared', type: 'bool', default: 'false' },
    json('state'),
    createdAt,
    { ...time('updated_at'), default: 'now()' },
  ],
  unique: [['customer_id', 'account_id', 'screen', 'name']],
  index: [['customer_id', 'screen']],
};

/** The saved view with which a screen opens for an account. */
const defaultView: SystemTable = {
  name: 'khuon_default_view',
  key: ['customer_id', 'account_id', 'screen'],
  access: 'write',
  columns: [customerId, accountId, text('screen'), { name: 'view_id', type: 'int8' }],
};

/** Settings of a customer: typed and defaulted by the module that declares `key` (`<module>.<name>`). */
const setting: SystemTable = {
  name: 'khuon_setting',
  key: ['customer_id', 'key'],
  access: 'write',
  columns: [
    customerId,
    text('key'),
    { name: 'value', type: 'jsonb' },
    int4('version', '1'),
    { ...time('updated_at'), default: 'now()' },
    optional({ name: 'updated_by', type: 'int8' }),
  ],
};

/** Notifications of one account, or of all without `account_id`. `status`: 0 unread, 1 read. */
const notification: SystemTable = {
  name: 'khuon_notification',
  key: ['customer_id', 'id'],
  access: 'write',
  columns: [
    customerId,
    id,
    optional(accountId),
    int4('type'),
    int4('status', '0'),
    text('title'),
    json('data'),
    optional(text('url')),
    createdAt,
    optional(time('read_at')),
  ],
  index: [['customer_id', 'account_id', 'status', 'id']],
};

/** Rate limits shared between processes: one row a bucket (`<class>:<key>`); no customer, so only `withoutTenant('rate_limit')` sees it. */
const rateLimit: SystemTable = {
  name: 'khuon_rate_limit',
  key: ['bucket'],
  access: 'none',
  columns: [
    text('bucket'),
    time('window_from'),
    int4('hits', '0'),
    optional(time('blocked_until')),
    time('expires_at'),
  ],
  index: [['expires_at']],
};

/** Companies, sessions and what belongs to one account. */
export const accountTables: readonly SystemTable[] = [
  customer,
  license,
  session,
  accountStamp,
  ticket,
  customView,
  savedView,
  defaultView,
  setting,
  notification,
  rateLimit,
];
