import type { Account } from '../support/accounts.ts';
import type { Language } from '../support/schemas/readSchemas.ts';
import { openPage, type OpenPage } from './look/openBrowser.ts';
import type { Run } from './Run.ts';

/** The page of an account, or of a visitor, that goes from screen to screen as a person does. Opened empty at first. */
export async function findWalker(
  run: Run,
  account: Account | undefined,
  language: Language,
): Promise<OpenPage> {
  const name = account?.name ?? '';
  const open =
    run.walkers.get(name) ?? (await openPage(run.browser, { url: run.url, token: account?.token, language }));
  run.walkers.set(name, open);
  return open;
}

/** The next walker of the account begins anew, with nothing left of what came before. */
export async function leaveWalker(run: Run, account: Account | undefined): Promise<void> {
  const name = account?.name ?? '';
  await run.walkers.get(name)?.close();
  run.walkers.delete(name);
}
