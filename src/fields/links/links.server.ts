import type { FieldModel } from '#contract/model.ts';
import { parseChoices } from '#fields/rules.server.ts';
import { toReference } from '#fields/reference/reference.server.ts';
import { toTextCell } from '#fields/text/text.server.ts';
import type { FilterRule, ServerFieldType, SqlSource } from '#fields/ServerFieldType.server.ts';

function pairsOf({ field, row }: SqlSource): { from: string; other: string } {
  const { table, foreignKey, otherKey } = linksOf(field);
  const join = `l."customer_id" = ${row}."customer_id" AND l."${foreignKey}" = ${row}."id"`;
  return { from: `FROM "${table}" l WHERE ${join}`, other: `l."${otherKey}"` };
}

function linksOf(field: FieldModel): NonNullable<FieldModel['links']> {
  if (!field.links) throw new Error(`field "${field.name}" has type links without a table of pairs`);
  return field.links;
}

/** Rows linked with any of the records. */
const linked: FilterRule = {
  parse: (value) => parseChoices(value, toReference),
  where(source, ids, bind) {
    const { from, other } = pairsOf(source);
    return `EXISTS (SELECT 1 ${from} AND ${other} = ANY(${bind(ids, 'int8[]')}))`;
  },
};

export const linksServer: ServerFieldType = {
  name: 'links',
  column: () => null,
  json(source) {
    const { from, other } = pairsOf(source);
    return `(SELECT coalesce(json_agg(${other} ORDER BY ${other}), '[]'::json) ${from})`;
  },
  order: () => null,
  hasSum: false,
  filters: { reference: linked, select: linked, multi_select: linked },
  isEmpty: (source) => `NOT EXISTS (SELECT 1 ${pairsOf(source).from})`,
  cell: (value) => toTextCell(Array.isArray(value) ? value.join(', ') : value),
};
