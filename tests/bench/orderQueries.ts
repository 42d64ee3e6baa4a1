/*
 * What the list of orders shows, written by hand for the peers: the same columns, labels, filters and orders that
 * the product compiles from its schema. `$1` is the customer.
 */

const OWN = [
  'id',
  'version',
  'customer_order_id',
  'status',
  'delivery_company',
  'delivery_order_id',
  'delivery_status',
  'receiver_name',
  'receiver_phone',
  'receiver_city',
  'receiver_address',
  'warehouse_id',
  'goods_quantity',
  'goods_total',
  'cod_amount',
  'discount',
  'prepay',
  'delivery_cost',
  'insurance_value',
  'weight',
  'source',
  'create_method',
  'images',
  'is_pending',
  'note',
  'created_by',
];

const TIMES = ['created_at', 'hold_until'].map(
  (name) => `to_char(t."${name}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`,
);

const COLUMNS = [
  ...OWN.map((name) => `t."${name}"`),
  ...TIMES,
  `w.code_name || ' – ' || w.name as "warehouse_id.label"`,
  `a.display_name as "created_by.label"`,
];

const FROM = `from "order" t left join "warehouse" w on w.customer_id = t.customer_id and w.id = t.warehouse_id
left join "account" a on a.customer_id = t.customer_id and a.id = t.created_by where t.customer_id = $1 and t.deleted_at is null`;

/** Status 200 and one month; `$2` keeps a kept answer from standing in for the query. */
const FILTER = `and t.status = 200 and t.created_at >= '2026-09-30T17:00:00Z' and t.created_at < '2026-10-31T17:00:00Z' and t.cod_amount >= $2`;

const NEWEST = 'order by t.created_at desc, t.id desc';
const DEAREST = 'order by t.cod_amount desc, t.id desc';

/** Rows of a statement as text, as a driver gives them. */
export const rowQueries = {
  page1: `select ${COLUMNS.join(', ')} ${FROM} ${NEWEST} limit 25`,
  page500: `select ${COLUMNS.join(', ')} ${FROM} ${NEWEST} limit 25 offset 12475`,
  page20000: `select ${COLUMNS.join(', ')} ${FROM} ${NEWEST} limit 25 offset 499975`,
  filtersort: `select ${COLUMNS.join(', ')} ${FROM} ${FILTER} ${DEAREST} limit 25`,
  filtersum: `select count(*), sum(t.cod_amount), sum(t.goods_total), sum(t.goods_quantity), sum(t.delivery_cost), sum(t.discount), sum(t.prepay), sum(t.weight),
    count(*) filter (where t.status in (40, 60)) as to_pick, count(*) filter (where t.is_pending) as on_hold from "order" t where t.customer_id = $1 and t.deleted_at is null ${FILTER}`,
  totals: `select count(*), sum(t.cod_amount), sum(t.goods_total), sum(t.goods_quantity), sum(t.delivery_cost), sum(t.discount), sum(t.prepay), sum(t.weight),
    count(*) filter (where t.status in (40, 60)) as to_pick, count(*) filter (where t.is_pending) as on_hold from "order" t where t.customer_id = $1 and t.deleted_at is null`,
} as const;

export type QueryName = keyof typeof rowQueries;

/** Whether a query takes `$2`. */
export const isFiltered = (name: QueryName): boolean => name.startsWith('filter');

/** The same with its JSON built by the database. */
export const jsonQuery = (name: QueryName): string =>
  `select coalesce(json_agg(r), '[]')::text as rows from (${rowQueries[name]}) r`;
