import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

type DistributorChange = RecordChange<Distributor>;

/** Whoever is the company itself has no parent, and there is one of them; its cities are written out (screen book 4, inferred). */
export async function keepNetwork(context: DcContext, changes: readonly DistributorChange[]): Promise<void> {
  await refuseSecondRoot(context, changes);
  await nameAreas(context, changes);
}

async function refuseSecondRoot(context: DcContext, changes: readonly DistributorChange[]): Promise<void> {
  const roots = changes.filter(({ old, record }) => record?.parent_id === null && old?.parent_id !== null);
  if (roots.length === 0) return;
  await context.lockNames(['distributor root']);
  const known = await context.db
    .selectFrom('distributor')
    .select('id')
    .where('parent_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  for (const [at, change] of roots.entries())
    if (at > 0 || known.some(({ id }) => id !== change.id))
      change.refuse('rule.distributor.second_root', 'parent_id');
}

async function nameAreas({ db }: DcContext, changes: readonly DistributorChange[]): Promise<void> {
  const ids = changes.flatMap(({ record }) => (record?.areas ?? []).map(({ id_city }) => id_city));
  const places =
    ids.length === 0
      ? []
      : await db.selectFrom('place').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  const names = new Map(places.map(({ id, name }) => [id, name]));
  for (const { record } of changes)
    if (record)
      record.territory =
        record.areas
          .map(({ id_city }) => names.get(id_city) ?? '')
          .join(', ')
          .slice(0, 500) || null;
}
