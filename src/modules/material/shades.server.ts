import { sql } from 'kysely';
import type { MaterialContext } from '#generated/material/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { anyText, type Lot, type LotMove } from './ledger.server.ts';

/* Rolls of two shades in one garment are seen: a requirement works with one shade of a material, unless somebody says otherwise. */

/** A shade of a material that a requirement has in the workshop. */
interface UsedShade {
  document_code: string;
  material_id: number;
  shade: string;
}

/** Shades that requirements have been given and did not give back. */
export async function readShades({ db }: MaterialContext, codes: readonly string[]): Promise<UsedShade[]> {
  const rows = await db
    .selectFrom('material_move as m')
    .innerJoin('material_lot as l', 'l.id', 'm.lot_id')
    .select(['m.document_code', 'm.material_id', 'l.shade'])
    .where('m.document_code', '=', anyText(codes))
    .where('m.kind', 'in', ['issue', 'return'])
    .where('l.shade', 'is not', null)
    .groupBy(['m.document_code', 'm.material_id', 'l.shade'])
    .having(sql<number>`sum(m.quantity)`, '<', 0)
    .execute();
  return rows.flatMap(({ document_code, material_id, shade }) =>
    document_code && shade ? [{ document_code, material_id, shade }] : [],
  );
}

export const shadesOf = (used: readonly UsedShade[], code: string, material: number): string[] =>
  used.flatMap(({ document_code, material_id, shade }) =>
    document_code === code && material_id === material ? [shade] : [],
  );

/** Lots in the order in which they are given: those of a shade in use first, else of the first that is enough by itself. */
export function inOneShade(lots: readonly Lot[], quantity: number, used: readonly string[]): readonly Lot[] {
  const isEnough = (shade: string) =>
    lots.reduce((sum, lot) => sum + (lot.shade === shade ? lot.remaining : 0), 0) >= quantity;
  const shades = [...new Set(lots.flatMap(({ shade }) => shade ?? []))];
  const wanted = used.length > 0 ? used : shades.filter(isEnough).slice(0, 1);
  const isWanted = ({ shade }: Lot) => shade !== null && wanted.includes(shade);
  return [...lots.filter(isWanted), ...lots.filter((lot) => !isWanted(lot))];
}

/** What would mix shades of a material in a requirement is refused, with their names. */
export async function refuseMixed(
  { db, refuse }: MaterialContext,
  moves: readonly LotMove[],
  used: readonly UsedShade[],
): Promise<void> {
  for (const { lot, document_code } of moves) {
    const same = moves.filter(
      (move) => move.lot.material_id === lot.material_id && move.document_code === document_code,
    );
    const shades = new Set([
      ...shadesOf(used, document_code ?? '', lot.material_id),
      ...same.flatMap((move) => move.lot.shade ?? []),
    ]);
    if (shades.size < 2) continue;
    const [material] = await db
      .selectFrom('material')
      .select(['code', 'name'])
      .where('id', '=', anyOf([lot.material_id]))
      .execute();
    refuse('rule.material_lot.mixed_shades', 'mix_shades', {
      name: `${material?.code ?? ''} – ${material?.name ?? ''}`,
      value: [...shades].join(', '),
    });
  }
}
