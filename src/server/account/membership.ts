import type { EntityModel } from '#contract/model.ts';

/*
 * Where the account `a` stands in the tree that has members (`x-tree`). Nodes that are deleted count as where it stands, but not as
 * what it sees: nobody sees more because his node is gone.
 */

interface Membership {
  table: string;
  parent: string;
  link: { table: string; foreignKey: string; otherKey: string };
  isNamed: boolean;
}

function findMembership(entities: readonly EntityModel[]): Membership | undefined {
  const entity = entities.find(({ tree }) => tree?.members);
  if (!entity?.tree?.members) return undefined;
  const { members, parent } = entity.tree;
  const isNamed = entity.fields.some(({ name }) => name === 'name');
  return { table: entity.table, parent, link: linkTo(entity, members), isNamed };
}

/** SQL of the node that the account stands in, the first of several; null in none. */
export function printNode(entities: readonly EntityModel[]): string {
  const found = findMembership(entities);
  return found ? `(select min(o.id) from (${printOwn(found)}) o)` : 'null::int8';
}

/** SQL of the ids of all nodes that it stands in or that lie below. */
export function printNodes(entities: readonly EntityModel[]): string {
  const found = findMembership(entities);
  if (!found) return 'select null::int8 where false';
  const { table, parent } = found;
  return `with recursive seen as (
 select d.id from "${table}" d join (${printOwn(found)}) o on o.id = d.id where d.deleted_at is null
 union select d.id from "${table}" d join seen on d."${parent}" = seen.id where d.customer_id = a.customer_id and d.deleted_at is null)
select seen.id from seen order by seen.id`;
}

/** SQL of the facts of the account's node, of its company's root where it stands in none; null where there is no tree. */
export function printNodeFacts(entities: readonly EntityModel[]): string {
  const found = findMembership(entities);
  if (!found) return 'null::jsonb';
  const { table, parent, isNamed } = found;
  const root = `(select min(r.id) from "${table}" r where r.customer_id = a.customer_id and r.deleted_at is null and r."${parent}" is null)`;
  const facts = `jsonb_build_object('id', d.id, 'name', ${isNamed ? 'd.name' : 'null'}, 'is_own', n.own is not null)`;
  return `(select ${facts} from (select ${printNode(entities)} as own) n join "${table}" d
  on d.customer_id = a.customer_id and d.id = coalesce(n.own, ${root}))`;
}

const printOwn = ({ link, table }: Membership): string =>
  `select x.id from "${link.table}" l join "${table}" x on x.customer_id = l.customer_id and x.id = l."${link.foreignKey}"
  where l.customer_id = a.customer_id and l."${link.otherKey}" = a.id`;

/** The link table of an entity's field of type `links`. Throws an Error when there is no such field. */
export function linkTo(entity: EntityModel, name: string) {
  const links = entity.fields.find((field) => field.name === name)?.links;
  if (!links) throw new Error(`The entity "${entity.name}" must have a field "${name}" of type links`);
  return links;
}
