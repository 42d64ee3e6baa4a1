import type { Sent } from '#contract/module.ts';
import { toPhone } from '#fields/phone/phone.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type {
  OrderWarningsActionInput,
  OrderWarningsActionResult,
} from '#generated/orders/order-warnings.action.gen.ts';
import { readFree } from '#modules/stock/stock.api.server.ts';
import { readDuplicates } from './newOrders.server.ts';

/** An order of a sheet, as it would be stored. */
interface SheetOrder {
  /** Of the sheet, as Excel counts. */
  row: number;
  /** As it stands in the sheet. */
  receiver_phone: string;
  receiver_country?: number | null;
  warehouse_id?: number | null;
  /** g */
  weight?: number | null;
  lines?: readonly { goods_id: number; quantity?: number | null }[];
}

interface Warning {
  row: number;
  text: string;
  params?: Readonly<Record<string, string | number>>;
}

interface Article {
  sku: string;
  /** g */
  weight: number | null;
}

const linesOf = ({ lines = [] }: SheetOrder) =>
  lines.map(({ goods_id, quantity }) => ({ goods_id, quantity: quantity ?? 1 }));

const phoneOf = ({ receiver_phone, receiver_country }: SheetOrder, country: number): string =>
  toPhone(receiver_phone, receiver_country ?? country) ?? receiver_phone;

/** What is strange of orders of a sheet before they are stored: here already, weighed by nobody, short of stock. */
export async function warnOrders(
  context: OrdersContext,
  { records }: Sent<OrderWarningsActionInput>,
): Promise<OrderWarningsActionResult> {
  const orders = records as readonly SheetOrder[];
  const ids = orders.flatMap((order) => linesOf(order).map(({ goods_id }) => goods_id));
  const goods = await context.records('goods').find({ id: [...new Set(ids)] });
  const articles = new Map(goods.map(({ id, sku, weight }): [number, Article] => [id, { sku, weight }]));
  const rows: Warning[] = [
    ...(await warnDuplicates(context, orders)),
    ...orders.flatMap((order) => warnWeight(order, articles)),
    ...(await warnShort(context, orders, articles)),
  ];
  return { rows };
}

async function warnDuplicates(context: OrdersContext, orders: readonly SheetOrder[]): Promise<Warning[]> {
  const found = await readDuplicates(
    context,
    orders.map((order) => ({
      mark: order.row,
      phone: phoneOf(order, context.company.country),
      goods: linesOf(order).map(({ goods_id }) => goods_id),
    })),
  );
  return found.map(({ mark, code, first }) =>
    code === null
      ? { row: mark, text: 'rule.order.warn_duplicate_row', params: { value: first ?? 0 } }
      : { row: mark, text: 'rule.order.warn_duplicate', params: { value: code } },
  );
}

function warnWeight(order: SheetOrder, articles: ReadonlyMap<number, Article>): Warning[] {
  const isWeighed = (order.weight ?? null) !== null;
  const isKnown = linesOf(order).every(({ goods_id }) => (articles.get(goods_id)?.weight ?? null) !== null);
  return isWeighed || isKnown ? [] : [{ row: order.row, text: 'rule.order.warn_weight' }];
}

/** Orders come one after the other: what one takes the next has not. */
async function warnShort(
  context: OrdersContext,
  orders: readonly SheetOrder[],
  articles: ReadonlyMap<number, Article>,
): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const warehouse of new Set(orders.map(({ warehouse_id }) => warehouse_id ?? null))) {
    if (warehouse === null) continue;
    const free = new Map(await readFree(context, warehouse, [...articles.keys()]));
    for (const order of orders.filter(({ warehouse_id }) => warehouse_id === warehouse))
      for (const { goods_id, quantity } of linesOf(order)) {
        const left = Math.max(0, free.get(goods_id) ?? 0);
        free.set(goods_id, left - quantity);
        const params = { label: articles.get(goods_id)?.sku ?? '', value: quantity, limit: left };
        if (quantity > left) warnings.push({ row: order.row, text: 'rule.order.warn_short', params });
      }
  }
  return warnings;
}
