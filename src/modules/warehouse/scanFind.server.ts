import type { Sent } from '#contract/module.ts';
import type { FindGoods } from '#generated/warehouse/find-goods.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { ScanFindActionInput, ScanFindActionResult } from '#generated/warehouse/scan-find.action.gen.ts';
import { lockOrders } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { withMainCode } from './scanCode.server.ts';
import type { Said } from './scanAnswer.server.ts';
import { findBasket } from './scanBaskets.server.ts';
import { findWarehouse } from './scanOrders.server.ts';
import { isCodeOf, type ScanLine, type ScanTask } from './scanTask.ts';

type Input = Sent<ScanFindActionInput>;

/** Codes of `find_goods_status`. */
const OPEN = [0, 1] as const;
const FOUND = 3;

/** A step of looking for what was not on its shelf: goods are found for the order that is due first, a basket takes what was found. */
export async function scanFind(context: WarehouseContext, sent: Input): Promise<ScanFindActionResult> {
  const input = await withMainCode(context, sent);
  const warehouseId = await findWarehouse(context, input.warehouse_id);
  const code = (input.code ?? '').trim();
  if (input.command === 'look') return answer(context, warehouseId, { said: 'scan.searches' });
  if (input.command === 'missing') return giveUp(context, warehouseId, code);
  if (input.command !== 'scan') return context.refuse('rule.scan.nothing_to_undo', 'command');
  const line = (await readLines(context, warehouseId)).find((one) => isCodeOf(one, code));
  if (!line) return fill(context, warehouseId, code);
  await context
    .records('find_goods')
    .transition('report_found', [Number(line.key)], { found_quantity: input.quantity ?? 1 });
  return answer(context, warehouseId, { said: 'scan.counted' });
}

/** Nobody finds the rest of it. */
async function giveUp(
  context: WarehouseContext,
  warehouseId: number,
  sku: string,
): Promise<ScanFindActionResult> {
  const line = (await readLines(context, warehouseId)).find((one) => one.sku === sku);
  if (!line) return context.refuse('messages.goods_not_found', 'code', { value: sku });
  await context.records('find_goods').transition('report_none', [Number(line.key)]);
  return answer(context, warehouseId, { said: 'scan.not_there', value: line.name });
}

/** What was found for the order of a basket lies in it. */
async function fill(
  context: WarehouseContext,
  warehouseId: number,
  code: string,
): Promise<ScanFindActionResult> {
  const { records, refuse } = context;
  const basket = await findBasket(context, warehouseId, code.toUpperCase());
  if (!basket) return refuse('messages.goods_not_found', 'code', { value: code });
  const found = await records('find_goods').find({ warehouse_id: warehouseId, status: FOUND });
  const orders = await lockOrders(context, [...new Set(found.map(({ order_id }) => order_id))]);
  const inside = new Set(orders.filter(({ basket_id }) => basket_id === basket.id).map(({ id }) => id));
  const ids = found.filter(({ order_id }) => inside.has(order_id)).map(({ id }) => id);
  if (ids.length === 0) return refuse('rule.scan.nothing_found_for', 'code', { value: basket.code });
  await records('find_goods').transition('to_basket', ids, { into_basket: basket.code });
  return answer(context, warehouseId, {
    said: 'scan.found_in_basket',
    value: basket.code,
    sound: 'attention',
  });
}

async function answer(
  context: WarehouseContext,
  warehouseId: number,
  { said, value = null, sound = 'success' }: Said,
): Promise<ScanFindActionResult> {
  const lines = await readLines(context, warehouseId);
  const task: ScanTask = {
    id: warehouseId,
    code: String(lines.length),
    tracking: null,
    carrier: null,
    basket: null,
    isSingle: false,
    note: null,
    lines,
  };
  const isEmpty = lines.length === 0 && said === 'scan.searches';
  return { task: task as never, said: isEmpty ? 'scan.nothing_missing' : said, value, sound };
}

/** What is looked for in a warehouse, for the order that is due first. */
async function readLines(context: WarehouseContext, warehouse_id: number): Promise<ScanLine[]> {
  const searches = await context.records('find_goods').find({ warehouse_id, status: OPEN });
  const goods = await context.db
    .selectFrom('goods')
    .select(['id', 'barcode', 'image'])
    .where('id', '=', anyOf(searches.map(({ goods_id }) => goods_id)))
    .execute();
  const facts = new Map(goods.map((one) => [one.id, one]));
  return searches
    .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)))
    .map(({ id, goods_id, sku, name, cell_code, missing, found, order_code }) => ({
      key: String(id),
      sku: sku ?? '',
      name: `${name ?? ''} · ${order_code ?? ''}`,
      image: facts.get(goods_id)?.image ?? null,
      codes: [facts.get(goods_id)?.barcode, sku].flatMap((code) => code ?? []),
      cell: cell_code,
      zone: null,
      expiry: null,
      wanted: missing,
      done: found,
      missing: 0,
      isStamped: false,
    }));
}

const dueOf = ({ sla_ship_by, created_at }: FindGoods): string => `${sla_ship_by ?? '9'} ${created_at}`;
