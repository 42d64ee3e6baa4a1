/** Values of `split_type`: how goods are put into parcels (specification 9, transfer types). */
export type SplitType = 1 | 2 | 3 | 4;

const BY_WEIGHT = 3;
const EACH_SKU = 4;

/** So many pieces of an article; `weight` of one piece in grams. */
export interface Packable {
  goods_id: number;
  quantity: number;
  weight: number;
}

/** So many pieces of an article in the parcel of that number, from 1. */
export interface Packed {
  number: number;
  goods_id: number;
  quantity: number;
}

/**
 * Puts articles into parcels, one after the other in their order; a parcel is closed once no piece of the next article fits.
 * `limit` is what a parcel takes: pieces, or grams by weight; no piece may be above it. Null: they are more than `most` rows.
 */
export function splitParcels(
  lines: readonly Packable[],
  type: SplitType,
  { limit, most }: { limit: number; most: number },
): Packed[] | null {
  const packed: Packed[] = [];
  if (type === EACH_SKU) return each(lines, most);
  let number = 1;
  let room = limit;
  for (const { goods_id, quantity, weight } of lines) {
    const size = type === BY_WEIGHT ? weight : 1;
    for (let left = quantity; left > 0;) {
      if (size > room) {
        number += 1;
        room = limit;
      }
      const pieces = Math.min(left, Math.floor(room / size));
      packed.push({ number, goods_id, quantity: pieces });
      if (packed.length > most) return null;
      left -= pieces;
      room -= pieces * size;
    }
  }
  return packed;
}

const each = (lines: readonly Packable[], most: number): Packed[] | null =>
  lines.length > most
    ? null
    : lines.map(({ goods_id, quantity }, index) => ({ number: index + 1, goods_id, quantity }));
