import type { RecordChange, Sent } from '#contract/module.ts';
import type { Combo } from '#generated/goods/combo.entity.gen.ts';
import type { Goods } from '#generated/goods/goods.entity.gen.ts';
import type {
  AssembleComboActionInput,
  AssembleComboActionResult,
} from '#generated/warehouse/assemble-combo.action.gen.ts';
import type { DisassembleComboActionInput } from '#generated/warehouse/disassemble-combo.action.gen.ts';
import type { ComboAssembly } from '#generated/warehouse/combo-assembly.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import { costArrivals, readWarehouseCosts, type CostedArrival } from '#modules/goods/goods.api.server.ts';
import {
  issue,
  readFree,
  readHeld,
  readOut,
  readSellable,
  receive,
  release,
  type Movement,
} from '#modules/stock/stock.api.server.ts';
import {
  documentsOf,
  lockGoods,
  refuseShort,
  reserveParts,
  toMovement,
  type Piece,
} from './assemblyHolds.server.ts';
import { lockPackedStamps, takePackedStamps } from './packedStamps.server.ts';
import { shareCost, sumCosts } from './shareCost.ts';

/*
 * Combos that are packed beforehand. Packing takes the parts off the shelf and puts the combo's own article onto it, taking apart
 * the other way round, both sides in one change: goods before costs, costs before levels, as everybody locks them.
 */

type Input = Sent<AssembleComboActionInput>;
type Kind = ComboAssembly['kind'];

/** A document, and what packing or taking apart moves. */
interface Work {
  assembly: ComboAssembly;
  combo: Combo;
  leaving: Piece[];
  coming: Piece[];
  unit_cost: number | null;
}

/** So many of each chosen combo are packed, now or when the document is finished; all of them or none. */
export const assembleCombos = (context: WarehouseContext, input: Input): Promise<AssembleComboActionResult> =>
  noteAssemblies(context, 'assemble', input);

/** So many of each chosen combo are taken apart, now or when the document is finished; all of them or none. */
export const disassembleCombos = (
  context: WarehouseContext,
  input: Sent<DisassembleComboActionInput>,
): Promise<AssembleComboActionResult> =>
  noteAssemblies(context, 'disassemble', { ...input, lot: null, expired_date: null });

async function noteAssemblies(
  context: WarehouseContext,
  kind: Kind,
  { ids, planned, ...input }: Input,
): Promise<AssembleComboActionResult> {
  const combos = await lockCombos(context, ids);
  refuseEnded(context, kind, combos);
  const { warehouse_id, quantity, lot, expired_date, uids, note } = input;
  const calls = context.records('combo_assembly');
  const made = await calls.create(
    combos.map(({ id }) => ({ combo_id: id, kind, warehouse_id, quantity, lot, expired_date, uids, note })),
  );
  if (planned) await reserveParts(context, made, combos);
  else
    await calls.transition(
      'finish',
      made.map(({ id }) => id),
    );
  return { done: combos.map(({ id }) => id) };
}

/** Documents that are finished move the goods of both sides, in the change that says so. */
export async function finishAssemblies(
  context: WarehouseContext,
  changes: readonly RecordChange<ComboAssembly>[],
): Promise<void> {
  const finished = changes.flatMap(({ action, record }) => (action === 'finish' && record ? [record] : []));
  if (finished.length === 0) return;
  const combos = await lockCombos(
    context,
    finished.map(({ combo_id }) => combo_id),
  );
  const goods = await lockGoods(context, combos);
  const costOf = await readWarehouseCosts(context, [...goods.keys()]);
  const works = finished.flatMap((assembly) => {
    const combo = combos.find(({ id }) => id === assembly.combo_id);
    if (combo) refuseEnded(context, assembly.kind, [combo]);
    return combo ? [toWork(assembly, combo, (id) => costOf(id, assembly.warehouse_id))] : [];
  });
  const stamps = await lockPackedStamps(context, works);
  await costWorks(context, works);
  await refuseMissing(context, goods, works);
  await takePackedStamps(context, works, stamps);
  await moveWorks(context, goods, works);
}

/** Nobody changes what they are made of until the change ends. */
async function lockCombos({ records, refuse }: WarehouseContext, ids: readonly number[]): Promise<Combo[]> {
  const combos = await records('combo').lock({ id: [...ids], is_physical: true });
  if (combos.length < new Set(ids).size || combos.length === 0)
    refuse('reference_not_found', 'ids', { label: 'assemble-combo.ids', value: ids.join(', ') });
  return combos;
}

/** What is sold no more is packed no more; what is packed may be taken apart. */
function refuseEnded({ refuse }: WarehouseContext, kind: Kind, combos: readonly Combo[]): void {
  const ended = combos.find(({ active }) => !active);
  if (kind === 'assemble' && ended) refuse('rule.combo.not_active', undefined, { name: ended.name });
}

function toWork(assembly: ComboAssembly, combo: Combo, costOf: (id: number) => number | null): Work {
  const { kind, quantity } = assembly;
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
    ? { assembly, combo, unit_cost, leaving: pieces, coming: whole }
    : { assembly, combo, unit_cost, leaving: whole, coming: pieces };
}

/** What comes at a cost that is known changes the average cost of its article. */
async function costWorks(context: WarehouseContext, works: readonly Work[]): Promise<void> {
  const costed = works.flatMap(({ assembly: { code, warehouse_id }, coming }) =>
    coming.flatMap(({ unit_cost, ...piece }) =>
      unit_cost === null ? [] : [{ ...piece, warehouse_id, unit_cost, document_code: code }],
    ),
  );
  if (costed.length === 0) return;
  const held = await readHeld(
    context,
    costed.map(({ goods_id }) => goods_id),
  );
  await costArrivals(
    context,
    costed.map((piece): CostedArrival => ({ ...piece, kind: 'assembly' })),
    held,
  );
}

/**
 * What the documents held is theirs to take. Names everything that is not there, with how many of it are missing; the levels stay as
 * they are until the change ends.
 */
async function refuseMissing(
  context: WarehouseContext,
  goods: ReadonlyMap<number, Goods>,
  works: readonly Work[],
): Promise<void> {
  await readSellable(
    context,
    works.flatMap(({ assembly: { warehouse_id }, leaving, coming }) =>
      [...leaving, ...coming].map(({ goods_id }) => ({ goods_id, warehouse_id })),
    ),
  );
  await release(context, documentsOf(works.map(({ assembly }) => assembly)), 'consumed');
  const missing: string[] = [];
  for (const warehouse of new Set(works.map(({ assembly }) => assembly.warehouse_id))) {
    const here = works.filter(({ assembly }) => assembly.warehouse_id === warehouse);
    const wanted = new Map<number, number>();
    for (const { goods_id, quantity } of here.flatMap(({ leaving }) => leaving))
      wanted.set(goods_id, (wanted.get(goods_id) ?? 0) + quantity);
    const free = await readFree(context, warehouse, [...wanted.keys()]);
    for (const [id, quantity] of wanted) {
      const short = quantity - Math.max(0, free.get(id) ?? 0);
      if (short > 0) missing.push(`${goods.get(id)?.sku ?? id}: ${short}`);
    }
  }
  refuseShort(context, missing);
}

const CAUSE = { other: 'assembly', document_type: 'combo_assembly' } as const;

/** What expires first leaves first; what comes expires with the first of what left. */
async function moveWorks(
  context: WarehouseContext,
  goods: ReadonlyMap<number, Goods>,
  works: readonly Work[],
): Promise<void> {
  for (const kind of new Set(works.map(({ assembly }) => assembly.kind))) {
    const own = works.filter(({ assembly }) => assembly.kind === kind);
    const cause = { ...CAUSE, reason: kind };
    await issue(
      context,
      cause,
      own.flatMap((work) => work.leaving.map((piece) => toMovement(work.assembly, piece))),
    );
    const ids = own.map(({ assembly }) => assembly.id);
    const taken = await readOut(context, { type: CAUSE.document_type, ids });
    for (const work of own)
      noteMade(
        context,
        work,
        taken.filter(({ document_id }) => document_id === work.assembly.id),
      );
    await receive(
      context,
      cause,
      own.flatMap((work) =>
        work.coming.map((piece) => ({
          ...toMovement(work.assembly, piece),
          ...kindOf(work, goods.get(piece.goods_id)),
        })),
      ),
    );
  }
}

/** The document says of which lot the combos are and when they expire: never after one of their parts. */
function noteMade(
  { refuse }: WarehouseContext,
  { assembly, unit_cost }: Work,
  taken: readonly Movement[],
): void {
  const [first = null] = taken.flatMap(({ expired_date }) => expired_date ?? []).sort();
  const lots = new Set(taken.map(({ lot }) => lot ?? null));
  if (assembly.kind === 'disassemble') assembly.lot = lots.size === 1 ? ([...lots][0] ?? null) : null;
  else if (first !== null && assembly.expired_date !== null && assembly.expired_date > first)
    refuse('rule.combo_assembly.expires_before', 'expired_date', { limit: first });
  else if (first !== null || lots.size > 1 || !lots.has(null)) assembly.lot ??= assembly.code;
  assembly.expired_date ??= first;
  assembly.unit_cost = unit_cost;
}

/** Parts that never expire come back without a date. */
function kindOf(
  { assembly: { kind, lot, expired_date } }: Work,
  goods: Goods | undefined,
): Pick<Movement, 'lot' | 'expired_date'> {
  return kind === 'assemble' || goods?.has_expiry === true ? { lot, expired_date } : {};
}
