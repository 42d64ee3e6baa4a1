import type { RecordChange } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type { ComboAssembly } from '#generated/warehouse/combo-assembly.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { release, reserve } from '#modules/stock/stock.api.server.ts';

/* What planned documents of packing and taking apart keep back until they are finished or canceled. */

/** So many pieces of an article that leave, or come and may have a cost. */
export interface Piece {
  goods_id: number;
  quantity: number;
  unit_cost: number | null;
}

const HOLD = { type: 'combo_assembly', reason: 'assembly' } as const;

export const documentsOf = (assemblies: readonly Pick<ComboAssembly, 'id'>[]) => ({
  type: HOLD.type,
  ids: assemblies.map(({ id }) => id),
});

/** What leaves is kept back for its document from the day it is planned; one whose parts are not free is not planned. */
export async function reserveParts(
  context: WarehouseContext,
  assemblies: readonly ComboAssembly[],
  combos: readonly Combo[],
): Promise<void> {
  const lines = assemblies.flatMap((assembly) => {
    const combo = combos.find(({ id }) => id === assembly.combo_id);
    return combo ? leavingOf(assembly, combo).map((piece) => toMovement(assembly, piece)) : [];
  });
  const goods = await lockGoods(context, combos);
  const short = await reserve(context, HOLD, lines);
  refuseShort(
    context,
    short.map(({ goods_id, quantity }) => `${goods.get(goods_id)?.sku ?? goods_id}: ${quantity}`),
  );
}

/** What will never be packed, or taken apart, holds nothing any more. */
export async function releaseAssemblies(
  context: WarehouseContext,
  changes: readonly RecordChange<ComboAssembly>[],
): Promise<void> {
  const canceled = changes.flatMap(({ action, record }) => (action === 'cancel' && record ? [record] : []));
  if (canceled.length > 0) await release(context, documentsOf(canceled), 'document_canceled');
}

/** Packing takes the parts off the shelf, taking apart the combo itself. */
const leavingOf = (
  { kind, quantity }: ComboAssembly,
  { goods_id, items }: Combo,
): Pick<Piece, 'goods_id' | 'quantity'>[] =>
  kind === 'assemble'
    ? items.map((item) => ({ goods_id: item.goods_id, quantity: item.quantity * quantity }))
    : [{ goods_id: goods_id ?? 0, quantity }];

export const toMovement = (
  assembly: ComboAssembly,
  { goods_id, quantity }: Pick<Piece, 'goods_id' | 'quantity'>,
) => ({
  goods_id,
  quantity,
  warehouse_id: assembly.warehouse_id,
  document_id: assembly.id,
  document_code: assembly.code,
});

export async function lockGoods(
  { records }: WarehouseContext,
  combos: readonly Combo[],
): Promise<ReadonlyMap<number, Goods>> {
  const ids = combos.flatMap(({ goods_id, items }) => [
    ...(goods_id === null ? [] : [goods_id]),
    ...items.map((item) => item.goods_id),
  ]);
  const goods = await records('goods').lock({ id: [...new Set(ids)] });
  return new Map(goods.map((one) => [one.id, one]));
}

export function refuseShort({ refuse }: WarehouseContext, missing: readonly string[]): void {
  if (missing.length > 0) refuse('rule.combo.missing', 'quantity', { value: missing.join('; ') });
}
