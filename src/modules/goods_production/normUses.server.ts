import type { RecordChange } from '#contract/module.ts';
import type { GoodsProductionContext } from '#generated/goods_production/module.gen.server.ts';
import type { ProductionRequirement } from '#generated/goods_production/production-requirement.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

const CLOSED = ['confirmed', 'rejected'] as const;

const isOpen = (record: Readonly<ProductionRequirement> | null): boolean =>
  record !== null && !CLOSED.some((state) => state === record.status);

/** After requirements are stored: norms count those that are still made by them. */
export async function countUses(
  { db, records }: GoodsProductionContext,
  changes: readonly RecordChange<ProductionRequirement>[],
): Promise<void> {
  const moved = changes.filter(
    ({ old, record }) => isOpen(old) !== isOpen(record) || old?.norm_id !== record?.norm_id,
  );
  const ids = [
    ...new Set(moved.flatMap(({ old, record }) => [old?.norm_id ?? [], record?.norm_id ?? []]).flat()),
  ];
  if (ids.length === 0) return;
  const norms = await records('production_norm').lock({ id: ids });
  const rows = await db
    .selectFrom('production_requirement')
    .select(({ fn }) => ['norm_id', fn.countAll<string>().as('open')])
    .where('norm_id', '=', anyOf(ids))
    .where('status', 'not in', CLOSED)
    .where('deleted_at', 'is', null)
    .groupBy('norm_id')
    .execute();
  const counts = new Map(rows.map(({ norm_id, open }) => [norm_id, Number(open)]));
  await records('production_norm').update(
    norms.flatMap(({ id, open_requirements }) => {
      const now = counts.get(id) ?? 0;
      return now === open_requirements ? [] : [{ id, open_requirements: now }];
    }),
  );
}
