import type { Values } from '#contract/logic.ts';
import type { ServerModel } from '#contract/model.ts';
import type { SeedCompany } from '#contract/seed.ts';
import { matches } from './matches.ts';
import type { SeedWorld } from './SeedContext.ts';

/** The rows of one company while it is loaded. */
export interface GrowingWorld extends SeedWorld {
  add(entity: string, rows: readonly Values[]): void;
  /** Names a row for references. */
  nameRow(entity: string, key: string, id: number): void;
}

/** The empty world of a company over a model. */
export function createWorld(model: Pick<ServerModel, 'entities'>, company: SeedCompany): GrowingWorld {
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  const rows = new Map<string, Values[]>();
  const ids = new Map<string, Map<unknown, Values>>();
  const keys = new Map<string, number>();
  /** What was asked for under conditions: a million rows ask for the same. */
  const fitting = new Map<string, readonly Values[]>();
  const indexes = new Map<string, ReadonlyMap<string, readonly Values[]>>();
  return {
    company,
    entity(name) {
      const entity = entities.get(name);
      if (!entity) throw new Error(`A seed speaks of the entity "${name}", which the model does not have`);
      return entity;
    },
    rowsOf: (entity) => rows.get(entity) ?? [],
    rowsWhere(entity, conditions) {
      const mark = `${entity} ${JSON.stringify(conditions)}`;
      const known = fitting.get(mark);
      if (known) return known;
      const found = (rows.get(entity) ?? []).filter((row) => matches(row, conditions));
      fitting.set(mark, found);
      return found;
    },
    rowsBy(entity, values) {
      const names = Object.keys(values);
      const mark = `${entity} ${names.join(' ')}`;
      const index = indexes.get(mark) ?? indexBy(rows.get(entity) ?? [], names);
      indexes.set(mark, index);
      return index.get(keyOf(values, names)) ?? [];
    },
    rowById: (entity, id) => ids.get(entity)?.get(id),
    idOf(entity, key) {
      const id = keys.get(`${entity}/${key}`);
      if (id === undefined)
        throw new Error(`A seed refers to "${key}" of ${entity}, but no fixed row there has that $key`);
      return id;
    },
    nameRow: (entity, key, id) => void keys.set(`${entity}/${key}`, id),
    add(entity, added) {
      fitting.clear();
      indexes.clear();
      const known = rows.get(entity) ?? [];
      for (const row of added) known.push(row);
      rows.set(entity, known);
      const byId = ids.get(entity) ?? new Map<unknown, Values>();
      for (const row of added) byId.set(row['id'], row);
      ids.set(entity, byId);
    },
  };
}

const keyOf = (row: Values, names: readonly string[]) => JSON.stringify(names.map((name) => row[name]));

function indexBy(rows: readonly Values[], names: readonly string[]): ReadonlyMap<string, readonly Values[]> {
  const index = new Map<string, Values[]>();
  for (const row of rows) {
    const key = keyOf(row, names);
    const known = index.get(key);
    if (known) known.push(row);
    else index.set(key, [row]);
  }
  return index;
}

/** The same with the rows that every database has (`x-data`). */
export async function createFilledWorld(
  model: Pick<ServerModel, 'entities'>,
  company: SeedCompany,
): Promise<GrowingWorld> {
  const world = createWorld(model, company);
  for (const { name, data } of model.entities) if (data) world.add(name, await data());
  return world;
}
