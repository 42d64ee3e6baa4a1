import type { ChangeContext } from '#contract/module.ts';

/** What an order tells of the one who buys. */
export interface BuyerFacts {
  name: string;
  phone: string;
  address: string | null;
  country: number;
  address_scheme: number | null;
  id_city: number | null;
  id_county: number | null;
  id_ward: number | null;
  city_name: string | null;
  county_name: string | null;
  ward_name: string | null;
}

/** Columns of the facts and their types. */
const COLUMNS: Readonly<Record<keyof BuyerFacts, string>> = {
  name: 'text',
  phone: 'text',
  address: 'text',
  country: 'int4',
  address_scheme: 'int4',
  id_city: 'int8',
  id_county: 'int8',
  id_ward: 'int8',
  city_name: 'text',
  county_name: 'text',
  ward_name: 'text',
};

/**
 * Keeps who bought, by phone: the next order finds name and address again (spec 8: no_result_and_auto_create). Of several
 * with one phone the last counts.
 */
export async function rememberBuyers(
  { actor, query }: ChangeContext,
  buyers: readonly BuyerFacts[],
): Promise<void> {
  const last = new Map(buyers.map((facts) => [facts.phone, facts]));
  const names = Object.keys(COLUMNS).map((name) => `"${name}"`);
  const types = Object.entries(COLUMNS).map(([name, type]) => `"${name}" ${type}`);
  const news = names.filter((name) => name !== '"phone"').map((name) => `${name} = excluded.${name}`);
  await query(
    `insert into "buyer" ("customer_id", "created_by", "updated_by", ${names.join(', ')})
select $1::int8, $2::int8, $2::int8, ${names.join(', ')} from jsonb_to_recordset($3::jsonb) as x(${types.join(', ')}) order by "phone"
on conflict ("customer_id", "phone") where "deleted_at" is null
do update set ${news.join(', ')}, "updated_at" = now(), "updated_by" = excluded."updated_by", "version" = "buyer"."version" + 1`,
    [actor.customerId, actor.accountId, JSON.stringify([...last.values()])],
  );
}
