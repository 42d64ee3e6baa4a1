import type { RecordChange } from '#contract/module.ts';
import type { DeliveryShop } from '#generated/delivery/delivery-shop.entity.gen.ts';
import type { DeliveryContext } from '#generated/delivery/module.gen.server.ts';

/* Which of its accounts at a carrier a warehouse uses: one at most, and one wherever there is one in use. */

type Changes = readonly RecordChange<DeliveryShop>[];

const placeOf = ({ delivery_company, warehouse_id }: DeliveryShop): string =>
  `${delivery_company} ${warehouse_id}`;

/** The first account of a carrier and warehouse is its default; one that is stopped, or serves elsewhere from now on, is none. */
export async function keepOneDefault(context: DeliveryContext, changes: Changes): Promise<void> {
  const moved = changes.filter(
    ({ old, record }) => record && (!old || old.active !== record.active || placeOf(old) !== placeOf(record)),
  );
  if (moved.length === 0) return;
  const taken = await readDefaults(context, moved);
  for (const { record } of moved) {
    if (!record) continue;
    const place = placeOf(record);
    record.is_default = record.active && !taken.has(place);
    if (record.is_default) taken.add(place);
  }
}

/** Carriers and warehouses that have a default besides the records that are about to change. */
async function readDefaults({ records }: DeliveryContext, moved: Changes): Promise<Set<string>> {
  const own = new Set(moved.map(({ id }) => id));
  const warehouses = moved.flatMap(({ record }) => record?.warehouse_id ?? []);
  const defaults = await records('delivery_shop').find({ warehouse_id: warehouses, is_default: true });
  return new Set(defaults.filter(({ id }) => !own.has(id)).map(placeOf));
}

/** The account takes the place of the default there was. */
export async function makeDefault({ records }: DeliveryContext, changes: Changes): Promise<void> {
  const shops = records('delivery_shop');
  const chosen = changes.flatMap(({ old }) => old ?? []);
  const places = new Set(chosen.map(placeOf));
  const before = await shops.lock({
    warehouse_id: chosen.map(({ warehouse_id }) => warehouse_id),
    is_default: true,
  });
  const replaced = before.filter((shop) => places.has(placeOf(shop)));
  await shops.update(replaced.map(({ id }) => ({ id, is_default: false })));
  await shops.update(chosen.map(({ id }) => ({ id, is_default: true })));
}

/** No parcel goes by the account any more; whoever wants another default chooses it. */
export async function stopDeliveryShop({ records }: DeliveryContext, changes: Changes): Promise<void> {
  await records('delivery_shop').update(changes.map(({ id }) => ({ id, active: false })));
}
