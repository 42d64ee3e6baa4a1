import { isIncluded } from '#server/access/guardedQuery.ts';
import type { Db } from '#server/db/Db.ts';
import type { TotalsRow } from './compileTotals.ts';
import type { Statement } from './Statement.ts';

/** Totals may be this old (performance.md, A4); they are always exact for the caller's own writes. */
const MAX_AGE_MS = 5_000;

/** Predicates remembered at once. */
const MAX_ENTRIES = 2_000;

/** Totals by predicate: worked out once, however many pages and callers ask. */
export interface TotalsCache {
  /** Fresh enough totals of a statement, remembered or worked out now. */
  read(customerId: number, statement: Statement): Promise<TotalsRow>;
  /** The same, certainly with everything that transaction `written` wrote. */
  readWith(customerId: number, statement: Statement, totals: TotalsRow, written: number): Promise<TotalsRow>;
}

interface Entry {
  startedAt: number;
  totals: Promise<TotalsRow>;
  /** How long the count took, once it is there. */
  tookMs: number;
  /** The count that will take its place. */
  newer?: Entry;
}

/** So old totals are counted again while they still serve, so that nobody waits for a count: twice as long before their end as the last one took. */
const renewAfterMs = (tookMs: number): number => Math.max(MAX_AGE_MS / 2, MAX_AGE_MS - 2 * tookMs);

/** The totals of a database, by a clock that is never set back. */
export function openTotals(db: Db): TotalsCache {
  return createTotalsCache(
    async (customerId, { text, values }) => {
      const { rows } = await db.forTenant(customerId).query<TotalsRow>(text, values);
      return rows[0] ?? Promise.reject(new Error('the statement of totals gave no row'));
    },
    () => performance.now(),
  );
}

/**
 * Remembers what `count` gives. The statement with its values is the key: it carries the customer, the caller's row
 * rules and every filter, so callers share figures only where they see the same rows.
 * @param elapsedMs a clock that is never set back.
 */
export function createTotalsCache(
  count: (customerId: number, statement: Statement) => Promise<TotalsRow>,
  elapsedMs: () => number,
): TotalsCache {
  const entries = new Map<string, Entry>();

  function begin(customerId: number, statement: Statement): Entry {
    const entry: Entry = { startedAt: elapsedMs(), totals: count(customerId, statement), tookMs: 0 };
    entry.totals.then(
      () => (entry.tookMs = elapsedMs() - entry.startedAt),
      () => undefined,
    );
    return entry;
  }

  function keep(key: string, entry: Entry): Promise<TotalsRow> {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MAX_ENTRIES) entries.delete(String(entries.keys().next().value));
    entry.totals.catch(() => entries.get(key) === entry && entries.delete(key));
    return entry.totals;
  }

  const start = (key: string, customerId: number, statement: Statement): Promise<TotalsRow> =>
    keep(key, begin(customerId, statement));

  /** Has totals counted anew beside the ones that still serve. */
  function renew(key: string, entry: Entry, newer: Entry): void {
    entry.newer = newer;
    newer.totals.then(
      () => void (entries.get(key) === entry && keep(key, newer)),
      () => void delete entry.newer,
    );
  }

  function read(customerId: number, statement: Statement): Promise<TotalsRow> {
    const key = keyOf(customerId, statement);
    const entry = entries.get(key);
    if (!entry) return start(key, customerId, statement);
    const ageMs = elapsedMs() - entry.startedAt;
    if (ageMs >= MAX_AGE_MS) return keep(key, entry.newer ?? begin(customerId, statement));
    if (ageMs >= renewAfterMs(entry.tookMs) && !entry.newer) renew(key, entry, begin(customerId, statement));
    return entry.totals;
  }

  async function readWith(
    customerId: number,
    statement: Statement,
    totals: TotalsRow,
    written: number,
  ): Promise<TotalsRow> {
    if (isIncluded(written, totals.snapshot)) return totals;
    const key = keyOf(customerId, statement);
    // Somebody else may have begun a newer count that has it already.
    const newer = await entries.get(key)?.totals;
    return newer && isIncluded(written, newer.snapshot) ? newer : start(key, customerId, statement);
  }

  return { read, readWith };
}

const keys = new WeakMap<Statement, string>();

/** Customer, text and values as one key; the long part is worked out once for a statement that comes again. */
function keyOf(customerId: number, statement: Statement): string {
  let key = keys.get(statement);
  if (key === undefined)
    keys.set(statement, (key = `${statement.text}\n${JSON.stringify(statement.values)}`));
  return `${customerId}\n${key}`;
}
