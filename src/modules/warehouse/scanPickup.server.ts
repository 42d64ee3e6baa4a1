import type { Sent } from '#contract/module.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { Basket } from '#generated/stock/basket.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type {
  ScanPickupActionInput,
  ScanPickupActionResult,
} from '#generated/warehouse/scan-pickup.action.gen.ts';
import { lockOrders, noteBasket, startPicking } from '#modules/orders/orders.api.server.ts';
import { basketsOf } from '#modules/stock/stock.api.server.ts';
import { withMainCode } from './scanCode.server.ts';
import { answerWith, lockOrder, type InHand } from './scanAnswer.server.ts';
import { findBasket, hasBaskets, ordersIn, takeBasket } from './scanBaskets.server.ts';
import {
  findNext,
  findOrder,
  findWarehouse,
  isCodeOf,
  readBasketOrders,
  readTask,
} from './scanOrders.server.ts';
import { countPiece, findPiece, isCounted, undoPiece } from './scanPieces.server.ts';
import { nextOf, openOf, type ScanTask } from './scanTask.ts';
import { PICKUP } from './tasks.server.ts';
import { beginWave, findNextOfWave } from './waves.server.ts';
import { PICKING, READY_TO_PICK } from './workStates.ts';

type Input = Sent<ScanPickupActionInput>;

const inHand = (order: Order, task?: ScanTask): InHand => ({ order, type: PICKUP, ...(task && { task }) });

/** A step of picking: what was scanned finds or starts an order, or counts pieces of the one in hand. */
export async function scanPickup(context: WarehouseContext, sent: Input): Promise<ScanPickupActionResult> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const order = await lockOrder(context, warehouseId, input.order_id);
  if (await isCounted(context, input.operation))
    return answerWith(context, order?.status === PICKING ? inHand(order) : null, { said: 'scan.again' });
  if (!order || order.status !== PICKING) return begin(context, warehouseId, input);
  checkHolder(context, order);
  const { command } = input;
  if (command === 'undo') return undo(context, order, input);
  if (command === 'missing') return reportMissing(context, order, input);
  if (command === 'put_back') return putBack(context, order);
  if (command === 'finish') return finishBasket(context, order, input);
  return scan(context, warehouseId, { order, input });
}

/** An order is in one pair of hands. */
function checkHolder({ actor, refuse }: WarehouseContext, { picker_id, customer_order_id }: Order): void {
  if (picker_id !== null && picker_id !== actor.accountId)
    refuse('rule.scan.held', 'code', { value: customer_order_id });
}

/** Nothing is in hand yet: a basket asks for the next order or its own, a code for its order. */
async function begin(
  context: WarehouseContext,
  warehouseId: number,
  input: Input,
): Promise<ScanPickupActionResult> {
  const code = (input.code ?? '').trim();
  const basket = await findBasket(context, warehouseId, code.toUpperCase());
  const wave = basket ? null : await beginWave(context, warehouseId, code);
  if (wave) return answerWith(context, null, { said: 'scan.wave_begun', value: wave.code });
  const inBasket = basket ? await ordersIn(context, basket, [PICKING]) : [];
  const id = basket ? (inBasket[0]?.id ?? (await findNext(context, warehouseId, basket))) : null;
  const order =
    id === null ? await findOrder(context, warehouseId, code) : (await lockOrders(context, [id]))[0];
  if (basket && !order) return context.refuse('rule.scan.nothing_waits', 'code', { value: basket.code });
  if (!order)
    return context.refuse(input.order_id ? 'messages.invalid_status' : 'messages.basket_not_found', 'code', {
      value: code,
    });
  const asked = await readTask(context, order, PICKUP);
  const task = basket ? await takeBasket(context, basket, order, asked) : asked;
  const own = await take(context, order, { basket, isTaken: input.command === 'take_over' });
  return answerWith(context, inHand(own, task), {
    said: basket ? 'scan.order_begun' : 'scan.basket_now',
    value: own.customer_order_id,
  });
}

/** Whoever begins an order has it; who takes it over from somebody must be allowed to. */
async function take(
  context: WarehouseContext,
  order: Order,
  { basket, isTaken }: { basket: Basket | null; isTaken: boolean },
): Promise<Order> {
  const { actor, user, refuse } = context;
  const basket_id = basket?.id ?? order.basket_id;
  if (order.status === READY_TO_PICK) return startPicking(context, order.id, basket_id);
  if (order.status !== PICKING) return refuse('messages.invalid_status', 'code');
  if (order.picker_id === actor.accountId) return intoBasket(context, order, basket);
  const mayTake = user.permissions.includes('order_cancel_and_change');
  if (order.picker_id !== null && !isTaken) checkHolder(context, order);
  if (order.picker_id !== null && !mayTake) return refuse('messages.feature_denied', 'code');
  const [taken] = await noteBasket(context, [{ id: order.id, picker_id: actor.accountId, basket_id }]);
  return taken ?? order;
}

/** An order in one's hands is picked into this basket from now on. */
async function intoBasket(context: WarehouseContext, order: Order, basket: Basket | null): Promise<Order> {
  if (!basket || order.basket_id === basket.id) return order;
  const [moved] = await noteBasket(context, [{ id: order.id, basket_id: basket.id }]);
  return moved ?? order;
}

async function scan(
  context: WarehouseContext,
  warehouseId: number,
  { order, input }: { order: Order; input: Input },
): Promise<ScanPickupActionResult> {
  const code = (input.code ?? '').trim();
  const task = await readTask(context, order, PICKUP);
  const piece = await findPiece(context, { order, task, code });
  if (piece) {
    if (task.basket === null && (await hasBaskets(context, warehouseId)))
      context.refuse('rule.scan.basket_first', 'code');
    const step = { order, task, type: PICKUP, input: { ...input, code } } as const;
    return settle(context, order, await countPiece(context, step, piece));
  }
  const basket = await findBasket(context, warehouseId, code.toUpperCase());
  if (basket) {
    const taken = await takeBasket(context, basket, order, task);
    return answerWith(context, inHand(await intoBasket(context, order, basket), taken), {
      said: 'scan.basket_taken',
      value: basket.code,
    });
  }
  if (await isCell(context, warehouseId, code))
    return answerWith(context, inHand(order, task), { said: 'scan.cell', value: code });
  if (isCodeOf(order, code))
    return answerWith(context, inHand(order, task), { said: 'scan.order_in_hand', value: code });
  return context.refuse(nextOf(task)?.isStamped ? 'messages.wrong_uid' : 'messages.goods_not_found', 'code', {
    value: code,
  });
}

async function isCell({ db }: WarehouseContext, warehouseId: number, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('cell')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .where('code', '=', code.toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last piece ends the order, unless somebody looks for the rest. */
async function settle(
  context: WarehouseContext,
  order: Order,
  task: ScanTask,
): Promise<ScanPickupActionResult> {
  if (task.lines.some((line) => openOf(line) > 0))
    return answerWith(context, inHand(order, task), { said: 'scan.counted' });
  if (task.lines.some(({ missing }) => missing > 0))
    return answerWith(context, null, {
      said: 'scan.waits_for_goods',
      value: order.customer_order_id,
      sound: 'attention',
    });
  await context.records('order').transition('finish_picking', [order.id]);
  const [basket] = order.basket_id ? await basketsOf(context).lock({ id: order.basket_id }) : [];
  if (basket?.kind === 'mixed' && basket.status === 'picking')
    await basketsOf(context).transition('fill', [basket.id]);
  const next =
    basket?.kind === 'single' && basket.status === 'picking' ? await goOn(context, order, basket) : null;
  if (next)
    return answerWith(context, inHand(next), {
      said: 'scan.wave_next',
      value: next.customer_order_id,
      sound: 'attention',
    });
  return answerWith(context, null, {
    said: 'messages.picked_up',
    value: order.customer_order_id,
    sound: 'attention',
  });
}

/** The next order of a wave of one article goes into the same basket, which is not scanned again. */
async function goOn(context: WarehouseContext, { id }: Order, basket: Basket): Promise<Order | null> {
  const next = await findNextOfWave(context, { id });
  const [waiting] = next === null ? [] : await lockOrders(context, [next]);
  if (waiting?.status !== READY_TO_PICK) return null;
  await takeBasket(context, basket, waiting, await readTask(context, waiting, PICKUP));
  return take(context, waiting, { basket, isTaken: false });
}

async function undo(context: WarehouseContext, order: Order, input: Input): Promise<ScanPickupActionResult> {
  const sku = await undoPiece(context, { order, type: PICKUP, operation: input.operation });
  return answerWith(context, inHand(order), { said: 'scan.undone', value: sku });
}

/** What is not on its shelf is looked for, and the rest is picked meanwhile. */
async function reportMissing(
  context: WarehouseContext,
  order: Order,
  { code }: Input,
): Promise<ScanPickupActionResult> {
  const task = await readTask(context, order, PICKUP);
  const line = task.lines.find(({ sku }) => sku === code) ?? nextOf(task);
  const missing = line ? openOf(line) : 0;
  if (!line || missing === 0)
    return context.refuse('messages.goods_not_in_export_list', 'code', { value: code });
  const goods_id = order.lines.find(({ sku }) => sku === line.sku)?.goods_id ?? 0;
  await context
    .records('find_goods')
    .create([{ order_id: order.id, goods_id, missing, cell_code: line.cell }]);
  return settle(context, order, await readTask(context, order, PICKUP));
}

/** The order waits for somebody else; what lay in the basket is back on its shelves. */
async function putBack(context: WarehouseContext, order: Order): Promise<ScanPickupActionResult> {
  await context.records('order').transition('release_basket', [order.id]);
  return answerWith(context, null, {
    said: 'scan.put_back',
    value: order.customer_order_id,
    sound: 'attention',
  });
}

/** A basket of one article goes to the packers before it is full (Spec 5); orders that are half picked are named first. */
async function finishBasket(
  context: WarehouseContext,
  order: Order,
  { sure }: Input,
): Promise<ScanPickupActionResult> {
  const [basket] = order.basket_id ? await basketsOf(context).lock({ id: order.basket_id }) : [];
  if (basket?.kind !== 'single') return context.refuse('rule.scan.single_only', 'code');
  const half = await readBasketOrders(context, [basket.id], [PICKING]);
  if (!sure && half.length > 0)
    context.refuse('messages.half_picked_orders', 'sure', {
      value: half.map(({ customer_order_id }) => customer_order_id).join(', '),
    });
  await basketsOf(context).transition('fill', [basket.id]);
  return answerWith(context, null, {
    said: 'scan.basket_finished',
    value: basket.code,
    sound: 'attention',
  });
}
