import type { RecordChange, Sent } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type {
  ComboLinesActionInput,
  ComboLinesActionResult,
} from '#generated/orders/combo-lines.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { OrderLine } from '#generated/orders/order-line.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { isComboSold, readPrices, readSoldCombos, timesOfCombo } from '#modules/goods/goods.api.server.ts';
import { share } from '#modules/promotion/promotion.api.ts';

/*
 * Combos in orders: lines of their parts, each at the price of its article, with a discount that makes them cost together what the
 * combo costs (book, /goods/combo). Stock, picking and returns know the parts alone.
 */

type OrderChange = RecordChange<Order>;
type Part = Pick<OrderLine, 'goods_id' | 'quantity' | 'unit_price' | 'discount'>;

/** So many of a combo as lines, for a form that is being filled. */
export async function listComboLines(
  context: OrdersContext,
  input: Sent<ComboLinesActionInput>,
): Promise<ComboLinesActionResult> {
  const lines = await listParts(context, input);
  return { rows: lines.map((line) => ({ ...line, combo_id: input.combo_id })) };
}

/** The same without saying that they belong together. */
export async function listParts(
  context: OrdersContext,
  { combo_id, quantity }: Sent<ComboLinesActionInput>,
): Promise<Part[]> {
  const [combo] = await readSoldCombos(context, [combo_id]);
  if (!combo || !isComboSold(combo, context.today))
    return context.refuse('rule.order.combo_not_sold', 'combo_id', { name: combo?.name ?? '' });
  const prices = await readRetail(context, [combo]);
  const lines = combo.items.map((item) => ({
    goods_id: item.goods_id,
    quantity: item.quantity * quantity,
    unit_price: prices(item.goods_id),
    discount: 0,
  }));
  priceParts(lines, combo.retail_price * quantity);
  return lines;
}

/** Before orders are stored: what was added as a combo is one, whole, and costs what it costs. */
export async function sellCombos(context: OrdersContext, changes: readonly OrderChange[]): Promise<void> {
  // What a marketplace sold costs what it was sold for there.
  const own = changes.filter(({ record }) => record?.shop_connection_id == null);
  const touched = own.flatMap((change) => groupsOf(change.record).map((group) => ({ ...group, change })));
  const changed = touched.filter(({ change, id }) => partsOf(change.old, id) !== partsOf(change.record, id));
  if (changed.length === 0) return;
  const found = await readSoldCombos(
    context,
    changed.map(({ id }) => id),
  );
  const prices = await readRetail(context, found);
  const combos = new Map(found.map((combo) => [combo.id, combo]));
  for (const { change, id, lines } of changed) {
    const combo = combos.get(id);
    const times = combo ? timesOfCombo(combo, lines) : null;
    const before = change.old ? linesOf(change.old, id) : [];
    if (combo && times !== null && (before.length > 0 || isComboSold(combo, context.today))) {
      for (const line of lines) line.unit_price = prices(line.goods_id);
      priceParts(lines, combo.retail_price * times);
    } else if (before.length > 0) keepShare(lines, before);
    else refuse(change, { lines, combo, isWhole: times !== null });
  }
}

const linesOf = (order: Readonly<Order>, combo: number): OrderLine[] =>
  order.lines.filter(({ combo_id }) => combo_id === combo);

function groupsOf(order: Order | null): { id: number; lines: OrderLine[] }[] {
  const ids = new Set(order?.lines.flatMap(({ combo_id }) => combo_id ?? []));
  return order ? [...ids].map((id) => ({ id, lines: linesOf(order, id) })) : [];
}

const partsOf = (order: Readonly<Order> | null, combo: number): string =>
  JSON.stringify(order && linesOf(order, combo).map(({ goods_id, quantity }) => [goods_id, quantity]));

/** Lines cost together so much, each less by its share; never more than the articles by themselves. */
function priceParts(lines: readonly Part[], price: number): void {
  const amounts = lines.map(({ quantity, unit_price }) => quantity * unit_price);
  const full = amounts.reduce((sum, amount) => sum + amount, 0);
  const cuts = share(Math.max(0, full - price), amounts);
  for (const [index, line] of lines.entries()) line.discount = cuts[index] ?? 0;
}

/** A combo that is no longer whole, as an article is not there: what is left of it keeps its share of the discount. */
function keepShare(lines: readonly Part[], before: readonly Part[]): void {
  for (const line of lines) {
    const old = before.find(({ goods_id }) => goods_id === line.goods_id);
    line.discount = old
      ? Math.floor((old.discount * Math.min(line.quantity, old.quantity)) / old.quantity)
      : 0;
  }
}

interface Refused {
  lines: readonly OrderLine[];
  combo: Combo | undefined;
  isWhole: boolean;
}

function refuse(change: OrderChange, { lines, combo, isWhole }: Refused): void {
  const [first] = lines;
  const index = change.record?.lines.findIndex((line) => line === first) ?? 0;
  const rule = isWhole ? 'rule.order.combo_not_sold' : 'rule.order.combo_parts';
  change.refuse(rule, `lines.${index}.combo_id`, { name: combo?.name ?? '' });
}

/** The retail price of the day of each part. */
async function readRetail(context: OrdersContext, combos: readonly Combo[]): Promise<(id: number) => number> {
  const prices = await readPrices(
    context,
    combos.flatMap(({ items }) => items.map(({ goods_id }) => goods_id)),
  );
  return (id) => prices.get(id)?.retail_price ?? 0;
}
