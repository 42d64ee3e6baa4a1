import type { FieldTypeName } from '#contract/field.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { ModelList, ModelPath } from './types.ts';

/** Texts that are compared and ordered without regard to accents and case. */
const FOLDED: readonly FieldTypeName[] = [
  'text',
  'long_text',
  'code',
  'email',
  'username',
  'barcode',
  'tracking',
  'link',
  'address',
];

/** Entity → fields that keep a folded key column: they are searched, filtered or sorted as text somewhere. */
export function buildKeys(
  context: Context,
  lists: readonly ModelList[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  const add = (entity: string, field: string): void => {
    keys.set(entity, (keys.get(entity) ?? new Set()).add(field));
  };
  for (const [name, { value }] of context.entities) {
    for (const field of value['x-search'] ?? []) {
      if (isFolded(context, name, field)) add(name, field);
    }
  }
  for (const path of lists.flatMap(comparedPaths)) {
    const [entity, field] = toComparedField(context, path);
    if (isFolded(context, entity, field)) add(entity, field);
  }
  return keys;
}

function isFolded(context: Context, entity: string, name: string): boolean {
  const field = context.entities.get(entity)?.value.properties[name];
  return field !== undefined && FOLDED.includes(toType(field));
}

function comparedPaths(list: ModelList): readonly ModelPath[] {
  const sorted = list.columns.filter(({ sort, key }) => sort || key === list.sort.field);
  return [...sorted, ...list.filters.filter(({ kind }) => kind === 'text')];
}

/** A reference is ordered by the first field in the label of the record that it leads to. */
function toComparedField(context: Context, { leafEntity, leaf, type }: ModelPath): readonly [string, string] {
  if (type !== 'reference') return [leafEntity, leaf];
  const target = context.entities.get(leafEntity)?.value.properties[leaf]?.['x-reference']?.entity ?? '';
  const [, first = ''] = /\{(\w+)\}/.exec(context.entities.get(target)?.value['x-display'] ?? '') ?? [];
  return [target, first];
}
