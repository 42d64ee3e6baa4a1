import type { Page, Route } from 'playwright';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import type { Finding, Where } from '../Finding.ts';
import { checkAxe, checkKeys, checkOverflow } from '../look/checkLook.ts';
import { NARROW, waitStill, WIDE } from '../look/openBrowser.ts';
import type { Run } from '../Run.ts';

/** A state that a screen comes to, beside the one it opens in. */
export interface State {
  name: string;
  /** What is new in it, where the rest was looked at before; absent: the whole page. */
  root?: string;
  /** False: this screen has no such state. */
  enter: (page: Page) => Promise<boolean>;
  leave: (page: Page) => Promise<void>;
}

/** Milliseconds in which the page takes other colours. */
const RECOLOUR_MS = 100;

/** Looks at a screen in each state: wide and narrow, light and dark. */
export async function checkStates(
  run: Run,
  page: Page,
  states: readonly State[],
  where: Where,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const state of states) {
    const { name, enter, leave } = state;
    try {
      if (!(await enter(page))) continue;
      await waitStill(page);
      run.tally.states++;
      findings.push(...(await lookAtState(run, page, state, where)));
      await page.setViewportSize(WIDE);
      await leave(page);
      await waitStill(page);
    } catch (error) {
      const [seen = ''] = String(error).split('\n');
      findings.push({ ...where, subject: 'screen', key: name, expected: 'to come and go', seen });
      await page.setViewportSize(WIDE);
      await page.reload();
      await waitStill(page);
    }
  }
  return findings;
}

async function lookAtState(run: Run, page: Page, { name, root }: State, where: Where): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await waitStill(page);
    const here = { ...where, look: `${name}, ${size.width} px` };
    // What the other size draws in another way is looked at with the whole page.
    const part = root && (await page.locator(root).count()) > 0 ? root : undefined;
    findings.push(
      ...(await checkKeys(page, run.schemas, here)),
      ...(await checkOverflow(page, here)),
      ...(await checkAxe(page, here, part)),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(RECOLOUR_MS);
    findings.push(...(await checkAxe(page, { ...here, look: `${here.look} dark` }, part)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return findings;
}

/** States of a list: rows chosen, opened, none found, none there, and answers that fail. */
export function statesOfList({ urls }: Schema<'list'>): State[] {
  const refresh = (page: Page): Promise<void> => page.locator('[data-control="refresh"]').click();
  const answering = (name: string, answer: (route: Route) => Promise<void>): State => ({
    name,
    enter: async (page) => {
      await page.route(`**/api${urls.list}`, answer);
      await refresh(page);
      return true;
    },
    leave: async (page) => {
      await page.unroute(`**/api${urls.list}`);
      await refresh(page);
    },
  });
  return [
    pressed('a row chosen', TICK, '[role="toolbar"]'),
    pressed('a row opened', EXPAND, '[data-child-row], [data-row] [data-control="expand"]'),
    NOTHING_FOUND,
    answering('no rows', async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, rows: [], total: 0, totalPage: 0 } });
    }),
    answering('an error', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'internal error' } } }),
    ),
  ];
}

const TICK = '[data-row] input[type="checkbox"]';
const EXPAND = '[data-row] [data-control="expand"]';

/** What a press makes and another press takes away. */
function pressed(name: string, selector: string, root: string): State {
  const press = async (page: Page): Promise<boolean> => {
    const place = page.locator(selector).first();
    if ((await place.count()) === 0) return false;
    await place.click({ force: true });
    return true;
  };
  return { name, root, enter: press, leave: async (page) => void (await press(page)) };
}

/** No list reloads later than this after a key (spec 4). */
const DEBOUNCE_MS = 1_100;

const NOTHING_FOUND: State = {
  name: 'nothing found',
  enter: async (page) => {
    const filter = page
      .locator('th [data-filter] input:not([aria-haspopup]), td [data-filter] input')
      .first();
    if ((await filter.count()) === 0) return false;
    await filter.fill('zzqqxx');
    await filter.press('Enter');
    await page.waitForTimeout(DEBOUNCE_MS);
    return true;
  },
  leave: async (page) => {
    await page.locator('[data-control="clear-filters"]').first().click();
  },
};

/** A form that was sent with nothing in what must be filled; no answer of the server is waited for. */
export const WRONG_FORM: State = {
  name: 'with errors',
  enter: async (page) => {
    await page.route('**/api/**', (route) =>
      ['PUT', 'DELETE'].includes(route.request().method()) ? route.abort() : route.fallback(),
    );
    await emptyRequired(page);
    await page.keyboard.press('Control+s');
    return page
      .locator('[data-error]')
      .first()
      .waitFor({ timeout: 3_000 })
      .then(() => true)
      .catch(() => false);
  },
  leave: async (page) => {
    await page.unroute('**/api/**');
  },
};

/** Empties what is typed into inputs that are marked as required. */
async function emptyRequired(page: Page): Promise<void> {
  const inputs = page.locator('main input[aria-required="true"], main textarea[aria-required="true"]');
  for (const input of await inputs.all())
    if ((await input.isEditable()) && (await input.inputValue()) !== '') await input.fill('');
}
