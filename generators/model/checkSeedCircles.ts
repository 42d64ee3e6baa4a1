import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { SeedObject } from './schemas.ts';
import type { Json } from './types.ts';

/** Rows of a file that name each other by `$key` are stored one after the other: none may come before itself. */
export function checkCircles(
  context: Context,
  entity: Source<'entity'>,
  rows: readonly SeedObject[],
  place: Place,
): void {
  const needs = new Map(
    rows.flatMap((row) => (typeof row['$key'] === 'string' ? [[row['$key'], row] as const] : [])),
  );
  const keysOf = (key: string): string[] => {
    const row = needs.get(key);
    return row === undefined
      ? []
      : ownKeys(context, entity, entity.value.title, row).filter((one) => needs.has(one));
  };
  for (const [index, { $key }] of rows.entries()) {
    if (typeof $key !== 'string') continue;
    const circle = findCircle($key, keysOf, [$key]);
    // Each row of a circle finds it; the first by name tells.
    if (circle?.every((one) => one >= $key) === true)
      context.report.at(under(place, index, '$key'), 'GEN216', `makes a circle: ${circle.join(' → ')}.`);
  }
}

/** The way from the last key of `way` back to its first; null when there is none. */
function findCircle(
  from: string,
  keysOf: (key: string) => readonly string[],
  way: readonly string[],
): readonly string[] | null {
  for (const next of keysOf(from)) {
    if (next === way[0]) return [...way, next];
    const circle = way.includes(next) ? null : findCircle(next, keysOf, [...way, next]);
    if (circle !== null) return circle;
  }
  return null;
}

/** Texts by which a row, or its child rows, may name rows of `target`. */
function ownKeys(context: Context, entity: Source<'entity'>, target: string, row: SeedObject): string[] {
  return Object.entries(entity.value.properties).flatMap(([name, field]) => {
    const value = row[name];
    if (value === undefined || value === null) return [];
    if ((field['x-reference'] ?? field['x-links'])?.entity === target) return textsIn(value);
    const child = context.entities.get(field['x-rows']?.entity ?? '');
    if (child === undefined || !Array.isArray(value)) return [];
    return (value as readonly SeedObject[]).flatMap((each) => ownKeys(context, child, target, each));
  });
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value as object).flatMap(textsIn) : [];
}
