import { fold } from '#contract/text.ts';
import type { Blacklist } from '#generated/crm/blacklist.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** City and ward as people wrote them. */
export interface Written {
  city: string | null;
  ward: string | null;
}

type Blocked = Pick<Blacklist, 'id_city' | 'id_ward'>;

/** Names of places by their ids, folded. */
export type Names = ReadonlyMap<number, readonly string[]>;

/** Codes of `place_level` and `address_scheme`: cities and wards as they are since July 2025. */
const CITY = 1;
const WARD = 3;
const SINCE_2025 = 2;

/** What the cities and wards of blocked addresses are called. */
export async function findBlockedPlaces({ db }: CrmContext, blocked: readonly Blocked[]): Promise<Names> {
  const ids = blocked.flatMap(({ id_city, id_ward }) => [id_city ?? [], id_ward ?? []].flat());
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'names'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, name, names }) => [id, [name, ...(names ?? [])].map(fold)]));
}

/** Whether an address may lie in the city and ward of a blocked one; what neither says is no difference. */
export function liesIn({ id_city, id_ward }: Blocked, { city, ward }: Written, names: Names): boolean {
  return isSame(id_city, city, names) && isSame(id_ward, ward, names);
}

function isSame(id: number | null, written: string | null, names: Names): boolean {
  if (id === null || written === null || written.trim() === '') return true;
  const text = fold(written).trim();
  return (names.get(id) ?? []).some(
    (name) => text === name || text.endsWith(` ${name}`) || name.endsWith(` ${text}`),
  );
}

/** The city, and in it the ward, that are called as people wrote them. */
export async function findPlaces({ db }: CrmContext, { city, ward }: Written): Promise<Blocked> {
  const rowsOf = (level: typeof CITY | typeof WARD) =>
    db
      .selectFrom('place')
      .select(['id', 'name', 'names'])
      .where('level', '=', level)
      .where('scheme', '=', SINCE_2025);
  const id_city = findNamed(city, await rowsOf(CITY).execute());
  if (id_city === null) return { id_city, id_ward: null };
  return { id_city, id_ward: findNamed(ward, await rowsOf(WARD).where('parent_id', '=', id_city).execute()) };
}

function findNamed(
  written: string | null,
  rows: readonly { id: number; name: string; names: readonly string[] | null }[],
): number | null {
  if (written === null) return null;
  const called = ({ id, name, names }: (typeof rows)[number]): boolean =>
    isSame(id, written, new Map([[id, [name, ...(names ?? [])].map(fold)]]));
  return rows.find(called)?.id ?? null;
}
