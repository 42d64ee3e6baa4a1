import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { readSchemas } from '../support/schemas/readSchemas.ts';
import { joinFindings, toLine } from '../verify/Finding.ts';
import { openRun } from '../verify/openRun.ts';
import { pickAccounts } from '../verify/pickAccounts.ts';
import type { Run } from '../verify/Run.ts';
import { glanceAt } from '../verify/runScreen.ts';
import { isPart, isStanding, listScreens, type Screen } from '../verify/screens.ts';

/*
 * Every screen of the schemas is opened once, by one account, in one language at one width: no error, no key instead of a
 * text, nothing wider than the window. Each is reached from the one before, as by a link. What it shows is compared with its schema by `npm run verify`.
 */

const schemas = readSchemas(fileURLToPath(new URL('../..', import.meta.url)));
/** A form for a new record stands behind those of stored ones: a page that shows the same form must be loaded anew. */
const screens = listScreens(schemas)
  .filter((screen) => !isPart(schemas, screen))
  .sort((one, other) => Number(isForNew(one)) - Number(isForNew(other)));

function isForNew(screen: Screen): boolean {
  return screen.kind === 'form' && screen.act === 'create';
}

/** Screens of records that the demo has none of, and why. */
const WITHOUT_RECORD: Readonly<Record<string, string>> = {
  'account/market-app': 'a company registers its own',
  'zalo-oa/app': 'a company registers its own',
  'crm/ads-account/app': 'a company registers its own',
  'crm/omnichannel-page/app': 'a company registers its own',
  'pos/stock-take': 'the demo has counted its warehouses alone',
};

const seeded = new Set(schemas.seeds.map(({ module }) => module));

/** Whether a record to open must be there, must not, or may: another test writes what a module without demo data has. */
function expectRecord(screen: Screen): readonly string[][] {
  const isStored = screen.kind === 'form' && screen.act === 'update';
  if (isStored && screen.id in WITHOUT_RECORD) return [[]];
  return isStored && !seeded.has(screen.file.module) ? [[], [screen.id]] : [[screen.id]];
}

const test = base.extend<object, { run: Run }>({
  run: [
    async ({ browserName }, use, { project }) => {
      if (browserName !== 'chromium')
        throw new Error(`screens are looked at in Chromium, not in ${browserName}`);
      const url = project.use.baseURL;
      const { run, close } = await openRun({ url, languages: ['vi'], isQuick: true });
      await use(run);
      await close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const screen of screens)
  test(`${screen.route} as ${screen.kind}`, async ({ run }) => {
    const [account] = screen.isPublic ? [] : pickAccounts(run, screen);
    expect(Boolean(screen.isPublic) || account !== undefined, 'an account that may open it').toBe(true);
    await glanceAt(run, { screen, account, language: 'vi' });
    expect(joinFindings(run.findings.splice(0)).map(toLine)).toEqual([]);
    const seen = run.timings.splice(0).map((timing) => timing.screen);
    expect(expectRecord(screen), WITHOUT_RECORD[screen.id]).toContainEqual(seen);
  });

test('these are all that the schemas describe', () => {
  const count = (kind: (typeof screens)[number]['kind']) =>
    new Set(screens.filter((screen) => screen.kind === kind).map(({ id }) => id)).size;
  expect(count('list')).toBe(schemas.lists.length);
  expect(count('report')).toBe(schemas.reports.length);
  expect(count('import')).toBe(schemas.imports.length);
  expect(count('page')).toBe(schemas.pages.filter(isStanding).length);
  const forms = new Set(screens.flatMap((screen) => ('file' in screen ? [screen.file.stem] : [])));
  const parts = new Set(schemas.imports.map(({ options }) => options));
  expect(schemas.forms.filter(({ stem }) => !forms.has(stem) && !parts.has(stem))).toEqual([]);
  expect(screens.length).toBeGreaterThan(20);
});
