import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';
import type {
  OrderCoverActionInput,
  OrderCoverActionResult,
} from '#generated/administration/order-cover.action.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Days of which sales are averaged, as in the report. */
const SALES_DAYS = 30;

/** An article that falls short in a warehouse. */
interface Short {
  goods_id: number;
  sku: string;
  style_code: string | null;
  supplier_id: number | null;
  warehouse_id: number;
  quantity: number;
}

/** What falls short is ordered: bought, brought from another warehouse or produced. Whoever orders may make such documents. */
export async function orderCover(
  context: AdministrationContext,
  input: Sent<OrderCoverActionInput>,
): Promise<OrderCoverActionResult> {
  const wrong = input.ids.find((id) => !PAIR.test(id));
  if (wrong !== undefined) context.refuse('not_correct', 'ids', { label: 'order-cover.ids', value: wrong });
  const short = await readShort(context, input.ids.map(toPair));
  if (short.length === 0) context.refuse('rule.goods_cover.nothing', 'ids');
  const codes = await WAYS[input.way](context, short, input);
  return { codes };
}

type Way = (
  context: AdministrationContext,
  short: readonly Short[],
  input: Sent<OrderCoverActionInput>,
) => Promise<string[]>;

const WAYS: Readonly<Record<OrderCoverActionInput['way'], Way>> = {
  purchase: buy,
  transfer: bring,
  production: produce,
};

const PAIR = /^[1-9]\d{0,14}~[1-9]\d{0,14}$/;

/** `12~3`: the article and its warehouse, as the report names its rows. */
const toPair = (id: string): readonly [number, number] => {
  const [goods = 0, warehouse = 0] = id.split('~').map(Number);
  return [goods, warehouse];
};

/** Rows that agree in what `keyOf` says of them. */
const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key));

const codesOf = (made: readonly { code: string }[]): string[] => made.map(({ code }) => code);

async function buy({ records, refuse }: AdministrationContext, short: readonly Short[]): Promise<string[]> {
  const without = short.find(({ supplier_id }) => supplier_id === null);
  if (without) refuse('rule.goods_cover.no_supplier', 'ids', { value: without.sku });
  const groups = groupsOf(short, ({ supplier_id, warehouse_id }) => `${supplier_id} ${warehouse_id}`);
  const made = await records('goods_receipt').create(
    groups.flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const lines = rows.map(({ goods_id, quantity }) => ({ goods_id, expected_quantity: quantity }));
      const { supplier_id, warehouse_id } = first;
      return [{ kind: 'purchase' as const, supplier_id, warehouse_id, lines }];
    }),
  );
  return codesOf(made);
}

async function bring(
  context: AdministrationContext,
  short: readonly Short[],
  { from_warehouse_id }: Sent<OrderCoverActionInput>,
): Promise<string[]> {
  const from = from_warehouse_id ?? 0;
  const spare = await readSpare(
    context,
    from,
    short.map(({ goods_id }) => goods_id),
  );
  const taken = short.flatMap((row) => {
    const there = spare.get(row.goods_id) ?? 0;
    const quantity = row.warehouse_id === from ? 0 : Math.min(row.quantity, there);
    spare.set(row.goods_id, there - quantity);
    return quantity > 0 ? [{ ...row, quantity }] : [];
  });
  if (taken.length === 0) {
    const [warehouse] = await context.db
      .selectFrom('warehouse')
      .select('name')
      .where('id', '=', from)
      .execute();
    context.refuse('rule.goods_cover.nothing_there', 'from_warehouse_id', { value: warehouse?.name ?? '' });
  }
  const groups = groupsOf(taken, ({ warehouse_id }) => String(warehouse_id));
  const made = await context.records('goods_transfer').create(
    groups.flatMap((rows) => {
      const [first] = rows;
      const lines = rows.map(({ goods_id, quantity }) => ({ goods_id, quantity }));
      return first ? [{ from_warehouse_id: from, to_warehouse_id: first.warehouse_id, lines }] : [];
    }),
  );
  return codesOf(made);
}

async function produce(
  { records, refuse, today }: AdministrationContext,
  short: readonly Short[],
  { due_on }: Sent<OrderCoverActionInput>,
): Promise<string[]> {
  const without = short.find(({ style_code }) => style_code === null);
  if (without) refuse('rule.goods_cover.no_style', 'ids', { value: without.sku });
  const groups = groupsOf(short, ({ style_code, warehouse_id }) => `${style_code} ${warehouse_id}`);
  const made = await records('production_requirement').create(
    groups.flatMap((rows) => {
      const [first] = rows;
      if (!first?.style_code) return [];
      const lines = rows.map(({ goods_id, quantity }) => ({ goods_id, quantity }));
      const { style_code, warehouse_id } = first;
      return [{ style_code, warehouse_id, due_on: due_on ?? today, lines }];
    }),
  );
  return codesOf(made);
}

/** Pieces of articles that a warehouse has free. */
async function readSpare(
  { db }: AdministrationContext,
  warehouse: number,
  goods: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('stock_level')
    .select('goods_id')
    .select(sql<number>`greatest(0, on_hand - reserved - unsellable)`.as('quantity'))
    .where('warehouse_id', '=', warehouse)
    .where('goods_id', '=', anyOf(goods))
    .execute();
  return new Map(rows.map(({ goods_id, quantity }) => [goods_id, quantity]));
}

/** What the report suggests for these articles in these warehouses. */
async function readShort(
  context: AdministrationContext,
  pairs: readonly (readonly [number, number])[],
): Promise<Short[]> {
  const { db, settings, now } = context;
  const ids = pairs.map(([goods]) => goods);
  const since = new Date(now.getTime() - SALES_DAYS * 86_400_000).toISOString();
  const articles = await db
    .selectFrom('goods')
    .select(['id', 'sku', 'style_code', 'supplier_id'])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  const sold = await db
    .selectFrom('stock_move')
    .select(['goods_id', 'from_warehouse_id as warehouse_id'])
    .select(sql<number>`sum(quantity)::int8`.as('quantity'))
    .where('goods_id', '=', anyOf(ids))
    .where('reason', '=', 'sale')
    .where('created_at', '>=', since)
    .groupBy(['goods_id', 'from_warehouse_id'])
    .execute();
  const levels = await db
    .selectFrom('stock_level')
    .select(['goods_id', 'warehouse_id'])
    .select(sql<number>`on_hand - reserved - unsellable`.as('quantity'))
    .where('goods_id', '=', anyOf(ids))
    .execute();
  const coming = await db
    .selectFrom('goods_receipt_line as l')
    .innerJoin('goods_receipt as r', 'r.id', 'l.goods_receipt_id')
    .select(['l.goods_id', 'r.warehouse_id'])
    .select(sql<number>`sum(l.expected_quantity)::int8`.as('quantity'))
    .where('l.goods_id', '=', anyOf(ids))
    .where('r.status', 'in', ['draft', 'receiving', 'counted', 'approved'])
    .where('r.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .groupBy(['l.goods_id', 'r.warehouse_id'])
    .execute();
  const days = Number(settings['cover_lead_days']) + Number(settings['cover_spare_days']);
  const [out, there, arriving] = [sold, levels, coming].map(toCounts);
  return pairs.flatMap(([goods_id, warehouse_id]) => {
    const article = articles.find(({ id }) => id === goods_id);
    const key = `${goods_id} ${warehouse_id}`;
    const wanted = Math.round(((out?.get(key) ?? 0) * days) / SALES_DAYS);
    const quantity = wanted - (there?.get(key) ?? 0) - (arriving?.get(key) ?? 0);
    return article && quantity > 0 ? [{ ...article, goods_id, warehouse_id, quantity }] : [];
  });
}

const toCounts = (
  rows: readonly { goods_id: number; warehouse_id: number | null; quantity: number }[],
): ReadonlyMap<string, number> =>
  new Map(rows.map(({ goods_id, warehouse_id, quantity }) => [`${goods_id} ${warehouse_id}`, quantity]));
