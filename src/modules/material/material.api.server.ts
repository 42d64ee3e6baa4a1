import { sql } from 'kysely';
import type { ChangeContext, Draft } from '#contract/module.ts';
import type { MaterialReceipt } from '#generated/material/material-receipt.entity.gen.ts';
import { asMaterial } from '#generated/material/module.gen.server.ts';
import {
  addToHeld,
  closeFor,
  keepFor,
  lockHeld,
  type DocumentQuantity,
  type Held,
} from './documents.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { lockRemaining, moveLots, roundQuantity, writeMoves } from './ledger.server.ts';
import { inOneShade, readShades, refuseMixed, shadesOf } from './shades.server.ts';
import { takeOldest } from './supply.server.ts';

export type { DocumentQuantity, Held } from './documents.server.ts';

/* What other modules do with materials, inside the caller's transaction; the caller has locked its documents before, by id. */

type Caller = Pick<ChangeContext, 'within'>;

/** Draft receipts of what suppliers are asked for; their ids. */
export async function orderMaterials(
  caller: Caller,
  receipts: readonly Draft<MaterialReceipt>[],
): Promise<number[]> {
  const made = await asMaterial(caller).records('material_receipt').create(receipts);
  return made.map(({ id }) => id);
}

/** What is free of materials with what is on its way; below zero: so much is short of what is kept for requirements. */
export async function readFree(caller: Caller, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { db } = asMaterial(caller);
  const lots = await db
    .selectFrom('material_lot')
    .select('material_id')
    .select(sql<number>`sum(remaining)::float8`.as('quantity'))
    .where('material_id', '=', anyOf(ids))
    .groupBy('material_id')
    .execute();
  const kept = await db
    .selectFrom('material_reservation')
    .select('material_id')
    .select(sql<number>`-sum(greatest(0, quantity - issued + returned))::float8`.as('quantity'))
    .where('material_id', '=', anyOf(ids))
    .where('closed', '=', false)
    .groupBy('material_id')
    .execute();
  const expected = await db
    .selectFrom('material_receipt_line as l')
    .innerJoin('material_receipt as r', 'r.id', 'l.material_receipt_id')
    .select('l.material_id')
    .select(sql<number>`sum(l.quantity)::float8`.as('quantity'))
    .where('l.material_id', '=', anyOf(ids))
    .where('r.status', 'in', ['draft', 'checked'])
    .where('r.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .groupBy('l.material_id')
    .execute();
  const free = new Map<number, number>();
  for (const { material_id, quantity } of [...lots, ...kept, ...expected])
    free.set(material_id, roundQuantity((free.get(material_id) ?? 0) + quantity));
  return free;
}

/** Keeps materials back for requirements that have none yet. */
export const keepMaterials = (caller: Caller, rows: readonly DocumentQuantity[]): Promise<void> =>
  keepFor(asMaterial(caller), rows);

/** What requirements hold; nobody changes it until the caller's change ends. */
export const readHeld = (caller: Caller, codes: readonly string[]): Promise<Held[]> =>
  lockHeld(asMaterial(caller), codes);

/**
 * Gives requirements of a warehouse what they ask for, as far as it reaches; what was given. The rolls of the shade that they work with go
 * first, else those of one that is enough, the oldest of them before others; several shades only where that is `mixed`.
 */
export async function issueMaterials(
  caller: Caller,
  warehouseId: number,
  wanted: readonly DocumentQuantity[],
  isMixed = false,
): Promise<DocumentQuantity[]> {
  const context = asMaterial(caller);
  const materials = wanted.map(({ material_id }) => material_id);
  const lots = await lockRemaining(context, materials, [warehouseId]);
  const used = await readShades(
    context,
    wanted.map(({ document_code }) => document_code),
  );
  const given: DocumentQuantity[] = [];
  const moves = wanted.flatMap(({ document_code, material_id, quantity }) => {
    const own = lots.filter((lot) => lot.material_id === material_id);
    const taken = takeOldest(inOneShade(own, quantity, shadesOf(used, document_code, material_id)), quantity);
    for (const { lot, quantity: gone } of taken) lot.remaining += gone;
    return taken.map((move) => ({ ...move, document_code }));
  });
  for (const { lot, quantity, document_code } of moves)
    given.push({ document_code, material_id: lot.material_id, quantity: -quantity });
  if (moves.length === 0) return given;
  if (!isMixed) await refuseMixed(context, moves, used);
  await addToHeld(context, 'issued', given);
  await moveLots(context, 'issue', moves);
  return given;
}

/** What requirements hold in the workshop is used up, and nothing is kept for them any more. */
export async function consumeHeld(caller: Caller, codes: readonly string[]): Promise<Held[]> {
  const context = asMaterial(caller);
  const held = await lockHeld(context, codes);
  const used = held.flatMap(({ document_code, material_id, issued, returned, consumed }) => {
    const quantity = issued - returned - consumed;
    return quantity > 0 ? [{ document_code, material_id, quantity }] : [];
  });
  if (used.length > 0) {
    await addToHeld(context, 'consumed', used);
    await writeMoves(
      context,
      used.map((row) => ({
        ...row,
        lot_id: null,
        warehouse_id: null,
        kind: 'consume',
        quantity: -row.quantity,
        reason: null,
      })),
    );
  }
  await closeFor(context, codes);
  return held;
}

/** Nothing is kept for requirements any more. */
export const releaseMaterials = (caller: Caller, codes: readonly string[]): Promise<void> =>
  closeFor(asMaterial(caller), codes);

/** What the material cost that a requirement was given and did not give back, by the prices of its lots. */
export async function readSpent(caller: Caller, code: string): Promise<number> {
  const { db } = asMaterial(caller);
  const spent = await db
    .selectFrom('material_move as m')
    .innerJoin('material_lot as l', 'l.id', 'm.lot_id')
    .select(sql<number>`coalesce(round(sum(-m.quantity * coalesce(l.unit_price, 0))), 0)::int8`.as('amount'))
    .where('m.document_code', '=', code)
    .where('m.kind', 'in', ['issue', 'return'])
    .executeTakeFirst();
  return spent?.amount ?? 0;
}
