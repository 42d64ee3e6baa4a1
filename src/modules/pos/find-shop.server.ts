import type { PosContext } from '#generated/pos/module.gen.server.ts';

/** A shop of the cashier, and the warehouse that its stock lies in. Refuses another one, a closed one, and one that has none. */
export async function findShop(
  { records, user, refuse }: PosContext,
  id: number,
): Promise<{ warehouse_id: number }> {
  const [shop] = user.pos.includes(id) ? await records('pos').find({ id }) : [];
  if (!shop) return refuse('reference_not_found', 'pos_id', { label: 'check-out.pos_id', value: id });
  const { active, warehouse_id } = shop;
  if (!active) return refuse('rule.check-out.shop_closed', 'pos_id');
  if (warehouse_id === null) return refuse('rule.check-out.no_warehouse', 'pos_id');
  return { warehouse_id };
}
