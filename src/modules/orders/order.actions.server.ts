import type { Values } from '#contract/logic.ts';
import type { ActionContext, TogetherWork } from '#contract/ports.ts';
import { rememberBuyers, type BuyerFacts } from '#modules/buyer/buyer.api.server.ts';

/** Fields of an order that hold a unit of administration, and where its name is kept. */
const UNITS = [
  ['id_city', 'receiver_city'],
  ['id_county', 'receiver_district'],
  ['id_ward', 'receiver_ward'],
] as const;

/** The names of the chosen units stand in the order, for lists, labels and carriers that know no ids. */
export function beforeWrite({ old, record, together }: ActionContext): void {
  if (!record || record['id_city'] === null || record['id_city'] === undefined) return;
  if (UNITS.every(([id]) => record[id] === (old?.[id] ?? null))) return;
  together(nameUnits, record);
}

const nameUnits: TogetherWork<Values> = async ({ tx }, records) => {
  const ids = records.flatMap((record) => UNITS.flatMap(([id]) => record[id] ?? []));
  const { rows } = await tx.query<{ id: number; name: string }>(
    'select id, name from "place" where id = any($1::int8[])',
    [[...new Set(ids)]],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const record of records)
    for (const [id, name] of UNITS) record[name] = names.get(Number(record[id])) ?? null;
};

/** Whoever an order was written for is found by phone the next time. */
export function afterWrite({ old, record, together }: ActionContext): void {
  if (!old && record) together(rememberAll, toBuyer(record));
}

const rememberAll: TogetherWork<BuyerFacts> = ({ tx, customerId, user }, buyers) =>
  rememberBuyers(tx, customerId, user?.id ?? null, buyers);

function toBuyer(record: Values): BuyerFacts {
  const text = (name: string): string | null => (record[name] as string | null | undefined) ?? null;
  const number = (name: string): number | null => (record[name] as number | null | undefined) ?? null;
  return {
    name: text('receiver_name') ?? '',
    phone: text('receiver_phone') ?? '',
    address: text('receiver_address'),
    country: number('receiver_country') ?? 1,
    address_scheme: number('address_scheme'),
    id_city: number('id_city'),
    id_county: number('id_county'),
    id_ward: number('id_ward'),
    city_name: text('receiver_city'),
    county_name: text('receiver_district'),
    ward_name: text('receiver_ward'),
  };
}
