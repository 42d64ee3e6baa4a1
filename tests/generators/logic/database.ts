import { PGlite } from '@electric-sql/pglite';
import type { SqlText } from '#contract/logic.ts';
import type { LogicType } from '../../../generators/logic/types.ts';
import type { Order, LogicScope } from './records.ts';

/** One expression to ask of every order. */
export interface Question {
  readonly sql: SqlText;
  readonly type: LogicType;
}

const tables = `
  CREATE TABLE "order" (customer_id int8 DEFAULT 1, id int8, status int4, cod_amount int8, quantity int8, rate numeric(12,2),
    discount numeric(12,3), receiver text, note text, is_partial boolean, is_checked boolean, due_on date, paid_on date,
    created_at timestamptz(3), closed_at timestamptz(3), tags text[], codes int8[], photo jsonb);
  CREATE TABLE order_line (customer_id int8, order_id int8, deleted_at timestamptz, quantity int8, price int8,
    weight numeric(12,3), sku text, expires_on date);`;

/** A zone with summer time, which must not show in any answer. */
export async function createDatabase(): Promise<PGlite> {
  const db = await PGlite.create();
  await db.exec(`SET TimeZone = 'Europe/Berlin'; ${tables}`);
  return db;
}

/** Stores the orders, and beside them lines that must never count: deleted ones and another company's. */
export async function storeOrders(db: PGlite, orders: readonly Order[]): Promise<void> {
  await db.exec('TRUNCATE "order", order_line');
  const rows = orders.map((order, id) => ({ ...order, id, customer_id: 1 }));
  await insert(db, '"order"', rows);
  const lines = rows.flatMap(({ id, lines }) =>
    lines.map((line) => ({ ...line, order_id: id, customer_id: 1 })),
  );
  const hidden = lines.flatMap((line) => [
    { ...line, deleted_at: '2026-01-01' },
    { ...line, customer_id: 2 },
  ]);
  await insert(db, 'order_line', [...lines, ...hidden]);
}

async function insert(db: PGlite, table: string, rows: readonly object[]): Promise<void> {
  await db.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

/** Answers of all questions, one array an order, in one SELECT. */
export async function askDatabase(
  db: PGlite,
  questions: readonly Question[],
  around: LogicScope,
): Promise<unknown[][]> {
  const names = [...new Set(questions.flatMap(({ sql }) => sql.params))];
  const columns = questions.map(({ sql, type }) => printAnswer(bind(sql.text, names), type));
  const { rows } = await db.query<unknown[]>(
    `SELECT ${columns.join(',\n')} FROM "order" t ORDER BY t.id`,
    names.map((name) => valueOf(around, name)),
    { rowMode: 'array' },
  );
  return rows;
}

function bind(text: string, names: readonly string[]): string {
  return text.replace(/\{([a-z_.]+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`);
}

function valueOf(around: LogicScope, name: string): unknown {
  const value =
    name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], around) ??
    null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
}

function printAnswer(text: string, type: LogicType): string {
  if (type === 'integer' || type === 'decimal') return `(${text})::float8`;
  if (type === 'date') return `(${text})::date::text`;
  if (type === 'date_time') return `to_char((${text}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return `(${text})`;
}
