import { vi } from 'vitest';
import type { Tx } from '#server/db/Db.ts';
import type { TestServer } from './server.ts';

/** The statements of the companies' transactions that run meanwhile. */
export async function statementsOf(
  { parts, db }: Pick<TestServer, 'parts' | 'db'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const texts: string[] = [];
  const { forTenant } = db;
  const spy = vi.spyOn(parts.db, 'forTenant').mockImplementation((id) => {
    const tenant = forTenant.call(db, id);
    const watch = (tx: Tx): Tx => ({
      beforeCommit: (work) => tx.beforeCommit(work),
      afterCommit: (effect) => tx.afterCommit(effect),
      query: (text, values) => (texts.push(text), tx.query(text, values)),
    });
    return { ...tenant, transaction: (run) => tenant.transaction((tx) => run(watch(tx))) };
  });
  await work();
  spy.mockRestore();
  return texts;
}
