import type { Values } from '#contract/logic.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { SqlError, type Queries } from '../db/Db.ts';
import { uniqueIndexName } from '../db/migrations/names.ts';

/** Where running codes are counted, and for whom. */
export interface Numbering {
  /** Sees the records that their codes must not repeat. */
  tx: Queries;
  /** Counts. Beside the transaction nobody waits for its end, and numbers of one that is rolled back are left out. */
  counter: Queries;
  customerId: number;
  /** `YYYY-MM-DD` in the customer's zone. */
  today: string;
}

/** A field with running codes, and the first letters that it has. */
export interface Coded {
  entity: EntityModel;
  field: FieldModel;
  prefix: string;
}

/** One counter, and how its values are spelt: prefix, period and digits, `DH26112100042`. */
interface Series {
  name: string;
  period: string;
  start: string;
  digits: number;
}

/**
 * The next running codes of a field that no record has.
 * @param typed codes of records that are on their way into the same transaction.
 */
export async function nextNumbers(
  numbering: Numbering,
  coded: Coded,
  count: number,
  typed: ReadonlySet<unknown> = new Set(),
): Promise<string[]> {
  const series = toSeries(coded, numbering.today);
  const free: string[] = [];
  while (free.length < count) {
    const missing = count - free.length;
    const last = await countUp(numbering, series, missing);
    const codes = Array.from({ length: missing }, (_, index) => toCode(series, last - missing + 1 + index));
    const taken = await findTakenCodes(numbering, coded, codes);
    free.push(...codes.filter((code) => !taken.has(code) && !typed.has(code)));
    if (taken.has(codes.at(-1) ?? '')) await passTaken(numbering, coded, series, last);
  }
  return free;
}

/** Records by the first letters that their code of a field has. */
export function byPrefix<Record extends Values>(
  { number }: FieldModel,
  records: readonly Record[],
): ReadonlyMap<string, readonly Record[]> {
  const { prefix = '', prefixes } = number ?? {};
  const groups = new Map<string, Record[]>();
  for (const record of records) {
    const own = prefixes?.of[String(record[prefixes.field])] ?? prefix;
    groups.set(own, [...(groups.get(own) ?? []), record]);
  }
  return groups;
}

function toSeries({ entity: { name }, field, prefix }: Coded, today: string): Series {
  const { per, digits, prefix: usual } = field.number ?? { per: 'ever', digits: 1, prefix };
  const period = per === 'day' ? today.replaceAll('-', '').slice(2) : per === 'year' ? today.slice(2, 4) : '';
  return {
    name: `${name}.${field.name}${prefix === usual ? '' : `.${prefix}`}`,
    period,
    start: `${prefix}${period}`,
    digits,
  };
}

const toCode = ({ start, digits }: Series, value: number): string =>
  `${start}${String(value).padStart(digits, '0')}`;

/** Takes so many values; gives the last. */
async function countUp(
  { counter, customerId }: Numbering,
  { name, period }: Series,
  count: number,
): Promise<number> {
  const { rows } = await counter.query<{ value: number }>(
    `insert into "khuon_counter" ("customer_id", "name", "period", "value") values ($1, $2, $3, $4::int8)
     on conflict ("customer_id", "name", "period") do update set "value" = "khuon_counter"."value" + excluded."value" returning "value"`,
    [customerId, name, period, count],
  );
  return rows[0]?.value ?? count;
}

/** SQL of whether a live record has a code; `$1` is the customer. */
function isTaken({ entity: { table, owner, softDelete }, field: { name } }: Coded, code: string): string {
  const own = owner === 'global' ? '$1::int8 is not null' : 't."customer_id" = $1::int8';
  return `exists (select 1 from "${table}" t where ${own}${softDelete ? ' and t."deleted_at" is null' : ''} and t."${name}" = ${code})`;
}

async function findTakenCodes(
  { tx, customerId }: Numbering,
  coded: Coded,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ code: string }>(
    `select x.code from unnest($2::text[]) as x(code) where ${isTaken(coded, 'x.code')}`,
    [customerId, codes],
  );
  return new Set(rows.map(({ code }) => code));
}

/** Sets the counter behind all the codes that are taken in a row, however many were typed or came by a sheet. */
async function passTaken(
  { tx, counter, customerId }: Numbering,
  coded: Coded,
  { name, period, start, digits }: Series,
  last: number,
): Promise<void> {
  const code = `$3::text || repeat('0', greatest($4::int4 - length(n.value::text), 0)) || n.value::text`;
  const { rows } = await tx.query<{ value: number }>(
    `with recursive n(value) as (
 select $2::int8 union all select n.value + 1 from n where ${isTaken(coded, code)})
select max(value) as value from n`,
    [customerId, last, start, digits],
  );
  await counter.query(
    `update "khuon_counter" set "value" = greatest("value", $4::int8) where "customer_id" = $1 and "name" = $2 and "period" = $3`,
    [customerId, name, period, (rows[0]?.value ?? last) - 1],
  );
}

/** The violated index of a code that was given here: somebody typed it at the same moment. The next try meets it as taken. */
const REPEAT = '40001';

/** Stores records with given codes; the transaction is done again where one of the codes was typed meanwhile. */
export async function storeNumbered<Result>(
  entity: EntityModel,
  given: readonly FieldModel[],
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    const indexes = given.map((field) => indexOf(entity, field));
    if (!(error instanceof SqlError) || !indexes.includes(error.constraint ?? '')) throw error;
    throw new SqlError('a running code was typed at the same moment', { code: REPEAT }, error);
  }
}

function indexOf({ table, unique }: EntityModel, { name }: FieldModel): string {
  const rule = unique.find(({ fields: [only, ...more] }) => only === name && more.length === 0);
  return uniqueIndexName(table, rule?.key ?? name);
}
