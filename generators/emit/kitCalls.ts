import type { Schema } from './schema.ts';

/** A call of the server's kit: there without any schema. */
interface KitCall {
  path: string;
  method: 'get' | 'post' | 'put' | 'delete';
  summary: string;
  body?: Schema;
  /** Absent: a schema says what is sent and answered (a form with its `submit.url`, the settings page). */
  answer?: Schema;
  /** Works without a session. */
  open?: true;
}

const TEXT: Schema = { type: 'string' };
const NULLABLE: Schema = { type: ['string', 'null'] };
const COUNT: Schema = { type: 'integer' };
const NOTHING: Schema = { type: 'object', maxProperties: 0 };
const ROWS: Schema = { type: 'array', items: { type: 'object' } };
const IDS: Schema = { type: 'array', items: COUNT };

/** An object with these members, all required but those whose name ends in `?`. */
export function shape(members: Record<string, Schema>): Schema {
  const names = Object.keys(members);
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema]),
  );
  const required = names.filter((name) => !name.endsWith('?'));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

const SESSION = shape({
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

const LOGIN = shape({ username: TEXT, password: TEXT });
const VIEW_STATE = shape({
  filters: { type: 'object' },
  viewMode: TEXT,
  sort: { type: 'object' },
  'columns?': { type: 'array', items: TEXT },
});
const VIEW = shape({
  type: TEXT,
  name: TEXT,
  status: { type: ['integer', 'boolean', 'string'] },
  'position?': { type: ['integer', 'null'] },
});

/** Everything that the server answers without a schema; a test compares it with the routes that are registered. */
export const KIT_CALLS: readonly KitCall[] = [
  {
    path: '/login',
    method: 'post',
    summary: 'Sign in',
    body: LOGIN,
    answer: shape({ token: TEXT, expires_at: TEXT }),
    open: true,
  },
  { path: '/me', method: 'post', summary: 'The session', answer: SESSION },
  { path: '/logout', method: 'post', summary: 'End the session', answer: NOTHING },
  {
    path: '/search',
    method: 'post',
    summary: 'Records of all kinds by a code or a name',
    body: shape({ q: TEXT }),
    answer: shape({ rows: ROWS }),
  },
  {
    path: '/fast-statistics',
    method: 'post',
    summary: 'Numbers of lists for the dashboard, with what each list must be asked for to prove them',
    body: NOTHING,
    answer: shape({ rows: ROWS }),
  },
  {
    path: '/notifications',
    method: 'post',
    summary: 'Own notifications',
    body: shape({ 'type?': COUNT, 'status?': COUNT, 'before?': COUNT }),
    answer: shape({ rows: ROWS, total: COUNT }),
  },
  {
    path: '/notifications/read',
    method: 'post',
    summary: 'Mark as read',
    body: shape({ 'ids?': IDS, 'until?': COUNT, 'type?': COUNT }),
    answer: NOTHING,
  },
  {
    path: '/profile',
    method: 'get',
    summary: 'What people may change of their own account (`POST /profile`)',
    answer: shape({ username: TEXT, display_name: TEXT, phone: NULLABLE, email: NULLABLE }),
  },
  { path: '/profile', method: 'post', summary: 'Change the own account' },
  { path: '/change-password', method: 'post', summary: 'Change the own password' },
  { path: '/register', method: 'post', summary: 'Register with a company' },
  { path: '/customer-register', method: 'post', summary: 'Register a company' },
  { path: '/setting/own', method: 'get', summary: 'Settings of the own company' },
  { path: '/setting/own', method: 'put', summary: 'Change settings' },
  {
    path: '/company',
    method: 'get',
    summary: 'What staff register with; for main accounts',
    answer: shape({ code: TEXT, account_type: NULLABLE }),
  },
  {
    path: '/company-profile',
    method: 'get',
    summary: 'How others reach the company (`POST /company-profile`)',
    answer: shape({ sub_full_name: NULLABLE, phone: NULLABLE, email: NULLABLE, address: NULLABLE }),
  },
  { path: '/company-profile', method: 'post', summary: 'Change how others reach the company' },
  {
    path: '/licenses',
    method: 'get',
    summary: 'What the company has registered, and until when; for main accounts',
    answer: shape({ rows: ROWS }),
  },
  {
    path: '/invitations',
    method: 'post',
    summary: 'An invitation to register, used once; for main accounts',
    answer: shape({ invitation: TEXT, expires_at: TEXT }),
  },
  {
    path: '/outbox',
    method: 'get',
    summary: 'Messages that a demo did not send',
    answer: shape({ rows: ROWS }),
  },
  { path: '/sessions', method: 'get', summary: 'Own sessions', answer: ROWS },
  { path: '/sessions', method: 'delete', summary: 'End all own sessions but this one', answer: NOTHING },
  { path: '/sessions/{id}', method: 'delete', summary: 'End one of the own sessions', answer: NOTHING },
  {
    path: '/download-export-excel-file',
    method: 'post',
    summary: 'A finished export',
    body: shape({ filename: TEXT }),
    answer: { type: 'string', format: 'binary' },
  },
  {
    path: '/exports',
    method: 'post',
    summary: 'Own exports that are being written',
    body: NOTHING,
    answer: shape({ rows: ROWS }),
  },
  {
    path: '/cancel-export',
    method: 'post',
    summary: 'Stop an own export',
    body: shape({ filename: TEXT }),
    answer: NOTHING,
  },
  {
    path: '/send-otp',
    method: 'post',
    summary: 'Send a code',
    body: shape({ phone_number: TEXT }),
    answer: shape({ resend_after: COUNT }),
    open: true,
  },
  {
    path: '/submit-otp',
    method: 'post',
    summary: 'Check a code',
    body: shape({ phone_number: TEXT, code: TEXT }),
    answer: shape({ verified: { const: true } }),
    open: true,
  },
  {
    path: '/save-custom-view',
    method: 'post',
    summary: 'Keep a column of a screen shown or hidden',
    body: VIEW,
    answer: NOTHING,
  },
  {
    path: '/get-custom-view',
    method: 'post',
    summary: 'Columns of a screen',
    body: shape({ type: TEXT }),
    answer: { type: 'array', items: TEXT },
  },
  {
    path: '/list-settings',
    method: 'post',
    summary: 'Saved views and widths of columns of a screen',
    body: shape({ type: TEXT }),
    answer: shape({ widths: { type: 'object' }, views: ROWS }),
  },
  {
    path: '/save-view',
    method: 'post',
    summary: 'Keep a named view of a screen; with `id` change an own one',
    body: shape({
      type: TEXT,
      'id?': COUNT,
      name: TEXT,
      is_shared: { type: 'boolean' },
      'state?': VIEW_STATE,
    }),
    answer: shape({ id: COUNT }),
  },
  {
    path: '/default-view',
    method: 'post',
    summary: 'Open a screen with a saved view; without `id` as the schema says',
    body: shape({ type: TEXT, 'id?': COUNT }),
    answer: NOTHING,
  },
  {
    path: '/delete-view',
    method: 'post',
    summary: 'Remove an own view',
    body: shape({ type: TEXT, id: COUNT }),
    answer: NOTHING,
  },
  {
    path: '/save-column-width',
    method: 'post',
    summary: 'Keep the width of a column in pixels; without `width` the usual one',
    body: shape({ type: TEXT, name: TEXT, 'width?': COUNT }),
    answer: NOTHING,
  },
  {
    path: '/upload-image',
    method: 'post',
    summary: 'Store an image (multipart `file`)',
    answer: shape({ path: TEXT }),
  },
  {
    path: '/upload-file',
    method: 'post',
    summary:
      'Store a file (multipart `file`) for a field of a record (`field`: `order.attachments`), by its `x-file`',
    answer: shape({ id: COUNT, path: TEXT, name: TEXT, size_byte: COUNT, media_type: TEXT }),
  },
  {
    path: '/record-history',
    method: 'post',
    summary:
      'What happened to a record, newest first, as far as the caller may see it; `next` is `before` of the next call',
    body: shape({ entity: TEXT, id: COUNT, 'before?': TEXT }),
    answer: shape({ entries: ROWS, next: NULLABLE }),
  },
  {
    path: '/record-note',
    method: 'post',
    summary:
      'Write a note about a record; `paths` are files that were stored for it (`field`: `order.#note`)',
    body: shape({ entity: TEXT, id: COUNT, text: TEXT, 'paths?': { type: 'array', items: TEXT } }),
    answer: NOTHING,
  },
  {
    path: '/record-prints',
    method: 'post',
    summary:
      'Note that records go to a printer as a document, before they do; `copy` is the how manieth time it is (1: the first)',
    body: shape({ document: TEXT, ids: { type: 'array', items: COUNT } }),
    answer: shape({ copies: ROWS }),
  },
  {
    path: '/file-facts',
    method: 'post',
    summary: 'Name, size and type of stored files that the caller may open',
    body: shape({ paths: { type: 'array', items: TEXT } }),
    answer: shape({ rows: ROWS }),
  },
  {
    path: '/files/{id}',
    method: 'get',
    summary: 'A stored file',
    answer: { type: 'string', format: 'binary' },
  },
  {
    path: '/health',
    method: 'get',
    summary: 'Whether the server works',
    answer: shape({ status: { const: 'ok' }, database: TEXT, version: TEXT }),
    open: true,
  },
  { path: '/openapi.json', method: 'get', summary: 'This document', answer: { type: 'object' } },
];
