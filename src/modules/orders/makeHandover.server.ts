import type { Sent } from '#contract/module.ts';
import type {
  MakeHandoverActionInput,
  MakeHandoverActionResult,
} from '#generated/orders/make-handover.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';

const PACKED = 160;
const HANDED_OVER = 200;
const AT_ONCE = 100;

type Driver = Omit<Sent<MakeHandoverActionInput>, 'ids'>;

/** Chosen orders are handed over with one record for each warehouse and carrier, all of them or none; answers the codes of their records. */
export async function makeHandover(
  context: OrdersContext,
  { ids, ...driver }: Sent<MakeHandoverActionInput>,
): Promise<MakeHandoverActionResult> {
  const { records, refuse, user } = context;
  if (!user.permissions.includes('order_manager')) refuse('no_permission');
  const orders = await records('order').lock({ id: [...new Set(ids)] });
  for (const { status, customer_order_id: value, warehouse_id, delivery_company } of orders) {
    if (status !== PACKED && status !== HANDED_OVER)
      refuse('rule.handover.not_to_hand_over', 'ids', { value });
    if (warehouse_id === null || delivery_company === null)
      refuse('rule.handover.no_carrier', 'ids', { value });
  }
  const codes: string[] = [];
  const open = orders.filter(({ handover_id }) => handover_id === null);
  for (const parcels of groupParcels(open)) codes.push(await handOverWith(context, parcels, driver));
  return { codes: [...(await readCodes(context, orders)), ...codes] };
}

/** Orders that one carrier takes from one warehouse, together. */
function groupParcels(orders: readonly Order[]): readonly Order[][] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = `${order.warehouse_id} ${order.delivery_company}`;
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups.values()];
}

async function handOverWith(
  { records }: OrdersContext,
  parcels: readonly Order[],
  driver: Driver,
): Promise<string> {
  const [{ warehouse_id, delivery_company } = { warehouse_id: null, delivery_company: null }] = parcels;
  if (warehouse_id === null || delivery_company === null) throw new Error('parcels of nobody');
  const [made] = await records('handover').create([{ ...driver, warehouse_id, delivery_company }]);
  const handover_id = made?.id ?? 0;
  const idsIn = (state: number): number[] =>
    parcels.flatMap(({ id, status }) => (status === state ? [id] : []));
  const [packed, gone] = [idsIn(PACKED), idsIn(HANDED_OVER)];
  for (let at = 0; at < packed.length; at += AT_ONCE)
    await records('order').transition('hand_over', packed.slice(at, at + AT_ONCE), {}, { handover_id });
  // They have left already: their record says so afterwards.
  if (gone.length > 0) await records('order').update(gone.map((id) => ({ id, handover_id })));
  return made?.code ?? '';
}

/** Codes of the records on which orders stand already. */
async function readCodes({ records }: OrdersContext, orders: readonly Order[]): Promise<string[]> {
  const known = [...new Set(orders.flatMap(({ handover_id }) => handover_id ?? []))];
  if (known.length === 0) return [];
  return (await records('handover').find({ id: known })).map(({ code }) => code);
}
