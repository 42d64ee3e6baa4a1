import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import { toForm } from '#contract/text.ts';
import type { PlaceContext } from '#generated/place/module.gen.server.ts';
import type {
  ReadAddressActionInput,
  ReadAddressActionResult,
} from '#generated/place/read-address.action.gen.ts';
import { anyTextOf } from '#server/db/anyOf.ts';
import { KIND_WORDS } from './toNames.server.ts';

/* An address as people paste it, from the end: city, district, ward, and the house and street that are left. */

/** Words of the longest name of a unit with its kind: "thành phố hồ chí minh", "phường phan rang tháp chàm". */
const MOST_WORDS = 7;
/** Values of `address_scheme`: provinces and wards; before July 2025 districts between them. */
const SCHEMES = [2, 0] as const;
const LEVELS = { 2: [1, 3], 0: [1, 2, 3] } as const;
const FIELDS = { 1: 'id_city', 2: 'id_county', 3: 'id_ward' } as const;
/** The country at the end, folded. */
const COUNTRY: readonly string[] = ['viet nam', 'vietnam', 'vn'];

interface Unit {
  id: number;
  name: string;
  names: readonly string[];
}

/** What was read so far, and the words before it. */
interface Reading {
  units: readonly (Unit & { level: 1 | 2 | 3 })[];
  words: readonly string[];
}

/** What a pasted address may mean by each scheme, the one that is read further first; nothing where no city is named. */
export async function readAddress(
  context: PlaceContext,
  { text }: Sent<ReadAddressActionInput>,
): Promise<ReadAddressActionResult> {
  const words = withoutCountry(text.split(/[\s,;]+/).filter((word) => toForm(word) !== ''));
  const found: { row: Readonly<Record<string, unknown>>; read: number; isWhole: boolean }[] = [];
  for (const scheme of SCHEMES) {
    const { units, words: left } = await readUnits(context, scheme, words);
    // The city alone is chosen faster than it is read.
    if (units.length < 2) continue;
    const isWhole = units.some(({ level }) => level === 3);
    found.push({ row: toRow(scheme, units, left), read: units.length, isWhole });
  }
  const best = found.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.read - a.read);
  return { rows: best.map(({ row }) => row) };
}

function withoutCountry(words: readonly string[]): readonly string[] {
  const isLast = (count: number): boolean => COUNTRY.includes(toForm(words.slice(-count).join(' ')));
  const count = [2, 1].find(isLast) ?? 0;
  return words.slice(0, words.length - count);
}

/** Level by level, as far as names are known; what names nothing ends it. */
async function readUnits(
  context: PlaceContext,
  scheme: (typeof SCHEMES)[number],
  words: readonly string[],
): Promise<Reading> {
  let reading: Reading = { units: [], words };
  for (const level of LEVELS[scheme]) {
    const parent = reading.units.at(-1)?.id ?? null;
    const ends = endsOf(reading.words);
    const unit = await findUnit(context, { scheme, level, parent }, [...ends.keys()]);
    if (!unit) break;
    const taken = Math.max(...unit.names.map((name) => ends.get(name) ?? 0));
    const words = reading.words.slice(0, -taken);
    // "q. Đống Đa" is no ward of that name.
    if (KIND_WORDS.has(toForm(words.at(-1) ?? ''))) break;
    reading = { units: [...reading.units, { ...unit, level }], words };
  }
  return reading;
}

/** The last words as names are kept → how many they are. */
function endsOf(words: readonly string[]): Map<string, number> {
  const counts = Array.from({ length: Math.min(MOST_WORDS, words.length) }, (_, at) => at + 1);
  return new Map(counts.map((count) => [toForm(words.slice(-count).join(' ')), count]));
}

interface Among {
  scheme: (typeof SCHEMES)[number];
  level: 1 | 2 | 3;
  parent: number | null;
}

/** The unit that one of the names means, the longest first; null where it is none, or several. */
async function findUnit(
  { db }: PlaceContext,
  { scheme, level, parent }: Among,
  names: readonly string[],
): Promise<Unit | null> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'names'])
    .where('scheme', '=', scheme)
    .where('level', '=', level)
    .where(parent === null ? sql<boolean>`parent_id is null` : sql<boolean>`parent_id = ${parent}`)
    .where(sql<boolean>`exists (select 1 from unnest(names) one where one = ${anyTextOf(names)})`)
    .execute();
  const units = rows.map((row) => ({ ...row, names: row.names ?? [] }));
  for (const name of names.toReversed()) {
    const [unit, ...others] = units.filter((one) => one.names.includes(name));
    if (unit) return others.length === 0 ? unit : null;
  }
  return null;
}

/** Ids with their names, as an input of references takes them. */
function toRow(scheme: number, units: Reading['units'], words: readonly string[]) {
  const chosen = units.flatMap(({ level, id, name }) => [
    [FIELDS[level], id],
    [`${FIELDS[level]}.label`, name],
  ]);
  return {
    id: scheme,
    id_county: null,
    id_ward: null,
    ...Object.fromEntries(chosen),
    country: 1,
    address_scheme: scheme,
    address: words.join(' '),
    units: units
      .toReversed()
      .map(({ name }) => name)
      .join(', '),
  };
}
