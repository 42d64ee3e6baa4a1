import { at, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { remember } from './remember.ts';
import type { Source } from './buildSources.ts';
import type { Json, ModelEntity } from './types.ts';

type Entity = Source<'entity'>;

/** What `x-tree` says of an entity, its fields checked. */
export function buildTree(context: Context, source: Entity): ModelEntity['tree'] {
  const tree = source.value['x-tree'];
  if (tree === undefined) return undefined;
  const place = at(source, 'x-tree');
  checkType(context, source, tree.parent, { place: under(place, 'parent'), types: ['reference'] });
  checkTarget(context, source, tree.parent, { place: under(place, 'parent'), to: source.value.title });
  if (tree.level)
    checkType(context, source, tree.level, { place: under(place, 'level'), types: ['integer'] });
  if (tree.path) checkType(context, source, tree.path, { place: under(place, 'path'), types: ['text'] });
  if (tree.of) checkType(context, source, tree.of, { place: under(place, 'of'), types: ['text', 'code'] });
  if (tree.members) {
    checkType(context, source, tree.members, { place: under(place, 'members'), types: ['links'] });
    checkTarget(context, source, tree.members, { place: under(place, 'members'), to: 'account' });
    const other = findMembers(context);
    if (other !== source)
      context.report.at(
        under(place, 'members'),
        'GEN211',
        `is said by ${other?.value.title} already.`,
        'Take one out.',
      );
  }
  return { ...tree };
}

function checkType(
  context: Context,
  source: Entity,
  name: string,
  { place, types }: { place: Place; types: readonly string[] },
): void {
  const field = findField(context, source, name, place);
  if (field === null || types.includes(toType(field))) return;
  context.report.at(place, 'GEN213', `"${name}" is ${toType(field)}, not ${types.join(' or ')}.`);
}

/** A reference or links lead to the entity that is goal. */
function checkTarget(
  context: Context,
  source: Entity,
  name: string,
  goal: { place: Place; to: string },
): void {
  const field = source.value.properties[name];
  const entity = field?.['x-reference']?.entity ?? field?.['x-links']?.entity;
  if (entity === undefined || entity === goal.to) return;
  context.report.at(goal.place, 'GEN213', `"${name}" leads to ${entity}, not to ${goal.to}.`);
}

/** The entity whose tree has members. */
export function findMembers(context: Context): Entity | undefined {
  return remember(context, 'tree with members', [], () =>
    [...context.entities.values()].find(({ value }) => value['x-tree']?.members !== undefined),
  );
}

/** Which rows of an entity exist for a caller: what `x-rows-visible` says, and of a tree of owners what lies in his part of it. */
export function rowRuleOf(context: Context, source: Entity): Json | undefined {
  const visible = source.value['x-rows-visible'];
  if (source.value['x-owner'] !== 'tree') return visible;
  const rule: Json = {
    or: [{ '==': [{ var: 'user.node' }, null] }, ...nodesOf(context, source).map((name) => inTree(name))],
  };
  return visible === undefined ? rule : { and: [rule, visible] };
}

/** Fields that name a node: of the tree itself its id, and its parent, so that who makes a node below his own sees it at once. */
function nodesOf(context: Context, source: Entity): readonly string[] {
  const tree = findMembers(context);
  if (tree === source) return ['id', source.value['x-tree']?.parent ?? 'id'];
  const names = Object.entries(source.value.properties)
    .filter(([, field]) => field['x-reference']?.entity === tree?.value.title)
    .map(([name]) => name);
  if (tree === undefined || names.length === 0)
    context.report.at(at(source, 'x-owner'), 'GEN211', 'needs a reference to the tree that has "members".');
  return names;
}

const inTree = (name: string): Json => ({
  and: [
    { '!=': [{ var: `record.${name}` }, null] },
    { in: [{ var: `record.${name}` }, { var: 'user.nodes' }] },
  ],
});
