import type { RecordChange, Sent } from '#contract/module.ts';
import type { CountSupplyActionInput } from '#generated/material/count-supply.action.gen.ts';
import type { Material } from '#generated/material/material.entity.gen.ts';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import type { ReceiveSupplyActionInput } from '#generated/material/receive-supply.action.gen.ts';
import {
  lockRemaining,
  lockUsedUp,
  makeLots,
  moveLots,
  roundQuantity,
  type Lot,
  type LotMove,
} from './ledger.server.ts';

/* Cartons, tape and paper: materials like others, but received and counted with fewer words. */

type Changes = readonly RecordChange<Material>[];

/** A receipt of one line for each, posted at once. */
export async function receiveSupply(
  { records, today }: MaterialContext,
  changes: Changes,
  { supplier_id, warehouse_id, quantity, unit_price }: Sent<ReceiveSupplyActionInput>,
): Promise<void> {
  const receipts = await records('material_receipt').create(
    changes.map(({ id }) => ({
      supplier_id,
      warehouse_id,
      received_on: today,
      lines: [{ material_id: id, quantity, unit_price }],
    })),
  );
  await records('material_receipt').transition(
    'post',
    receipts.map(({ id }) => id),
  );
}

/** The books say what was counted: the oldest goes first, what is too many joins the newest. */
export async function countSupply(
  context: MaterialContext,
  changes: Changes,
  { warehouse_id, counted, reason }: Sent<CountSupplyActionInput>,
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const there = await lockRemaining(context, ids, [warehouse_id]);
  const found = new Set(there.map(({ material_id }) => material_id));
  const bare = changes.flatMap(({ record }) => (record && !found.has(record.id) ? record : []));
  const lots = counted > 0 ? [...there, ...(await readyLots(context, bare, warehouse_id))] : there;
  const moves = ids.flatMap((id) =>
    countTo(
      lots.filter(({ material_id }) => material_id === id),
      counted,
    ),
  );
  if (moves.length > 0)
    await moveLots(
      context,
      'adjust',
      moves.map((move) => ({ ...move, reason })),
    );
}

/** Where nobody knew of any, what was counted joins the lot that was used up last, or begins one that says where it was found. */
async function readyLots(
  context: MaterialContext,
  materials: readonly Material[],
  warehouse: number,
): Promise<Lot[]> {
  const ids = materials.map(({ id }) => id);
  const usedUp = await lockUsedUp(context, ids, warehouse);
  const known = new Set(usedUp.map(({ material_id }) => material_id));
  const unknown = materials.filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return usedUp;
  const [place] = await context.db
    .selectFrom('warehouse')
    .select('code_name')
    .where('id', '=', warehouse)
    .execute();
  await makeLots(
    context,
    unknown.map(({ id, last_price }) => ({
      code: `KK-${place?.code_name ?? warehouse}`,
      material_id: id,
      warehouse_id: warehouse,
      receipt_id: null,
      shade: null,
      width_cm: null,
      received: 0,
      location: null,
      received_on: context.today,
      unit_price: last_price,
    })),
  );
  return lockUsedUp(context, ids, warehouse);
}

/** What brings lots, the oldest first, to what was counted of all of them. */
export function countTo(lots: readonly Lot[], counted: number): LotMove[] {
  const there = roundQuantity(lots.reduce((sum, { remaining }) => sum + remaining, 0));
  const newest = lots.at(-1);
  if (!newest || counted === there) return [];
  if (counted > there) return [{ lot: newest, quantity: roundQuantity(counted - there) }];
  return takeOldest(lots, roundQuantity(there - counted));
}

/** Takes so much out of lots in their order; what they lack is left out. */
export function takeOldest(lots: readonly Lot[], quantity: number): LotMove[] {
  let left = quantity;
  return lots.flatMap((lot) => {
    const taken = Math.min(left, lot.remaining);
    left = roundQuantity(left - taken);
    return taken > 0 ? [{ lot, quantity: -taken }] : [];
  });
}
