import type { Row, Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { TreeModel } from '#contract/tree.ts';
import { bumpStamp } from '../account/sessionStore.ts';
import { isLive, type RecordChange } from './RecordChange.ts';
import type { Change } from './runChange.ts';

/** What stands between the codes of a path. */
const BETWEEN = ' / ';

interface Node {
  id: number;
  parent: number | null;
  level: number;
  path: string;
}

type TreeEntity = EntityModel & { tree: TreeModel };

const hasTree = (entity: EntityModel): entity is TreeEntity => entity.tree !== undefined;

/**
 * Puts records of a tree (`x-tree`) into their place before they are stored: refuses what would lie below itself or too deep, sets level
 * and path. Whoever else moves records of the tree waits.
 */
export async function placeInTree(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  const live = changes.filter((one) => isLive(one) && one.record !== null);
  if (!hasTree(entity) || !live.some((one) => isMoved(entity.tree, one))) return;
  const nodes = await readNodes(change, entity);
  const { parent, deepest } = entity.tree;
  for (const one of live) {
    const known = nodes.get(one.id);
    const id = one.id || -1 - changes.indexOf(one);
    nodes.set(id, { level: 0, path: '', ...known, id, parent: toId(one.record, parent) });
  }
  for (const one of live) {
    const id = one.id || -1 - changes.indexOf(one);
    const above = findAbove(nodes, id);
    if (above === null) {
      one.refuse('tree_circle', parent, { label: `${entity.name}.${parent}` });
      continue;
    }
    setPlace(entity.tree, one.record ?? {}, nodes.get(above[0] ?? 0));
    const depth = above.length + depthBelow(nodes, id);
    if (deepest !== undefined && depth > deepest)
      one.refuse('tree_too_deep', parent, { label: `${entity.name}.${parent}`, max: deepest });
  }
}

/** What lies below records that were moved follows them; accounts that stand in the tree see its new form from their next request on. */
export async function followTree(
  change: Change,
  entity: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  if (!hasTree(entity)) return;
  const moved = changes.filter(
    (one) => one.old && one.record && isMoved(entity.tree, one) && keepsPlace(entity.tree),
  );
  if (moved.length > 0) await moveBelow(change, entity, moved);
  await renewMembers(change, entity, changes);
}

const keepsPlace = ({ level, path }: TreeModel): boolean => level !== undefined || path !== undefined;

const isMoved = ({ parent, of }: TreeModel, { old, record }: RecordChange): boolean =>
  [parent, ...(of === undefined ? [] : [of])].some((name) => old?.[name] !== record?.[name]) || old === null;

const toId = (record: Row | null, name: string): number | null => (record?.[name] as number | null) ?? null;

function setPlace({ level, path, of = '' }: TreeModel, record: Values, above: Node | undefined): void {
  if (level !== undefined) record[level] = above ? above.level + 1 : 0;
  if (path !== undefined)
    record[path] = `${above ? `${above.path}${BETWEEN}` : ''}${String(record[of] ?? '')}`;
}

async function readNodes(change: Change, entity: TreeEntity): Promise<Map<number, Node>> {
  const { tx, session } = change;
  const { parent, level, path } = entity.tree;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, $2::int8))', [
    `tree ${entity.name}`,
    session.customer.id,
  ]);
  const text = `select id, "${parent}" as parent, ${level ? `"${level}"` : '0'} as level, ${path ? `coalesce("${path}", '')` : "''"} as path
 from "${entity.table}" where customer_id = $1 and deleted_at is null`;
  const { rows } = await tx.query<Node>(text, [session.customer.id]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids above a node, the nearest first; null when it lies below itself. */
function findAbove(nodes: ReadonlyMap<number, Node>, id: number): number[] | null {
  const above: number[] = [];
  let next = nodes.get(id)?.parent ?? null;
  while (next !== null) {
    if (next === id || above.includes(next)) return null;
    above.push(next);
    next = nodes.get(next)?.parent ?? null;
  }
  return above;
}

/** How many levels lie below a node. */
function depthBelow(nodes: ReadonlyMap<number, Node>, id: number): number {
  const below = [...nodes.values()].filter(({ parent }) => parent === id);
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((node) => depthBelow(nodes, node.id)));
}

async function moveBelow(
  { tx, session }: Change,
  { table, tree }: TreeEntity,
  moved: readonly RecordChange[],
): Promise<void> {
  const { parent, level, path, of = '' } = tree;
  const sets = [
    ...(level === undefined ? [] : [`"${level}" = b.level`]),
    ...(path === undefined ? [] : [`"${path}" = b.path`]),
  ];
  const ownLevel = level === undefined ? '0' : `t."${level}"`;
  const ownPath = path === undefined ? "''" : `t."${path}"`;
  const code = of === '' ? "''" : `c."${of}"`;
  await tx.query(
    `with recursive b as (
 select t.id, ${ownLevel} as level, ${ownPath}::text as path from "${table}" t where t.customer_id = $1 and t.id = any($2::int8[])
 union all select c.id, b.level + 1, b.path || '${BETWEEN}' || ${code} from "${table}" c join b on c."${parent}" = b.id
  where c.customer_id = $1 and not c.id = any($2::int8[]))
update "${table}" t set ${sets.join(', ')} from b where t.customer_id = $1 and t.id = b.id and not t.id = any($2::int8[])`,
    [session.customer.id, moved.map(({ id }) => id)],
  );
}

async function renewMembers(
  change: Change,
  entity: TreeEntity,
  changes: readonly RecordChange[],
): Promise<void> {
  const { members, parent } = entity.tree;
  const links = entity.fields.find(({ name }) => name === members)?.links;
  const touched = changes.filter(
    ({ old, record }) => !old || !record || old[parent] !== record[parent] || isOther(members, old, record),
  );
  if (!members || !links || touched.length === 0) return;
  const { tx, session } = change;
  const text = `select distinct l."${links.otherKey}" as id from "${links.table}" l where l.customer_id = $1`;
  const { rows } = await tx.query<{ id: number }>(text, [session.customer.id]);
  const before = touched.flatMap(({ old }) => (old?.[members] ?? []) as number[]);
  await bumpStamp(tx, session.customer.id, [...rows.map(({ id }) => id), ...before]);
}

const isOther = (members: string | undefined, old: Row, record: Row): boolean =>
  members !== undefined && JSON.stringify(old[members]) !== JSON.stringify(record[members]);
