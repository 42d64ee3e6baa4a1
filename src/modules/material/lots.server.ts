import type { RecordChange, Sent } from '#contract/module.ts';
import type { AdjustLotActionInput } from '#generated/material/adjust-lot.action.gen.ts';
import type { IssueLotActionInput } from '#generated/material/issue-lot.action.gen.ts';
import type { LotToSupplierActionInput } from '#generated/material/lot-to-supplier.action.gen.ts';
import type { MaterialLot } from '#generated/material/material-lot.entity.gen.ts';
import type { MaterialMove } from '#generated/material/material-move.entity.gen.ts';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import type { ReturnLotActionInput } from '#generated/material/return-lot.action.gen.ts';
import type { ScrapLotActionInput } from '#generated/material/scrap-lot.action.gen.ts';
import { addToHeld } from './documents.server.ts';
import { readShades, refuseMixed } from './shades.server.ts';
import { creditReturns } from './supplierReturns.server.ts';
import { lockLots, moveLots, roundQuantity, type Lot, type LotMove } from './ledger.server.ts';

/* What the store keeper does with a roll. */

type Changes = readonly RecordChange<MaterialLot>[];

const open = (context: MaterialContext, changes: Changes): Promise<Lot[]> =>
  lockLots(
    context,
    changes.map(({ id }) => id),
  );

/** What goes out of lots: so much of each, or all that is left. Several lots can only go whole. */
function takeOf(context: MaterialContext, lots: readonly Lot[], quantity: number | null): LotMove[] {
  return lots.map((lot) => {
    const taken = quantity ?? lot.remaining;
    if (taken <= 0) context.refuse('rule.material_lot.empty');
    if (taken > lot.remaining) context.refuse('rule.material_lot.remaining', 'quantity', { value: taken });
    return { lot, quantity: -taken };
  });
}

const toDocument = (document_code: string, moves: readonly LotMove[]) =>
  moves.map(({ lot, quantity }) => ({
    document_code,
    material_id: lot.material_id,
    quantity: Math.abs(quantity),
  }));

/** Gives lots to a production requirement. */
export async function issueLots(
  context: MaterialContext,
  changes: Changes,
  { document_code, quantity, mix_shades }: Sent<IssueLotActionInput>,
): Promise<void> {
  const moves = takeOf(context, await open(context, changes), quantity);
  await addToHeld(context, 'issued', toDocument(document_code, moves));
  const given = moves.map((move) => ({ ...move, document_code }));
  if (!mix_shades) await refuseMixed(context, given, await readShades(context, [document_code]));
  await moveLots(context, 'issue', given);
}

/** What a requirement did not use comes back to where it was cut from. */
export async function returnLots(
  context: MaterialContext,
  changes: Changes,
  { document_code, quantity }: Sent<ReturnLotActionInput>,
): Promise<void> {
  const moves = (await open(context, changes)).map((lot) => ({ lot, quantity }));
  await addToHeld(context, 'returned', toDocument(document_code, moves));
  await moveLots(
    context,
    'return',
    moves.map((move) => ({ ...move, document_code })),
  );
}

/** Sends lots back to their supplier, who is owed so much less. */
export async function sendBackLots(
  context: MaterialContext,
  changes: Changes,
  input: Sent<LotToSupplierActionInput>,
): Promise<void> {
  await takeAway(context, changes, 'supplier_return', input);
  await creditReturns(
    context,
    changes.flatMap(({ old }) => old?.receipt_id ?? []),
  );
}

/** Throws lots away. */
export const scrapLots = (
  context: MaterialContext,
  changes: Changes,
  input: Sent<ScrapLotActionInput>,
): Promise<void> => takeAway(context, changes, 'scrap', input);

async function takeAway(
  context: MaterialContext,
  changes: Changes,
  kind: MaterialMove['kind'],
  { quantity, reason }: { quantity: number | null; reason: string },
): Promise<void> {
  const moves = takeOf(context, await open(context, changes), quantity);
  await moveLots(
    context,
    kind,
    moves.map((move) => ({ ...move, reason })),
  );
}

/** The books say what was measured. */
export async function adjustLots(
  context: MaterialContext,
  changes: Changes,
  { counted, reason }: Sent<AdjustLotActionInput>,
): Promise<void> {
  const moves = (await open(context, changes)).map((lot) => ({
    lot,
    quantity: roundQuantity(counted - lot.remaining),
    reason,
  }));
  if (moves.some(({ quantity }) => quantity === 0)) context.refuse('rule.material_lot.same', 'counted');
  await moveLots(context, 'adjust', moves);
}
