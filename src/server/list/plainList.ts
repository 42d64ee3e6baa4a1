import type { EntityModel, FieldModel, ListModel } from '#contract/model.ts';
import { column, filter } from '#contract/parts.ts';

/** Rows of a page where nobody says how many. */
const PAGE_SIZE = 200;

const lists = new WeakMap<EntityModel, ListModel>();

/**
 * The list that an entity has by itself, with or without a screen: whole records in the order of their ids, for
 * whoever may read them. What finds and orders them is what an index of the database serves.
 */
export function plainListOf(entity: EntityModel): ListModel {
  let list = lists.get(entity);
  if (!list) lists.set(entity, (list = buildPlainList(entity)));
  return list;
}

function buildPlainList(entity: EntityModel): ListModel {
  const served = servedFields(entity);
  const isServed = (field: FieldModel) => served.has(field.name);
  const toLabel = ({ name }: FieldModel) => `${entity.name}.${name}`;
  return {
    // No screen is called so.
    screen: `GET /${entity.name}`,
    route: '',
    module: entity.module,
    entity: entity.name,
    permissions: entity.access.read,
    urls: { list: `/${entity.name}` },
    downloadName: '',
    columns: entity.fields.map((field) =>
      column(field, { label: toLabel(field), show: 'always', sort: isServed(field), export: false }),
    ),
    // How a value is looked for follows from the value (`readFilter`).
    filters: entity.fields
      .filter(isServed)
      .map((field) => filter(field, { label: toLabel(field), kind: 'select' })),
    counts: [],
    viewModes: [],
    sort: { field: 'id', order: 'ASC' },
    pageSize: PAGE_SIZE,
  };
}

/** References, keys (`x-unique`, running codes) and what an index (`x-index`) begins with. */
function servedFields({ fields, unique, index }: EntityModel): ReadonlySet<string> {
  const own = fields.filter(({ reference, number }) => reference ?? number).map(({ name }) => name);
  const keys = unique.flatMap((key) => key.fields.slice(0, 1));
  return new Set([...own, ...keys, ...index.flatMap((names) => names.slice(0, 1))]);
}
