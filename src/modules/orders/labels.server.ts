import type { RecordChange, Sent } from '#contract/module.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import type { PrioritiseActionInput } from '#generated/orders/prioritise.action.gen.ts';
import type { TagOrdersActionInput } from '#generated/orders/tag-orders.action.gen.ts';

type OrderChanges = readonly RecordChange<Order>[];

/** Fewest and most tags are a matter of the field; the same tag stands once. */
const withTag = (tags: Order['tags'], tag: string): string[] => [...new Set([...(tags ?? []), tag])];

/** Orders are served before those of a lower priority. */
export async function prioritise(
  { records }: OrdersContext,
  changes: OrderChanges,
  { priority }: Sent<PrioritiseActionInput>,
): Promise<void> {
  await records('order').update(changes.map(({ id }) => ({ id, priority })));
}

/** Orders get a tag beside those that they have. */
export async function tagOrders(
  { records }: OrdersContext,
  changes: OrderChanges,
  { tag }: Sent<TagOrdersActionInput>,
): Promise<void> {
  await records('order').update(
    changes.map(({ id, old }) => ({ id, tags: withTag(old?.tags ?? null, tag) })),
  );
}
