import { vi } from 'vitest';
import type { Tx } from '#server/db/Db.ts';
import type { TestServer } from './server.ts';

type Watched = Pick<TestServer, 'parts' | 'db'>;

/** Does work while each statement of the companies' transactions goes through a function, which may say another one. */
export async function throughStatements(
  { parts, db }: Watched,
  through: (text: string) => string,
  work: () => Promise<unknown>,
): Promise<void> {
  const { forTenant } = db;
  const spy = vi.spyOn(parts.db, 'forTenant').mockImplementation((id) => {
    const tenant = forTenant.call(db, id);
    const watch = (tx: Tx): Tx => ({
      beforeCommit: (before) => tx.beforeCommit(before),
      afterCommit: (effect) => tx.afterCommit(effect),
      query: (text, values) => tx.query(through(text), values),
    });
    return { ...tenant, transaction: (run) => tenant.transaction((tx) => run(watch(tx))) };
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
}

/** The statements of the companies' transactions that run meanwhile. */
export async function statementsOf(server: Watched, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  await throughStatements(server, (text) => (texts.push(text), text), work);
  return texts;
}
