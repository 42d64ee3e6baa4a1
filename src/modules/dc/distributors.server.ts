import type { RecordChange } from '#contract/module.ts';
import type { DcContext } from '#generated/dc/module.gen.server.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

type DistributorChange = RecordChange<Distributor>;

/** Whoever is the company itself has no parent, and there is one of them; its cities are written out (screen book 4, inferred). */
export async function keepNetwork(context: DcContext, changes: readonly DistributorChange[]): Promise<void> {
  await refuseSecondRoot(context, changes);
  await nameAreas(context, changes);
  await nameShared(context, changes);
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

/** Cities in which a sister sells as well: said beside the territory, not refused (screen book 4, inferred). */
async function nameShared({ db }: DcContext, changes: readonly DistributorChange[]): Promise<void> {
  const parents = changes.flatMap(({ record }) => record?.parent_id ?? []);
  const sisters =
    parents.length === 0
      ? []
      : await db
          .selectFrom('distributor_area as a')
          .innerJoin('distributor as d', 'd.id', 'a.distributor_id')
          .innerJoin('place as p', 'p.id', 'a.id_city')
          .select(['d.id', 'd.parent_id', 'd.code', 'a.id_city', 'p.name'])
          .where('d.parent_id', '=', anyOf(parents))
          .where('d.active', '=', true)
          .where('d.deleted_at', 'is', null)
          .where('a.deleted_at', 'is', null)
          .orderBy('a.id')
          .execute();
  for (const { record } of changes) {
    if (!record) continue;
    const own = new Set(record.areas.map(({ id_city }) => id_city));
    const shared = sisters.filter(
      ({ id, parent_id, id_city }) => id !== record.id && parent_id === record.parent_id && own.has(id_city),
    );
    record.shared_areas =
      shared
        .map(({ name, code }) => `${name} (${code})`)
        .join(', ')
        .slice(0, 500) || null;
  }
}
