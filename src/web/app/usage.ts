import { readLocalJson, writeLocal } from '#web/data/localStore.ts';

/** How often and when (ms since 1970) a person opened each route in this browser. */
export type Usage = Readonly<Record<string, { count: number; last: number }>>;

/** Addresses remembered at most, those of single records among them. */
const KEPT = 100;

const keyOf = (identity: number) => `usage.${identity}`;

/** Reads the visits of a person. */
export function readUsage(identity: number): Usage {
  return readLocalJson<Usage>(keyOf(identity), {});
}

/** Notes a visit; `now` in ms since 1970. */
export function noteVisit(identity: number, route: string, now: number): void {
  const usage = readUsage(identity);
  const count = (usage[route]?.count ?? 0) + 1;
  const latest = Object.entries({ ...usage, [route]: { count, last: now } }).sort(
    ([, a], [, b]) => b.last - a.last,
  );
  writeLocal(keyOf(identity), JSON.stringify(Object.fromEntries(latest.slice(0, KEPT))));
}

/** The `limit` items opened most often; filled up in the menu's order. */
export function mostUsed<Item extends { route: string }>(
  usage: Usage,
  items: readonly Item[],
  limit: number,
): Item[] {
  const count = (item: Item) => usage[item.route]?.count ?? 0;
  return [...items].sort((a, b) => count(b) - count(a)).slice(0, limit);
}

/** The `limit` items opened last, latest first; only items that were opened at all. */
export function recentlyUsed<Item extends { route: string }>(
  usage: Usage,
  items: readonly Item[],
  limit: number,
): Item[] {
  const last = (item: Item) => usage[item.route]?.last ?? 0;
  return items
    .filter((item) => last(item) > 0)
    .sort((a, b) => last(b) - last(a))
    .slice(0, limit);
}
