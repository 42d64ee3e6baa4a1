import type { ActionTx } from '#contract/ports.ts';

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

/** Keeps who bought, by phone: the next order finds name and address again (spec 8: no_result_and_auto_create). */
export async function rememberBuyer(
  tx: ActionTx,
  customerId: number,
  accountId: number | null,
  facts: BuyerFacts,
): Promise<void> {
  const names = Object.keys(facts) as (keyof BuyerFacts)[];
  const columns = names.map((name) => `"${name}"`);
  const places = names.map((_, index) => `$${index + 3}`);
  const news = columns
    .filter((column) => column !== '"phone"')
    .map((column) => `${column} = excluded.${column}`);
  await tx.query(
    `insert into "buyer" ("customer_id", "created_by", "updated_by", ${columns.join(', ')}) values ($1, $2, $2, ${places.join(', ')})
on conflict ("customer_id", "phone") where "deleted_at" is null
do update set ${news.join(', ')}, "updated_at" = now(), "updated_by" = excluded."updated_by", "version" = "buyer"."version" + 1`,
    [customerId, accountId, ...names.map((name) => facts[name])],
  );
}
