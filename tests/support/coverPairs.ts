import type { FieldModel, ListModel, ServerModel } from '#contract/model.ts';

/*
 * Which screens are enough for a dear check: the fewest that together have every keyword at every type of field it stands
 * at. All screens together would show no more of the kit, and take as long as there are screens.
 */

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== null && !(Array.isArray(value) && value.length === 0);

function findField(model: ServerModel, list: ListModel, path: ListModel['columns'][number]): FieldModel {
  const name = path.steps.at(-1)?.entity ?? list.entity;
  const field = model.entities.find((one) => one.name === name)?.fields.find((one) => one.name === path.leaf);
  if (!field) throw new Error(`${list.screen}: ${path.leaf} is not in the model`);
  return field;
}

/** What a list says of its fields: `columns.sum money`, `filters.key date`, and of itself: `viewModes`. */
export function pairsOf(model: ServerModel, list: ListModel): ReadonlySet<string> {
  const own = Object.entries(list).flatMap(([key, value]) => (isSaid(value) ? [key] : []));
  const parts = (['columns', 'filters'] as const).flatMap((place) =>
    list[place].flatMap((part) => {
      const { type } = findField(model, list, part as ListModel['columns'][number]);
      const said = Object.entries(part).filter(([, value]) => isSaid(value));
      return said.map(([key]) => `${place}.${key} ${type}`);
    }),
  );
  return new Set([...own, ...parts]);
}

/** The screens that bring something new, the one that brings most first. */
export function pickCover<Item>(
  items: readonly Item[],
  pairs: (item: Item) => ReadonlySet<string>,
): readonly Item[] {
  const open = new Map(items.map((item) => [item, pairs(item)]));
  const covered = new Set<string>();
  const picked: Item[] = [];
  const newIn = (item: Item): number =>
    [...(open.get(item) ?? [])].filter((pair) => !covered.has(pair)).length;
  for (;;) {
    const [best] = [...open.keys()].sort((one, other) => newIn(other) - newIn(one));
    if (best === undefined || newIn(best) === 0) return picked;
    for (const pair of open.get(best) ?? []) covered.add(pair);
    open.delete(best);
    picked.push(best);
  }
}

/** The lists of a model for checks that take long. */
export const pickLists = (model: ServerModel): readonly ListModel[] =>
  pickCover(model.lists, (list) => pairsOf(model, list));
