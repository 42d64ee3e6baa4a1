import type { CarrierPlace, QuotedParcel } from '#contract/carrier.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Place } from '#generated/place/place.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/* Places and sizes as carriers are told them. */

export const UNITS = ['id_city', 'id_county', 'id_ward'] as const;

type Units = Readonly<Partial<Record<(typeof UNITS)[number], number | null>>>;

/** A place by the names of its units. */
export function toPlace({ id_city, id_county, id_ward }: Units, known: Known, address: string): CarrierPlace {
  const nameOf = (id: number | null | undefined): string | null => known.get(id ?? 0)?.name ?? null;
  return {
    isTwoLevel: known.get(id_city ?? 0)?.scheme === TWO_LEVEL,
    city: nameOf(id_city) ?? '',
    district: nameOf(id_county),
    ward: nameOf(id_ward),
    address,
  };
}

/** Value of `address_scheme`. */
export const TWO_LEVEL = 2;

/** Units of administration by their ids. */
export type Known = ReadonlyMap<number, Pick<Place, 'name' | 'scheme'>>;

export async function readUnits({ db }: OrdersContext, ids: readonly number[]): Promise<Known> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'scheme'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Carriers count in whole centimetres. */
export function sizeOf(dimensions: unknown): QuotedParcel['size'] {
  if (!dimensions) return null;
  const { length, width, height } = dimensions as NonNullable<QuotedParcel['size']>;
  return { length: Math.ceil(length), width: Math.ceil(width), height: Math.ceil(height) };
}
