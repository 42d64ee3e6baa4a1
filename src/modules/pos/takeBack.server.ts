import type { RecordChange } from '#contract/module.ts';
import type { OrderReturned } from '#generated/orders/order-returned.entity.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { GoodsReturn } from '#generated/warehouse/goods-return.entity.gen.ts';
import { noteReturned, piecesWithBuyer, type Brought } from '#modules/orders/orders.api.server.ts';
import { takeBackOrder } from '#modules/warehouse/warehouse.api.server.ts';
import { readShelves } from './counterOrders.server.ts';

type OrderChange = RecordChange<Order>;

/** Fewest characters that explain why not all comes back (domain B7). */
const NOTE_LENGTH = 15;

/** What the dialog says. */
interface Said {
  return_reason: GoodsReturn['reason'];
  return_damaged: boolean;
  return_note: string | null;
  lines: readonly OrderReturned[];
}

/** A buyer brings an order back to the counter, or a part of it: it is a return that is closed, and its goods lie in the shop. */
export async function takeBackOrders(context: PosContext, changes: readonly OrderChange[]): Promise<void> {
  const brought = changes.filter(({ action, record }) => action === 'take_back' && record);
  if (brought.length === 0) return;
  const shelves = await readShelves(context, brought);
  for (const change of brought) {
    const shelf = shelves.get(change.record?.pos_id ?? 0) ?? null;
    if (!change.record) continue;
    if (shelf === null) change.refuse('rule.order.own_shop', 'pos_id');
    else await takeBack(context, change, { ...change.record, warehouse_id: shelf });
  }
}

/** The order with the warehouse that takes its goods. */
type Placed = Order & { warehouse_id: number };

async function takeBack(context: PosContext, change: OrderChange, order: Placed): Promise<void> {
  const said = toSaid(change.input);
  const left = piecesWithBuyer(order);
  const lines = said.lines.length > 0 ? readLines(change, said, left) : allOf(left, said);
  if (lines === null) return;
  const back = lines.reduce((sum, { returned_quantity }) => sum + returned_quantity, 0);
  if (back === 0) return change.refuse('messages.no_quantity', 'lines');
  const all = [...left.values()].reduce((sum, quantity) => sum + quantity, 0);
  const { id: order_id, warehouse_id } = order;
  const { return_reason: reason, return_note: note } = said;
  const outcome = await takeBackOrder(
    context,
    { order_id, warehouse_id, kind: 'buyer', reason, note, is_partial: back < all },
    lines,
  );
  if ('record' in outcome) return noteReturned(context, order, lines);
  const [problem] = outcome.refused.options.problems ?? [];
  change.refuse(problem?.code ?? outcome.refused.code, '', problem?.params);
}

function toSaid(input: OrderChange['input']): Said {
  const { return_reason, return_damaged, return_note, lines } = input;
  return {
    return_reason: return_reason as GoodsReturn['reason'],
    return_damaged: return_damaged === true,
    return_note: (return_note as string | undefined) ?? null,
    lines: (lines as readonly OrderReturned[] | undefined) ?? [],
  };
}

const allOf = (left: ReadonlyMap<number, number>, { return_damaged }: Said): Brought[] =>
  [...left]
    .filter(([, quantity]) => quantity > 0)
    .map(([goods_id, quantity]) => ({
      goods_id,
      returned_quantity: quantity,
      damaged_quantity: return_damaged ? quantity : null,
      stamp_codes: null,
      note: null,
    }));

/** What is named, without goods of which none comes back; null where it cannot be. */
function readLines(
  change: OrderChange,
  { lines, return_note }: Said,
  left: ReadonlyMap<number, number>,
): Brought[] | null {
  const isExplained = (note: string | null): boolean => (note ?? '').length >= NOTE_LENGTH;
  let isRight = true;
  const refuse: OrderChange['refuse'] = (...problem) => {
    isRight = false;
    change.refuse(...problem);
  };
  for (const [index, line] of lines.entries()) {
    const { goods_id, returned_quantity: value, damaged_quantity, note, name } = line;
    const limit = left.get(goods_id) ?? 0;
    const path = `lines.${index}`;
    if ((damaged_quantity ?? 0) > value)
      refuse('rule.order_returned.damaged_within', `${path}.damaged_quantity`);
    if (limit === 0) refuse('messages.goods_not_exported', `${path}.goods_id`, { value: name ?? goods_id });
    else if (value > limit)
      refuse('messages.scan_exceeds_export', `${path}.returned_quantity`, { value, limit });
    else if (value < limit && !isExplained(note ?? return_note))
      refuse('rule.order.part_needs_note', `${path}.note`, { value, limit });
  }
  const named = lines.map(({ goods_id }) => goods_id);
  const isShort = [...left].some(([id, quantity]) => quantity > 0 && !named.includes(id));
  if (isShort && !isExplained(return_note)) refuse('rule.order.rest_needs_note', 'return_note');
  const toBrought = ({
    goods_id,
    returned_quantity,
    damaged_quantity,
    stamp_codes,
    note,
  }: OrderReturned) => ({
    goods_id,
    returned_quantity,
    damaged_quantity,
    stamp_codes,
    note: note ?? return_note,
  });
  return isRight ? lines.filter((line) => line.returned_quantity > 0).map(toBrought) : null;
}
