import type { RecordChange, Sent } from '#contract/module.ts';
import type { PreviewAnswer } from '#contract/quote.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { FindGoods } from '#generated/warehouse/find-goods.entity.gen.ts';
import type {
  GoodsInstructActionInput,
  GoodsInstructActionResult,
} from '#generated/warehouse/goods-instruct.action.gen.ts';
import type { GoodsOrdersActionInput } from '#generated/warehouse/goods-orders.action.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import {
  cancelOrders,
  finishPicking,
  goWithout,
  linesWithout,
  lockOrders,
  PICKING,
  type Without,
} from '#modules/orders/orders.api.server.ts';

type SearchChange = RecordChange<FindGoods>;

/** Codes of `find_goods_status`. */
const PARTLY_FOUND = 1;
const NOT_FOUND = 2;
const OPEN = [0, PARTLY_FOUND, NOT_FOUND, 3] as const;
/** Codes of `find_goods_instruction`. */
const UNDECIDED = 0;
const WAIT = 1;
const PACK_WITHOUT = 2;
const CANCEL_ORDER = 3;

/** Before they are stored: what is looked for is asked for by an order that is being picked; a closing has its reason. */
export async function completeSearches(
  context: WarehouseContext,
  changes: readonly SearchChange[],
): Promise<void> {
  const ids = changes.flatMap(({ record }) => record?.order_id ?? []);
  const orders = new Map((await lockOrders(context, ids)).map((order) => [order.id, order]));
  const open = await context.records('find_goods').find({ order_id: ids, status: OPEN });
  for (const change of changes) {
    const { action, record } = change;
    if (action === 'create' && open.some((other) => isSame(other, record)))
      change.refuse('rule.find_goods.open_already', 'goods_id');
    const order = orders.get(record?.order_id ?? 0);
    if (!record || !order) continue;
    if (action === 'create' || action === 'update') ask(context, change, record, order);
    if (action === 'instruct') decide(change, record, order);
  }
}

const isSame = (one: Readonly<FindGoods>, other: FindGoods | null): boolean =>
  one.order_id === other?.order_id && one.goods_id === other.goods_id;

function ask({ now }: WarehouseContext, change: SearchChange, record: FindGoods, order: Order): void {
  if (!change.old && order.status !== PICKING) change.refuse('rule.find_goods.order_not_picking', 'order_id');
  const ordered = order.lines
    .filter(({ goods_id }) => goods_id === record.goods_id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (record.missing > ordered)
    change.refuse(
      ordered > 0 ? 'rule.find_goods.missing_above' : 'messages.goods_not_in_export_list',
      'missing',
      {
        limit: ordered,
        value: record.name ?? record.goods_id,
      },
    );
  record.ordered = ordered;
  record.asked_at ??= now.toISOString();
}

/** The last goods of an order cannot be left out of it. */
function decide(change: SearchChange, record: FindGoods, order: Order): void {
  if (record.instruction === CANCEL_ORDER) record.closed_reason = 'order_canceled';
  if (record.instruction !== PACK_WITHOUT) return;
  record.closed_reason = 'packed_without';
  if (isLast(record, order)) change.refuse('rule.find_goods.last_line', 'instruction');
}

const isLast = (search: FindGoods, order: Pick<Order, 'id' | 'lines'>): boolean =>
  linesWithout(order, [toWithout(search)]).length === 0;

const toWithout = ({ order_id, goods_id, missing, found }: FindGoods): Without => ({
  order_id,
  goods_id,
  quantity: missing - found,
});

/** What customers want is done: their orders go without what is missing, or are canceled. */
export async function obeyInstructions(
  context: WarehouseContext,
  changes: readonly SearchChange[],
): Promise<void> {
  const records = changes.flatMap(({ record }) => record ?? []);
  const by = (instruction: number) => records.filter((record) => record.instruction === instruction);
  const without = by(PACK_WITHOUT);
  if (without.length > 0) {
    await goWithout(context, without.map(toWithout));
    await pickRest(context, without);
  }
  const canceled = by(CANCEL_ORDER);
  const reason = canceled[0]?.instruct_note ?? canceled[0]?.code ?? '';
  await cancelOrders(context, [...new Set(canceled.map(({ order_id }) => order_id))], reason);
}

/** An order of which nothing is looked for any more has all that it will get. */
async function pickRest(context: WarehouseContext, done: readonly FindGoods[]): Promise<void> {
  const ids = [...new Set(done.map(({ order_id }) => order_id))];
  const open = await context.records('find_goods').find({ order_id: ids, status: OPEN });
  const waiting = new Set(
    open.filter(({ id }) => done.every((one) => one.id !== id)).map(({ order_id }) => order_id),
  );
  const rest = ids.filter((id) => !waiting.has(id));
  if (rest.length > 0) await finishPicking(context, rest);
}

/** For an order that is canceled nobody goes on looking. */
export async function closeSearches(
  { records }: WarehouseContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const canceled = changes.filter(({ action }) => action === 'cancel').map(({ id }) => id);
  if (canceled.length === 0) return;
  const open = await records('find_goods').find({ order_id: canceled, status: OPEN });
  const ids = open.map(({ id }) => id);
  if (ids.length > 0)
    await records('find_goods').transition('close', ids, { closed_reason: 'order_canceled' });
}

/** Pieces of goods that have come into a warehouse. */
interface Arrival {
  goods_id: number;
  warehouse_id: number;
}

/** Goods have come that orders wait for: they are looked for again. */
export async function resumeSearches(
  { records }: WarehouseContext,
  arrivals: readonly Arrival[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const waiting = await records('find_goods').find({
    goods_id: arrivals.map(({ goods_id }) => goods_id),
    status: [PARTLY_FOUND, NOT_FOUND],
    instruction: WAIT,
  });
  const come = new Set(arrivals.map(({ goods_id, warehouse_id }) => `${goods_id} ${warehouse_id}`));
  const ids = waiting
    .filter(({ goods_id, warehouse_id }) => come.has(`${goods_id} ${warehouse_id ?? ''}`))
    .map(({ id }) => id);
  if (ids.length > 0) await records('find_goods').transition('resume', ids);
}

const PAIR = /^[1-9]\d{0,14}~[1-9]\d{0,14}$/;

/** Searches of goods in warehouses that wait to hear what becomes of their orders. */
async function findWaiting(
  { records, refuse }: WarehouseContext,
  ids: readonly string[],
): Promise<readonly FindGoods[]> {
  const wrong = ids.find((id) => !PAIR.test(id));
  if (wrong !== undefined) refuse('not_correct', 'ids', { label: 'goods-instruct.ids', value: wrong });
  const places = new Set(ids);
  const found = await records('find_goods').find({
    goods_id: ids.map((id) => Number(id.split('~')[0])),
    status: [PARTLY_FOUND, NOT_FOUND],
    instruction: [UNDECIDED, WAIT],
  });
  return found.filter(({ goods_id, warehouse_id }) => places.has(`${goods_id}~${warehouse_id}`));
}

/** Before it is said: how many orders wait, and how many have nothing else that could be sent. */
export async function countWaiting(
  context: WarehouseContext,
  { ids, instruction }: Sent<GoodsOrdersActionInput>,
): Promise<PreviewAnswer> {
  const searches = await findWaiting(context, ids);
  const orders = [...new Set(searches.map(({ order_id }) => order_id))];
  const isWithout = instruction === PACK_WITHOUT && orders.length > 0;
  const asked = isWithout ? await context.records('order').find({ id: orders }) : [];
  const last = searches.filter((search) =>
    asked.some(({ id, lines }) => id === search.order_id && isLast(search, { id, lines })),
  );
  const without = new Set(last.map(({ order_id }) => order_id)).size;
  const notes = [
    { text: 'messages.orders_wait', params: { count: orders.length }, isProblem: orders.length === 0 },
    { text: 'messages.orders_of_one_line', params: { count: without }, isProblem: true },
  ];
  return { values: {}, rows: [], notes: without === 0 ? notes.slice(0, 1) : notes };
}

/** Says the same of all open searches of goods in warehouses; those that it cannot be said of stay undecided. */
export async function instructAll(
  context: WarehouseContext,
  { ids, instruction, instruct_note }: Sent<GoodsInstructActionInput>,
): Promise<GoodsInstructActionResult> {
  const { records, refuse } = context;
  const searches = await findWaiting(context, ids);
  const outcomes = await records('find_goods').transitionSome(
    'instruct',
    searches.map(({ id }) => id),
    { instruction, instruct_note },
  );
  const decided = outcomes.filter((outcome) => 'record' in outcome).length;
  if (decided === 0) refuse('rule.find_goods.nothing_to_decide');
  return { decided };
}
