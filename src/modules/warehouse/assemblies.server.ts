import type { Sent } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type {
  AssembleComboActionInput,
  AssembleComboActionResult,
} from '#generated/warehouse/assemble-combo.action.gen.ts';
import type { ComboAssembly } from '#generated/warehouse/combo-assembly.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { costArrivals, type CostedArrival } from '#modules/goods/goods.api.server.ts';
import { issue, readFree, readOnHand, readSellable, receive } from '#modules/stock/stock.api.server.ts';
import { shareCost, sumCosts } from './shareCost.ts';

/*
 * Combos that are packed beforehand. Packing takes the parts off the shelf and puts the combo's own article onto it, taking apart
 * the other way round, both sides in one change: goods before costs, costs before levels, as everybody locks them.
 */

type Input = Sent<AssembleComboActionInput>;
type Kind = ComboAssembly['kind'];

/** So many pieces of an article that leave, or come and may have a cost. */
interface Piece {
  goods_id: number;
  quantity: number;
  unit_cost: number | null;
}

/** One combo, and what packing or taking it apart moves. */
interface Work {
  combo: Combo;
  leaving: Piece[];
  coming: Piece[];
  unit_cost: number | null;
}

/** So many of each chosen combo are packed, or none at all. */
export const assembleCombos = (context: WarehouseContext, input: Input): Promise<AssembleComboActionResult> =>
  changeCombos(context, 'assemble', input);

/** So many of each chosen combo are taken apart, or none at all. */
export const disassembleCombos = (
  context: WarehouseContext,
  input: Input,
): Promise<AssembleComboActionResult> => changeCombos(context, 'disassemble', input);

async function changeCombos(
  context: WarehouseContext,
  kind: Kind,
  input: Input,
): Promise<AssembleComboActionResult> {
  const { warehouse_id, quantity, note } = input;
  const combos = await lockCombos(context, kind, input);
  const goods = await lockGoods(context, combos);
  const works = combos.map((combo) => toWork(combo, goods, { kind, quantity }));
  await costWorks(context, works, warehouse_id);
  await refuseMissing(context, goods, { works, warehouse_id });
  const made = await context.records('combo_assembly').create(
    works.map(({ combo, unit_cost }) => ({
      combo_id: combo.id,
      warehouse_id,
      kind,
      quantity,
      unit_cost,
      note: note ?? null,
    })),
  );
  await moveWorks(context, kind, { works, made });
  return { done: combos.map(({ id }) => id) };
}

/** Nobody changes what they are made of until the change ends. */
async function lockCombos(
  { records, refuse }: WarehouseContext,
  kind: Kind,
  { ids }: Input,
): Promise<Combo[]> {
  const combos = await records('combo').lock({ id: ids, is_physical: true });
  if (combos.length < new Set(ids).size || combos.length === 0)
    refuse('reference_not_found', 'ids', { label: 'assemble-combo.ids', value: ids.join(', ') });
  const ended = combos.find(({ active }) => !active);
  if (kind === 'assemble' && ended) refuse('rule.combo.not_active', undefined, { name: ended.name });
  return combos;
}

async function lockGoods(
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

function toWork(
  combo: Combo,
  goods: ReadonlyMap<number, Goods>,
  { kind, quantity }: { kind: Kind; quantity: number },
): Work {
  const costOf = (id: number): number | null => goods.get(id)?.cost_price ?? null;
  const article = combo.goods_id ?? 0;
  const parts = combo.items.map((item) => ({ ...item, cost_price: costOf(item.goods_id) }));
  const unit_cost = sumCosts(parts);
  const shares = kind === 'disassemble' ? shareCost(costOf(article), parts) : null;
  const whole = [{ goods_id: article, quantity, unit_cost }];
  const pieces = parts.map((part, index) => ({
    goods_id: part.goods_id,
    quantity: part.quantity * quantity,
    unit_cost: shares?.[index] ?? null,
  }));
  return kind === 'assemble'
    ? { combo, unit_cost, leaving: pieces, coming: whole }
    : { combo, unit_cost, leaving: whole, coming: pieces };
}

/** What comes at a cost that is known changes the average cost of its article. */
async function costWorks(
  context: WarehouseContext,
  works: readonly Work[],
  warehouse_id: number,
): Promise<void> {
  const costed = works.flatMap(({ combo, coming }) =>
    coming.flatMap(({ unit_cost, ...piece }) =>
      unit_cost === null ? [] : [{ ...piece, unit_cost, document_code: combo.code }],
    ),
  );
  if (costed.length === 0) return;
  const there = await readOnHand(
    context,
    costed.map(({ goods_id }) => goods_id),
  );
  await costArrivals(
    context,
    costed.map((piece): CostedArrival => ({
      ...piece,
      warehouse_id,
      kind: 'assembly',
      on_hand_before: there.get(piece.goods_id) ?? 0,
    })),
  );
}

/** Names everything that is not there, with how many of it are missing; the levels stay as they are until the change ends. */
async function refuseMissing(
  context: WarehouseContext,
  goods: ReadonlyMap<number, Goods>,
  { works, warehouse_id }: { works: readonly Work[]; warehouse_id: number },
): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { goods_id, quantity } of works.flatMap(({ leaving }) => leaving))
    wanted.set(goods_id, (wanted.get(goods_id) ?? 0) + quantity);
  const all = works.flatMap(({ leaving, coming }) => [...leaving, ...coming]);
  await readSellable(
    context,
    all.map(({ goods_id }) => ({ goods_id, warehouse_id })),
  );
  const free = await readFree(context, warehouse_id, [...wanted.keys()]);
  const missing = [...wanted].flatMap(([id, quantity]) => {
    const short = quantity - Math.max(0, free.get(id) ?? 0);
    return short > 0 ? [`${goods.get(id)?.sku ?? id}: ${short}`] : [];
  });
  if (missing.length > 0) context.refuse('rule.combo.missing', 'quantity', { value: missing.join('; ') });
}

async function moveWorks(
  context: WarehouseContext,
  kind: Kind,
  { works, made }: { works: readonly Work[]; made: readonly ComboAssembly[] },
): Promise<void> {
  const documents = new Map(made.map((assembly) => [assembly.combo_id, assembly]));
  const cause = { reason: kind, other: 'assembly', document_type: 'combo_assembly' } as const;
  const movementsOf = (side: 'leaving' | 'coming') =>
    works.flatMap((work) =>
      work[side].map(({ goods_id, quantity }) => ({
        goods_id,
        quantity,
        warehouse_id: documents.get(work.combo.id)?.warehouse_id ?? 0,
        document_id: documents.get(work.combo.id)?.id ?? null,
        document_code: documents.get(work.combo.id)?.code ?? null,
      })),
    );
  await issue(context, cause, movementsOf('leaving'));
  await receive(context, cause, movementsOf('coming'));
}
