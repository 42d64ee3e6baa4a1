import type { EntityModel, ServerModel } from '#contract/model.ts';
import { mergeSettings, settingsOf } from '#server/settings/settingsOf.ts';
import type { Db, Queries, Tx } from '../Db.ts';
import type { Refill } from './computedColumns.ts';
import { runMigrating } from './migrate.ts';
import { quoteName } from './names.ts';
import { printMark } from './printSql.ts';
import { type Step, step } from './Step.ts';
import { isTenant } from './toColumns.ts';

/** Rows of one transaction: it locks them for less than half a second. */
const BATCH_ROWS = 1_000;

/** Batches after which it is told how far a column is. */
const LOGGED_BATCHES = 20;

export interface RefillOptions {
  log: (line: string) => void;
  batchRows?: number | undefined;
}

/** How far a column is. */
interface Progress {
  after_customer: number;
  after_id: number;
  row_count: number;
  changed_count: number;
}

const START: Progress = {
  after_customer: Number.MIN_SAFE_INTEGER,
  after_id: Number.MIN_SAFE_INTEGER,
  row_count: 0,
  changed_count: 0,
};

/** A refill as a step of the plan. */
export const toRefillStep = (refill: Refill): Step =>
  step(toTitle(refill), [
    `update ${quoteName(refill.entity.table)} t set ${quoteName(refill.column.name)} = ${refill.sql.text}::${refill.column.type}`,
  ]);

const toTitle = ({ entity, column }: Refill): string => `${entity.table}: work out column ${column.name}`;

/** Works out columns one after the other, in batches; what was done before this process began is not done again. */
export async function runRefills(
  db: Db,
  model: Pick<ServerModel, 'modules'>,
  refills: readonly Refill[],
  options: RefillOptions,
): Promise<Step[]> {
  for (const refill of refills) await runRefill(db, model, refill, options);
  return refills.map(toRefillStep);
}

async function runRefill(
  db: Db,
  model: Pick<ServerModel, 'modules'>,
  refill: Refill,
  { log, batchRows = BATCH_ROWS }: RefillOptions,
): Promise<void> {
  const owner = db.withoutTenant('migration');
  const [text, values] = [printBatch(refill, model), await readSettings(owner, model, refill)];
  const say = ({ row_count, changed_count }: Progress, end: string) =>
    log(`${toTitle(refill)}: ${row_count} rows${end}, ${changed_count} changed`);
  for (let batch = 1; ; batch += 1) {
    const { progress, isDone } = await runMigrating(db, (tx) =>
      runBatch(tx, refill, text, [batchRows, ...values]),
    );
    if (progress && (isDone || batch % LOGGED_BATCHES === 0)) say(progress, isDone ? '' : ' so far');
    if (isDone) return;
  }
}

/** One batch after what is done; no progress where another process has ended the column. */
async function runBatch(
  tx: Tx,
  refill: Refill,
  text: string,
  values: readonly unknown[],
): Promise<{ progress: Progress | null; isDone: boolean }> {
  const { entity, column, mark } = refill;
  const state = await readState(tx, refill);
  if (state.mark === mark) return { progress: null, isDone: true };
  const from = await readProgress(tx, refill, state.version);
  const { rows } = await tx.query<Progress>(text, [from.after_customer, from.after_id, ...values]);
  const [done] = rows;
  if (!done) {
    await tx.query(printMark(entity.table, column.name, mark));
    await tx.query('delete from khuon_refill where table_name = $1 and column_name = $2', [
      entity.table,
      column.name,
    ]);
    return { progress: from, isDone: true };
  }
  const progress = {
    ...done,
    row_count: from.row_count + done.row_count,
    changed_count: from.changed_count + done.changed_count,
  };
  await saveProgress(tx, refill, state.version, progress);
  return { progress, isDone: false };
}

/** The mark of a column, and by what its values are being worked out: one that was dropped and added again is another. */
async function readState(
  tx: Queries,
  { entity, column, mark }: Refill,
): Promise<{ mark: string | null; version: string }> {
  const { rows } = await tx.query<{ mark: string | null; number: number }>(
    `select col_description(attrelid, attnum) as mark, attnum as number from pg_attribute
      where attrelid = $1::regclass and attname = $2`,
    [`public.${quoteName(entity.table)}`, column.name],
  );
  return { mark: rows[0]?.mark ?? null, version: `${mark} ${rows[0]?.number ?? 0}` };
}

async function readProgress(tx: Queries, { entity, column }: Refill, version: string): Promise<Progress> {
  const { rows } = await tx.query<Progress>(
    `select after_customer, after_id, row_count, changed_count from khuon_refill
      where table_name = $1 and column_name = $2 and mark = $3`,
    [entity.table, column.name, version],
  );
  return rows[0] ?? START;
}

async function saveProgress(
  tx: Queries,
  { entity, column }: Refill,
  version: string,
  progress: Progress,
): Promise<void> {
  const { after_customer, after_id, row_count, changed_count } = progress;
  await tx.query(
    `insert into khuon_refill (table_name, column_name, mark, after_customer, after_id, row_count, changed_count)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (table_name, column_name) do update
      set mark = $3, after_customer = $4, after_id = $5, row_count = $6, changed_count = $7`,
    [entity.table, column.name, version, after_customer, after_id, row_count, changed_count],
  );
}

/**
 * `$1`, `$2` customer and id of the last row done, `$3` how many, `$4` settings of the customers. Deleted rows keep what they
 * had: what they were worked out from may be deleted with them.
 */
function printBatch(refill: Refill, model: Pick<ServerModel, 'modules'>): string {
  const { entity, column, sql } = refill;
  const [table, name] = [quoteName(entity.table), quoteName(column.name)];
  const customer = isTenant(entity) ? 't."customer_id"' : '0::int8';
  const same = isTenant(entity) ? ' and o."customer_id" = b."customer_id"' : '';
  const value = sql.text.replace(/\{settings\.([a-z0-9_]+)\}/g, (_, setting: string) =>
    printSetting(model, setting, customer),
  );
  const isKept = entity.softDelete ? `t."deleted_at" is not null and t.${name} is not null` : 'false';
  return `with batch as materialized (
  select ${customer} as "customer_id", t."id", case when ${isKept} then t.${name} else (${value})::${column.type} end as value
  from ${table} t ${printParent(entity)}
  where (${customer}, t."id") > ($1::int8, $2::int8) order by 1, 2 limit $3 for update of t
), changed as (
  update ${table} o set ${name} = b.value from batch b
  where o."id" = b."id"${same} and o.${name} is distinct from b.value returning 1
)
select b."customer_id" as after_customer, b."id" as after_id,
  (select count(*) from batch) as row_count, (select count(*) from changed) as changed_count
from batch b order by 1 desc, 2 desc limit 1`;
}

/** The parent of a row is named `p`. */
function printParent({ parent }: EntityModel): string {
  if (!parent) return '';
  const key = `p."id" = t.${quoteName(parent.foreignKey)}`;
  return `left join ${quoteName(parent.entity)} p on ${key} and p."customer_id" = t."customer_id"`;
}

/** Its value of the row's customer, as a text or a list of them; the SQL around it says of what type it is. */
function printSetting(model: Pick<ServerModel, 'modules'>, name: string, customer: string): string {
  const setting = settingsOf(model).find(({ field }) => field.name === name);
  const own = `($4::jsonb -> (${customer})::text)`;
  if (setting?.field.json !== 'array') return `(${own} ->> '${name}')`;
  return `(select array_agg(x) from jsonb_array_elements_text(${own} -> '${name}') x)`;
}

/** Settings of every customer by its id, as the last value of a batch; none where the SQL asks for none. */
async function readSettings(
  owner: Queries,
  model: Pick<ServerModel, 'modules'>,
  { sql }: Refill,
): Promise<unknown[]> {
  if (!sql.text.includes('{settings.')) return [];
  const { rows } = await owner.query<{ id: number; values: Record<string, unknown> }>(
    `select c.id, coalesce(jsonb_object_agg(s.key, s.value) filter (where s.key is not null), '{}') as values
      from khuon_customer c left join khuon_setting s on s.customer_id = c.id group by c.id`,
  );
  const all = rows.map(({ id, values }) => [id, mergeSettings(model, values)] as const);
  return [JSON.stringify(Object.fromEntries([[0, mergeSettings(model, {})] as const, ...all]))];
}
