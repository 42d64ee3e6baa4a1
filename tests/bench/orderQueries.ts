/*
 * What the list of orders shows, written by hand for the peers: the same columns, labels, filters and orders that
 * the product compiles from its schema. `$1` is the customer.
 */

const OWN = [
  'id',
  'version',
  'customer_order_id',
  'status',
  'receiver_name',
  'receiver_phone',
  'goods_quantity',
  'cod_amount',
  'delivery_company',
  'delivery_order_id',
  'delivery_status',
  'carrier_state',
  'carrier_error',
  'receiver_city',
  'receiver_address',
  'warehouse_id',
  'goods_total',
  'discount',
  'prepay',
  'delivery_cost',
  'insurance_value',
  'weight',
  'dimensions',
  'package_count',
  'source',
  'create_method',
  'platform_order_sn',
  'platform_status',
  'images',
  'pos_id',
  'is_pickup',
  'tags',
  'priority',
  'lead_id',
  'conversation_id',
  'transfer_code',
  'dc_order_code',
  'picker_id',
  'handover_id',
  'is_on_time',
  'handover_minutes',
  'duplicate_of',
  'publish_invoice',
  'publish_invoice_type',
  'invoice_handling',
  'cod_difference',
  'cod_received',
  'received_method',
  'received_code',
  'is_pending',
  'note',
  'created_by',
];

const TIMES = [
  'created_at',
  'sla_ship_by',
  'confirm_after',
  'handed_over_at',
  'reconciled_at',
  'hold_until',
].map((name) => `to_char(t."${name}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`);

const COLUMNS = [
  ...OWN.map((name) => `t."${name}"`),
  ...TIMES,
  `w.code_name || ' – ' || w.name as "warehouse_id.label"`,
  `p.code || ' – ' || p.name as "pos_id.label"`,
  `h.code as "handover_id.label"`,
  `d.customer_order_id as "duplicate_of.label"`,
  `k.display_name || ' (' || k.username || ')' as "picker_id.label"`,
  `a.display_name || ' (' || a.username || ')' as "created_by.label"`,
];

const OWN_ROWS = 't.customer_id = $1 and t.deleted_at is null';

/** Status 200 and one month; `$2` keeps a kept answer from standing in for the query. */
const FILTER = `and t.status = 200 and t.created_at >= '2026-09-30T17:00:00Z' and t.created_at < '2026-10-31T17:00:00Z' and t.cod_amount >= $2`;

const NEWEST = 'order by t.created_at desc, t.id desc';
const DEAREST = 'order by t.cod_amount desc, t.id desc';

/** The page first, then what its references are called, as one writes it by hand. */
const printPage = (condition: string, order: string, limit: string) => `select ${COLUMNS.join(', ')}
from (select * from "order" t where ${OWN_ROWS} ${condition} ${order} ${limit}) t
left join "warehouse" w on w.customer_id = t.customer_id and w.id = t.warehouse_id
left join "pos" p on p.customer_id = t.customer_id and p.id = t.pos_id
left join "handover" h on h.customer_id = t.customer_id and h.id = t.handover_id
left join "order" d on d.customer_id = t.customer_id and d.id = t.duplicate_of
left join "account" k on k.customer_id = t.customer_id and k.id = t.picker_id
left join "account" a on a.customer_id = t.customer_id and a.id = t.created_by ${order}`;

/** What stands below and above the rows of the list of orders: its sums, and how many each badge counts. */
const TOTALS = [
  'count(*)',
  ...[
    'goods_quantity',
    'cod_amount',
    'goods_total',
    'discount',
    'prepay',
    'delivery_cost',
    'weight',
    'package_count',
    'cod_received',
  ].map((name) => `sum(t."${name}")`),
  ...[
    't.is_pending and t.status in (-100, 20, 35, 40)',
    't.cancel_asked and t.status in (-100, 20, 35, 40, 60, 100, 160)',
    't.status in (40, 60)',
    't.status = 200 and t.delivery_status in (275, 402)',
    't.status = 20',
    't.status = 35',
    `t.carrier_state in ('incomplete', 'refused', 'account', 'unknown')`,
    't.status in (100, 160)',
    't.status = 200 and t.delivery_status = 225',
    `t.hold_until >= now() - interval '359 days' and t.status in (-100, 20, 35, 40)`,
    `t.sla_ship_by >= now() - interval '359 days' and t.sla_ship_by < now() and t.status in (-100, 20, 35, 40, 60, 100, 160)`,
  ].map((test) => `count(*) filter (where ${test})`),
].join(', ');

/** Rows of a statement as text, as a driver gives them. */
export const rowQueries = {
  page1: printPage('', NEWEST, 'limit 25'),
  page500: printPage('', NEWEST, 'limit 25 offset 12475'),
  page20000: printPage('', NEWEST, 'limit 25 offset 499975'),
  filtersort: printPage(FILTER, DEAREST, 'limit 25'),
  filtersum: `select ${TOTALS} from "order" t where ${OWN_ROWS} ${FILTER}`,
  totals: `select ${TOTALS} from "order" t where ${OWN_ROWS}`,
} as const;

export type QueryName = keyof typeof rowQueries;

/** So many values of `$2` differ: more than calls are measured. */
export const FILTERS = 20_000;

/** Whether a query takes `$2`. */
export const isFiltered = (name: QueryName): boolean => name.startsWith('filter');

/** The same with its JSON built by the database. */
export const jsonQuery = (name: QueryName): string =>
  `select coalesce(json_agg(r), '[]')::text as rows from (${rowQueries[name]}) r`;
