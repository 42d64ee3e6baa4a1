import type { FieldTypeName } from '#contract/field.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { ModelList, ModelPath } from './types.ts';

/** Texts that are compared without regard to accents and case. */
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

const CODES: readonly FieldTypeName[] = ['code', 'barcode', 'tracking'];

/** Texts that are ordered as people read them; codes go by their folded key. */
const ORDERED: readonly FieldTypeName[] = ['text', 'long_text', 'email', 'username', 'link', 'address'];

/** Fields of an entity that keep a column beside their own. */
export interface KeptColumns {
  /** A folded key: they are searched or filtered as text somewhere, or are codes that are sorted. */
  readonly keys: ReadonlySet<string>;
  /** A key of order: they are sorted somewhere, or labels begin with them, by which pickers are ordered. */
  readonly ordered: ReadonlySet<string>;
}

const NOTHING: KeptColumns = { keys: new Set(), ordered: new Set() };

/** The kept columns by entity. */
export function buildKeys(context: Context, lists: readonly ModelList[]): (entity: string) => KeptColumns {
  const kept = new Map<string, { keys: Set<string>; ordered: Set<string> }>();
  const add = (column: keyof KeptColumns, types: readonly FieldTypeName[], entity: string, name: string) => {
    const file = context.entities.get(entity)?.value;
    const field = file?.['x-view'] === undefined ? file?.properties[name] : undefined;
    if (field === undefined || !types.includes(toType(field))) return;
    const own = kept.get(entity) ?? { keys: new Set(), ordered: new Set() };
    own[column].add(name);
    kept.set(entity, own);
  };
  const addSorted = (entity: string, field: string): void => {
    add('ordered', ORDERED, entity, field);
    add('keys', CODES, entity, field);
  };
  for (const [name, { value }] of context.entities) {
    for (const field of value['x-search'] ?? []) add('keys', FOLDED, name, field);
    addSorted(name, firstLabelField(context, name));
  }
  for (const path of lists.flatMap(sortedPaths)) addSorted(...toComparedField(context, path));
  const texts = lists.flatMap(({ filters }) => filters.filter(({ kind }) => kind === 'text'));
  for (const path of texts.flatMap((filter) => [filter, ...(filter.also ? [filter.also] : [])]))
    add('keys', FOLDED, ...toComparedField(context, path));
  return (entity) => kept.get(entity) ?? NOTHING;
}

const sortedPaths = ({ columns, sort: own }: ModelList): readonly ModelPath[] =>
  columns.filter(({ sort, key }) => sort || key === own.field);

/** A reference is ordered by the first field in the label of the record that it leads to. */
function toComparedField(context: Context, { leafEntity, leaf, type }: ModelPath): readonly [string, string] {
  if (type !== 'reference') return [leafEntity, leaf];
  const target = context.entities.get(leafEntity)?.value.properties[leaf]?.['x-reference']?.entity ?? '';
  return [target, firstLabelField(context, target)];
}

function firstLabelField(context: Context, entity: string): string {
  const [, first = ''] = /\{(\w+)\}/.exec(context.entities.get(entity)?.value['x-display'] ?? '') ?? [];
  return first;
}
