import { at } from './buildContext.ts';
import { toScreen } from './buildLists.ts';
import { hintOf, type Report } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { Json, JsonObject } from './types.ts';

type Screen = Source<'list'> | Source<'form'>;

/** Screens as they are, and whose texts those that are like another one have where they have none of their own. */
export interface LikeScreens<One extends Screen> {
  readonly sources: One[];
  /** Screen id → that of the one that it is like. */
  readonly twins: ReadonlyMap<string, string>;
}

/**
 * A screen that is like another one (`like`): what it does not say itself is as that one says it, without some parts, and where that one
 * leads to itself it leads to itself. One that is like nothing is left out, after a report.
 */
export function likeScreens<One extends Screen>(sources: readonly One[], report: Report): LikeScreens<One> {
  const twins = new Map<string, string>();
  const made = sources.flatMap((source) => {
    if (source.value.like === undefined) return [source];
    const base = findBase(source, sources, report);
    const [own, other] = [source.value.route, base?.value.route];
    if (base === undefined || own === undefined || other === undefined) return [];
    twins.set(toScreen(own), toScreen(other));
    return [merge(source, base)];
  });
  return { sources: made, twins };
}

function findBase<One extends Screen>(source: One, sources: readonly One[], report: Report): One | undefined {
  const { like = '' } = source.value;
  const others = sources.filter(
    (one) => one.module === source.module && one.value.like === undefined && one.value.route !== undefined,
  );
  const base = others.find(({ stem }) => stem === like);
  const place = at(source, 'like');
  const names = others.map(({ stem }) => stem);
  if (base === undefined)
    report.at(place, 'GEN204', `"${like}" is no such ${source.kind} of this module.`, hintOf(like, names));
  else checkWithout(source, base, report);
  return base;
}

/** What is left out is there. */
function checkWithout(source: Screen, base: Screen, report: Report): void {
  const theirs = base.value as unknown as JsonObject;
  for (const [member, keys] of Object.entries(withoutOf(source)))
    for (const [index, key] of keys === true ? [] : keys.entries()) {
      const there = itemsOf(theirs[member]).map(keyOf);
      if (!there.includes(key))
        report.at(
          at(source, 'without', member, index),
          'GEN207',
          `"${key}" is none of ${base.stem}.`,
          hintOf(key, there),
        );
    }
}

type Without = Readonly<Record<string, readonly string[] | true>>;

const withoutOf = ({ value }: Screen): Without => ('without' in value && (value.without as Without)) || {};

const itemsOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** What tells the parts of a list apart. */
function keyOf(item: Json): string {
  const { key, field } = (typeof item === 'object' ? item : {}) as { key?: string; field?: string };
  return key ?? field ?? String(item);
}

/** By the own file and the other, as they were last: a watcher changes one of hundreds. */
const known = new WeakMap<Screen, { base: Screen; made: Screen }>();

function merge<One extends Screen>(source: One, base: One): One {
  const before = known.get(source);
  if (before?.base === base) return before.made as One;
  const without = withoutOf(source);
  const theirs = Object.entries(base.value as unknown as JsonObject).flatMap(([member, value]) => {
    const gone = without[member];
    if (gone === true) return [];
    const kept = gone ? itemsOf(value).filter((item) => !gone.includes(keyOf(item))) : value;
    return [[member, lead(kept, base.value.route ?? '', source.value.route ?? '')] as const];
  });
  const own = source.value as unknown as JsonObject;
  const lent: JsonObject = Object.fromEntries(theirs);
  // Beside a record stand several things, of which it may say one.
  const aside = isPlain(own['aside']) && { aside: { ...(lent['aside'] as JsonObject), ...own['aside'] } };
  const made = { ...source, value: { ...lent, ...own, ...aside } } as unknown as One;
  known.set(source, { base, made });
  return made;
}

const isPlain = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in which each address of one screen, or below it, is that of another. */
function lead(value: Json, from: string, to: string): Json {
  if (typeof value === 'string')
    return value === from || value.startsWith(`${from}/`) ? `${to}${value.slice(from.length)}` : value;
  if (Array.isArray(value)) return (value as Json[]).map((one) => lead(one, from, to));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lead(one, from, to)]));
}
