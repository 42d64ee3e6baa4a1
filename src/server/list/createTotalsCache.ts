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
}

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

  function start(key: string, customerId: number, statement: Statement): Promise<TotalsRow> {
    const totals = count(customerId, statement);
    const entry = { startedAt: elapsedMs(), totals };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MAX_ENTRIES) entries.delete(String(entries.keys().next().value));
    totals.catch(() => entries.get(key) === entry && entries.delete(key));
    return totals;
  }

  function read(customerId: number, statement: Statement): Promise<TotalsRow> {
    const key = keyOf(customerId, statement);
    const entry = entries.get(key);
    const isFresh = entry && elapsedMs() - entry.startedAt < MAX_AGE_MS;
    return isFresh ? entry.totals : start(key, customerId, statement);
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
