import type { EntityModel } from '#contract/model.ts';
import type { SeedRow } from '#contract/seed.ts';
import type { SeedWorld } from './SeedContext.ts';

/**
 * Fixed rows of one entity in waves: each row comes after those of the same file that it refers to (a tree from its
 * root). Throws an Error naming the rows that refer to each other in a circle.
 */
export function toWaves(
  entity: EntityModel,
  rows: readonly SeedRow[],
  world: Pick<SeedWorld, 'entity'>,
): readonly (readonly SeedRow[])[] {
  const keys = new Set(rows.flatMap(({ $key }) => (typeof $key === 'string' ? [$key] : [])));
  const waves: SeedRow[][] = [];
  let left = rows.map((row) => ({
    row,
    needs: ownKeys(entity, entity.name, row, world).filter((key) => keys.has(key)),
  }));
  while (left.length > 0) {
    const waiting = new Set(left.map(({ row }) => row['$key']));
    const ready = left.filter(({ needs }) => !needs.some((key) => waiting.has(key)));
    if (ready.length === 0)
      throw new Error(
        `Fixed rows of ${entity.name} refer to each other in a circle: ${[...waiting].join(', ')}`,
      );
    waves.push(ready.map(({ row }) => row));
    left = left.filter((one) => !ready.includes(one));
  }
  return waves;
}

/** Texts by which a row, or its child rows, may name rows of `target`. */
function ownKeys(
  entity: EntityModel,
  target: string,
  row: SeedRow,
  world: Pick<SeedWorld, 'entity'>,
): string[] {
  return entity.fields.flatMap(({ name, reference, links, rows }) => {
    const value = row[name];
    if (value === undefined || value === null) return [];
    if ((reference ?? links)?.entity === target) return textsIn(value);
    if (!rows || !Array.isArray(value)) return [];
    const child = world.entity(rows.entity);
    return (value as readonly SeedRow[]).flatMap((each) => ownKeys(child, target, each, world));
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
