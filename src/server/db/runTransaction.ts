import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, Scope } from './Connection.ts';
import type { Tx } from './Db.ts';
import { Transaction } from './Transaction.ts';

/**
 * What a company's call does to some records is planned once a connection: the estimate for a list of ids (`any($1)`) makes a
 * plan for each call look better than the kept one, and planning took as long as the work (scans of 20 people: p95 676 ms
 * instead of 337 ms). Lists run outside of transactions and are planned by what they filter.
 */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';

type Effects = readonly (() => void | Promise<void>)[];

/**
 * Runs work inside one transaction; commits, or rolls back and passes the error on. `running` tells
 * whatever the work calls that it is inside. Gives the effects to run now that it is committed.
 */
export async function runTransaction<T>(
  connection: Connection,
  scope: Scope,
  running: AsyncLocalStorage<Transaction> | undefined,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; effects: Effects }> {
  await connection.script(scope.role === 'application' ? BEGIN : 'begin');
  const tx = new Transaction(connection, !scope.unlimited);
  try {
    const whole = async (): Promise<T> => {
      const result = await work(tx);
      await tx.finish();
      return result;
    };
    const run = () => Promise.race([whole(), tx.failed]);
    const result = await (running ? running.run(tx, run) : run());
    const effects = tx.end();
    await connection.commit();
    return { result, effects };
  } catch (error) {
    tx.end();
    await connection.rollBack();
    throw error;
  }
}

/** Runs what was asked for after the commit; the transaction stands, whatever they throw. */
export async function runEffects(effects: Effects, onError: (error: unknown) => void): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      onError(error);
    }
  }
}
