import { sql } from 'kysely';
import type { Sent } from '#contract/module.ts';
import type {
  KnownPersonActionInput,
  KnownPersonActionResult,
} from '#generated/crm/known-person.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

const UNITS = ['address_scheme', 'id_city', 'id_county', 'id_ward'] as const;

/** Who has a phone: the buyer of that number, else whoever left it last with an address. */
export async function knownPerson(
  { db }: CrmContext,
  { phone }: Sent<KnownPersonActionInput>,
): Promise<KnownPersonActionResult> {
  const known =
    (await db
      .selectFrom('buyer')
      .select(['phone', 'name', 'address', 'ward_name as ward', 'city_name as city', 'county_name as county'])
      .select(UNITS)
      .where('phone', '=', phone)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ??
    (await db
      .selectFrom('lead')
      .select(['phone', 'name', 'address', 'ward', 'city', sql<string | null>`null`.as('county')])
      .select(UNITS)
      .where('phone', '=', phone)
      .where('address', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst());
  if (!known) return { rows: [] };
  const { county, ...row } = known;
  const labels = { 'id_city.label': row.city, 'id_county.label': county, 'id_ward.label': row.ward };
  return { rows: [{ ...row, ...labels }] };
}
