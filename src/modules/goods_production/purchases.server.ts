import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type {
  BuyMaterialsActionInput,
  BuyMaterialsActionResult,
} from '#generated/goods_production/buy-materials.action.gen.ts';
import type { GoodsProductionContext } from '#generated/goods_production/module.gen.server.ts';
import { orderMaterials, readFree } from '#modules/material/material.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { packsOf } from './explode.ts';

/** What a material is short of, from whom it comes and where the requirement lies that needs it first. */
interface Short {
  material_id: number;
  supplier_id: number;
  warehouse_id: number;
  quantity: number;
}

/** Rows that agree in what `keyOf` says of them. */
const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key));

/** What open requirements are short of is asked of the suppliers: a draft receipt for each supplier and warehouse. */
export async function buyMaterials(
  context: GoodsProductionContext,
  { ids }: Sent<BuyMaterialsActionInput>,
): Promise<BuyMaterialsActionResult> {
  const short = await readShort(context, ids);
  if (short.length === 0) context.refuse('rule.buy_materials.nothing', 'ids');
  const groups = groupsOf(short, ({ supplier_id, warehouse_id }) => `${supplier_id} ${warehouse_id}`);
  const done = await orderMaterials(
    context,
    groups.flatMap((rows) => {
      const [first] = rows;
      return first
        ? [
            {
              supplier_id: first.supplier_id,
              warehouse_id: first.warehouse_id,
              received_on: context.today,
              lines: rows.map(({ material_id, quantity }) => ({ material_id, quantity })),
            },
          ]
        : [];
    }),
  );
  return { done };
}

/** Whole packs of what is short of all that is kept for requirements, less what is on its way. */
async function readShort(context: GoodsProductionContext, ids: readonly number[]): Promise<Short[]> {
  const free = await readFree(context, ids);
  const rows = await context.db
    .selectFrom('material as m')
    .innerJoin('material_reservation as r', 'r.material_id', 'm.id')
    .innerJoin('production_requirement as p', 'p.code', 'r.document_code')
    .distinctOn('m.id')
    .select(['m.id', 'm.name', 'm.supplier_id', 'p.warehouse_id'])
    .select(sql<number | null>`m.pack_size::float8`.as('pack_size'))
    .where('m.id', '=', anyOf(ids))
    .where('r.closed', '=', false)
    .where('p.deleted_at', 'is', null)
    .orderBy('m.id')
    .orderBy('p.due_on')
    .orderBy('p.id')
    .execute();
  return rows.flatMap(({ id, name, supplier_id, warehouse_id, pack_size }) => {
    const lacking = -(free.get(id) ?? 0);
    if (lacking <= 0) return [];
    if (supplier_id === null) return context.refuse('rule.buy_materials.no_supplier', 'ids', { value: name });
    const quantity = pack_size ? packsOf(lacking, pack_size) * pack_size : lacking;
    return [{ material_id: id, supplier_id, warehouse_id, quantity }];
  });
}
