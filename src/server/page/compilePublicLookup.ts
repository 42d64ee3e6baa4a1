import type { EntityModel, FieldPath, ServerModel } from '#contract/model.ts';
import type { PublicLookupModel } from '#contract/page.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import { quoteName, quoteText } from '#server/db/migrations/names.ts';

/** The statements of a public check; `$1` is the code, `$2` the second one. */
export interface PublicLookupSql {
  /** One row: `company`, `is_proven`, `is_activated`, `is_recalled`, and the values of `result` and `proven` as JSON. */
  read: string;
  /** Counts a look with the right second code. */
  count?: string;
  /** Changes one row, or none when it was activated before or is called back. */
  activate?: string;
}

/** Compiles a check over the rows of all customers: only fields that the page shows leave the database. */
export function compilePublicLookup(lookup: PublicLookupModel, model: ServerModel): PublicLookupSql {
  const entity = entityOf(model, lookup.entity);
  const table = quoteName(entity.table);
  const isAlive = entity.softDelete ? ' AND t."deleted_at" IS NULL' : '';
  const isProven = `t.${quoteName(lookup.secret)} = $2`;
  const isFound = `t.${quoteName(lookup.code)} = $1${isAlive}`;
  const { count, activate } = lookup;
  return {
    read: printRead(lookup, entity, model, { isFound, isProven }),
    ...(count && {
      count: `UPDATE ${table} t SET ${quoteName(count.times)} = coalesce(t.${quoteName(count.times)}, 0) + 1,
 ${quoteName(count.first)} = coalesce(t.${quoteName(count.first)}, now()) WHERE ${isFound} AND ${isProven}`,
    }),
    ...(activate && {
      activate: `UPDATE ${table} t SET ${quoteName(activate.field)} = now()
WHERE ${isFound} AND ${isProven} AND t.${quoteName(activate.field)} IS NULL AND NOT ${printRecalled(lookup)}`,
    }),
  };
}

const printRecalled = ({ recalled }: PublicLookupModel): string =>
  recalled
    ? `(t.${quoteName(recalled.field)} IS NOT DISTINCT FROM ${typeof recalled.value === 'number' ? recalled.value : quoteText(recalled.value)})`
    : 'FALSE';

function printRead(
  lookup: PublicLookupModel,
  entity: EntityModel,
  model: ServerModel,
  { isFound, isProven }: { isFound: string; isProven: string },
): string {
  const joins = new Map<string, string>();
  const values = (paths: readonly FieldPath[]) =>
    `json_build_object(${paths.map((path) => `${quoteText(path.key)}, ${printValue(path, entity, model, joins)}`).join(', ')})`;
  const [result, proven] = [values(lookup.result), values(lookup.proven)];
  const isActivated = lookup.activate ? `t.${quoteName(lookup.activate.field)} IS NOT NULL` : 'FALSE';
  return `SELECT coalesce(c.company_name, c.sub_full_name) AS company, coalesce(${isProven}, FALSE) AS is_proven,
 ${isActivated} AS is_activated, ${printRecalled(lookup)} AS is_recalled, ${result} AS result, ${proven} AS proven
FROM ${quoteName(entity.table)} t JOIN khuon_customer c ON c.id = t."customer_id"${[...joins.values()].join('')} WHERE ${isFound}`;
}

/** A path's value; the references on its way are joined once each. */
function printValue(
  path: FieldPath,
  entity: EntityModel,
  model: ServerModel,
  joins: Map<string, string>,
): string {
  let [row, place] = ['t', entity];
  for (const step of path.steps) {
    const key = `${row}.${step.field}`;
    const alias = `r${joins.size + 1}`;
    place = entityOf(model, step.entity);
    const known = joins.get(key)?.split(' ')[4];
    if (known === undefined)
      joins.set(
        key,
        ` LEFT JOIN ${quoteName(place.table)} ${alias} ON ${alias}."customer_id" = t."customer_id" AND ${alias}."id" = ${row}.${quoteName(step.field)}`,
      );
    row = known ?? alias;
  }
  const field = findField(place, path.leaf);
  if (!field) throw new Error(`${entity.name} has no ${path.key}`);
  return serverTypeOf(field).json({ field, row, value: `${row}.${quoteName(field.name)}` });
}
