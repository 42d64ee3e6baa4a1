import type { Sent } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanPackingActionInput,
  ScanPackingActionResult,
} from '#generated/warehouse/scan-packing.action.gen.ts';
import {
  closePackage,
  endPackages,
  lockOrders,
  openPackage,
  piecesIn,
} from '#modules/orders/orders.api.server.ts';
import { basketsOf } from '#modules/stock/stock.api.server.ts';
import { withMainCode } from './scanCode.server.ts';
import { answerWith, lockOrder, type InHand } from './scanAnswer.server.ts';
import { findBasket } from './scanBaskets.server.ts';
import { findOrder, findWarehouse, isCodeOf, readBasketOrders, readTask } from './scanOrders.server.ts';
import { countPiece, findPiece, isCounted, undoPiece } from './scanPieces.server.ts';
import { checkedOf, nextOf, openOf, type ScanTask } from './scanTask.ts';
import { PACKING } from './tasks.server.ts';
import { PICKED, PICKING } from './workStates.ts';

type Input = Sent<ScanPackingActionInput>;

const inHand = (order: Order, task?: ScanTask): InHand => ({ order, type: PACKING, ...(task && { task }) });

/** A step of packing: a basket or label opens its order, each piece is checked, the weight ends it. */
export async function scanPacking(context: WarehouseContext, sent: Input): Promise<ScanPackingActionResult> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const order = await lockOrder(context, warehouseId, input.order_id);
  const isOpen = order?.status === PICKED;
  if (await isCounted(context, input.operation))
    return answerWith(context, isOpen ? inHand(order) : null, { said: 'scan.again' });
  if (!isOpen) return begin(context, warehouseId, input);
  if (input.command === 'undo') return undo(context, order, input);
  if (input.command === 'package') return closeOne(context, order, input);
  if (input.command === 'finish') return finish(context, order, input);
  return check(context, order, input);
}

/** Nothing is in hand yet: of a basket the order that is due first, or the order of a label. */
async function begin(
  context: WarehouseContext,
  warehouseId: number,
  input: Input,
): Promise<ScanPackingActionResult> {
  const code = (input.code ?? '').trim();
  const basket = await findBasket(context, warehouseId, code.toUpperCase());
  if (basket) return openBasket(context, basket, input.command === 'take_over');
  const order = await findOrder(context, warehouseId, code);
  if (!order)
    return context.refuse(
      input.order_id ? 'messages.invalid_status' : 'messages.order_code_not_found',
      'code',
      { value: code },
    );
  if (order.status !== PICKED) return context.refuse('messages.invalid_status', 'code');
  return answerWith(context, inHand(order), {
    said: 'scan.packing_begun',
    value: order.customer_order_id,
  });
}

/** A basket is packed by one person; an order of it that is still picked is waited for. */
async function openBasket(
  context: WarehouseContext,
  basket: Basket,
  isTaken: boolean,
): Promise<ScanPackingActionResult> {
  const { actor, refuse } = context;
  const isOthers =
    basket.status === 'packing' && basket.held_by !== null && basket.held_by !== actor.accountId;
  if (isOthers && !isTaken) refuse('rule.scan.held', 'code', { value: basket.code });
  const [next] = await readBasketOrders(context, [basket.id], [PICKED]);
  if (!next) {
    const half = await readBasketOrders(context, [basket.id], [PICKING]);
    const value = half.map((order) => order.customer_order_id).join(', ');
    return refuse(half.length > 0 ? 'rule.scan.still_picking' : 'rule.scan.nothing_to_pack', 'code', {
      value: value || basket.code,
    });
  }
  if (basket.status !== 'packing') await basketsOf(context).transition('pack', [basket.id]);
  else if (isOthers) await basketsOf(context).update([{ id: basket.id, held_by: actor.accountId }]);
  const [order] = await lockOrders(context, [next.id]);
  return answerWith(context, order ? inHand(order) : null, {
    said: 'scan.packing_begun',
    value: next.customer_order_id,
  });
}

async function check(
  context: WarehouseContext,
  order: Order,
  input: Input,
): Promise<ScanPackingActionResult> {
  const code = (input.code ?? '').trim();
  const task = await readTask(context, order, PACKING);
  const piece = await findPiece(context, { order, task, code });
  if (!piece) {
    if (isCodeOf(order, code))
      return answerWith(context, inHand(order, task), { said: 'scan.order_in_hand', value: code });
    return context.refuse(
      nextOf(task)?.isStamped ? 'messages.wrong_uid' : 'messages.goods_not_found',
      'code',
      { value: code },
    );
  }
  const step = { order, task, type: PACKING, input: { ...input, code } } as const;
  const now = await countPiece(context, step, piece);
  const isChecked = now.lines.every((line) => openOf(line) === 0);
  return answerWith(context, inHand(order, now), {
    said: isChecked ? 'scan.all_checked' : 'scan.counted',
  });
}

/** The last step: a piece, or a parcel that was closed since. */
async function undo(
  context: WarehouseContext,
  order: Order,
  { operation }: Input,
): Promise<ScanPackingActionResult> {
  const packed = piecesIn(order);
  if (packed > 0 && packed === checkedOf(await readTask(context, order, PACKING))) {
    const { length } = order.packages.filter(({ quantity }) => quantity !== null);
    const opened = await openPackage(context, order);
    return answerWith(context, inHand(opened), { said: 'scan.package_opened', value: String(length) });
  }
  const value = await undoPiece(context, { order, type: PACKING, operation });
  return answerWith(context, inHand(order), { said: 'scan.undone', value });
}

/** What was checked since goes into a parcel of its own; the order is not done yet. */
async function closeOne(
  context: WarehouseContext,
  order: Order,
  input: Input,
): Promise<ScanPackingActionResult> {
  const task = await readTask(context, order, PACKING);
  if (nextOf(task) === null) return finish(context, order, input);
  const quantity = checkedOf(task) - piecesIn(order);
  const number = String(order.packages.filter((one) => one.quantity !== null).length + 1);
  if (quantity <= 0) return context.refuse('rule.scan.package_empty', 'command', { value: number });
  const stored = await closePackage(context, order, { quantity, weight: input.weight });
  return answerWith(context, inHand(stored), {
    said: 'scan.package_closed',
    value: number,
    sound: 'attention',
  });
}

/** The rest goes into the last parcel of several; one that a carrier knows of and that holds nothing is named. */
async function closeLast(
  context: WarehouseContext,
  order: Order,
  { quantity, weight }: { quantity: number; weight: number | null | undefined },
): Promise<void> {
  const stored = quantity > 0 ? await closePackage(context, order, { quantity, weight }) : order;
  const empty = stored.packages.find((one) => one.quantity === null && one.delivery_order_id !== null);
  if (empty) context.refuse('rule.scan.package_unfilled', 'command', { value: empty.package_no });
  await endPackages(context, stored);
}

/** The parcel is closed: all of it was checked, and it weighs what the scales say. The rest of its basket comes next. */
async function finish(
  context: WarehouseContext,
  order: Order,
  { weight }: Input,
): Promise<ScanPackingActionResult> {
  const { records, refuse } = context;
  const task = await readTask(context, order, PACKING);
  const open = task.lines.find((line) => openOf(line) > 0);
  if (open) return refuse('rule.scan.not_checked', 'command', { value: open.name });
  if (order.packages.length > 0)
    await closeLast(context, order, { quantity: checkedOf(task) - piecesIn(order), weight });
  else if (weight) await records('order').update([{ id: order.id, weight }]);
  await records('order').transition('pack', [order.id]);
  const [next] = order.basket_id ? await readBasketOrders(context, [order.basket_id], [PICKED]) : [];
  const [following] = next ? await lockOrders(context, [next.id]) : [];
  return answerWith(context, following ? inHand(following) : null, {
    said: 'messages.prepared',
    value: order.customer_order_id,
    sound: 'attention',
  });
}
