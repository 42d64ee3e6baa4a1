import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Units of administration that a lead may name, and the text that says the same. */
const UNITS = [
  ['id_city', 'city'],
  ['id_ward', 'ward'],
] as const;

/** Names of chosen units stand in the lead, for lists, rules and reports; a unit that is chosen no more takes its name along. */
export async function nameUnits({ db }: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  const moved = changes.flatMap(({ record, old }) =>
    record && UNITS.some(([id]) => record[id] !== (old?.[id] ?? null)) ? [{ record, old }] : [],
  );
  const ids = moved.flatMap(({ record }) => UNITS.flatMap(([id]) => record[id] ?? []));
  const units =
    ids.length === 0
      ? []
      : await db.selectFrom('place').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  const names = new Map(units.map(({ id, name }) => [id, name]));
  for (const { record, old } of moved)
    for (const [id, name] of UNITS)
      if (record[id] !== null) record[name] = names.get(record[id]) ?? null;
      else if (old?.[id] && record[name] === old[name]) record[name] = null;
}

/** Whether it is known to which ward it goes. */
export const hasWard = ({ ward, id_ward }: Pick<Lead, 'ward' | 'id_ward'>): boolean =>
  Boolean(ward) || id_ward !== null;

/** Where a lead's goods go, apart from the house. */
export const unitsOf = ({ country, address_scheme, id_city, id_county, id_ward }: Lead) => ({
  country,
  address_scheme,
  id_city,
  id_county,
  id_ward,
});
