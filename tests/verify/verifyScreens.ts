import { LANGUAGES } from '../support/schemas/readSchemas.ts';
import { pickAccounts } from './pickAccounts.ts';
import type { Run } from './Run.ts';
import { runKitPages } from './runKitPages.ts';
import { checkMenuTargets, runMenus, runRights } from './runRights.ts';
import { runScreen } from './runScreen.ts';
import type { Options } from './options.ts';
import { isWanted, listScreens, ofShard, type Screen } from './screens.ts';

/** Looks at every screen that is asked for; `report` gets a line for each as it is done. */
export async function verifyScreens(
  run: Run,
  { only, shard }: Pick<Options, 'only' | 'shard'>,
  report: (line: string) => void,
): Promise<readonly Screen[]> {
  const screens = ofShard(
    listScreens(run.schemas).filter((screen) => isWanted(screen, only)),
    shard,
  );
  if (shard.index === 1 && (only === undefined || only === '/')) {
    checkMenuTargets(run);
    await runMenus(run);
    report('menus');
    if (!run.isQuick) await runKitPages(run);
    if (!run.isQuick) report('pages of the kit');
  }
  for (const [index, screen] of screens.entries()) {
    const before = run.findings.length;
    await verifyScreen(run, screen);
    const found = run.findings.length - before;
    report(
      `${index + 1}/${screens.length}  ${screen.route}  ${found === 0 ? 'as its schema says' : `${found} findings`}`,
    );
  }
  return screens;
}

/** In every language by who sees the most of it, in one by who sees less; then whom it keeps out. */
async function verifyScreen(run: Run, screen: Screen): Promise<void> {
  const accounts = screen.isPublic ? [undefined] : pickAccounts(run, screen);
  const [first, ...others] = accounts;
  for (const language of run.languages)
    await runScreen(run, { screen, account: first, language, isFull: true });
  const [language = LANGUAGES[0]] = run.languages;
  for (const account of others) await runScreen(run, { screen, account, language, isFull: false });
  await runRights(run, screen);
}
