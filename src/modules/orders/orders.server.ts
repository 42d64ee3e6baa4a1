import type { Values } from '#contract/logic.ts';
import { rememberBuyers, type BuyerFacts } from '#modules/buyer/buyer.api.server.ts';
import { defineModule, type ChangeHandler } from '#contract/module.ts';

/** Fields of an order that hold a unit of administration, and where its name is kept. */
const UNITS = [
  ['id_city', 'receiver_city'],
  ['id_county', 'receiver_district'],
  ['id_ward', 'receiver_ward'],
] as const;

/** The names of the chosen units stand in the order, for lists, labels and carriers that know no ids. */
const nameUnits: ChangeHandler = async ({ query }, changes) => {
  const moved = changes.flatMap(({ record, old }) =>
    record?.['id_city'] && UNITS.some(([id]) => record[id] !== (old?.[id] ?? null)) ? [record] : [],
  );
  if (moved.length === 0) return;
  const ids = moved.flatMap((record) => UNITS.flatMap(([id]) => record[id] ?? []));
  const { rows } = await query<{ id: number; name: string }>(
    'select id, name from "place" where id = any($1::int8[])',
    [[...new Set(ids)]],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const record of moved)
    for (const [id, name] of UNITS) record[name] = names.get(Number(record[id])) ?? null;
};

/** Whoever an order was written for is found by phone the next time. */
const rememberAll: ChangeHandler = async (context, changes) => {
  const buyers = changes.flatMap(({ old, record }) => (!old && record ? toBuyer(record) : []));
  if (buyers.length > 0) await rememberBuyers(context, buyers);
};

export default defineModule({ hooks: { order: { beforeWrite: nameUnits, afterWrite: rememberAll } } });

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
