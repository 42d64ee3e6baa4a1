import type { Page } from 'playwright';
import type { Finding, Where } from '../Finding.ts';
import type { Run } from '../Run.ts';
import { checkAxe, checkKeys, checkOverflow } from './checkLook.ts';
import { NARROW, waitStill, WIDE } from './openBrowser.ts';

/** Texts of the page as it is now. */
export const checkLookHere = async (run: Run, page: Page, where: Where): Promise<Finding[]> => [
  ...(await checkKeys(page, run.schemas, where)),
  ...(await checkOverflow(page, where)),
];

/** Milliseconds in which the page takes other colours. */
const RECOLOUR_MS = 100;

/** Light and dark, wide and narrow. Other sizes and schemes are pictured in the first language. */
export async function checkEverywhere(run: Run, page: Page, where: Where): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await waitStill(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(RECOLOUR_MS);
      const look = `${size.width} px ${colorScheme}`;
      findings.push(...(await checkAxe(page, { ...where, look })));
      const isFirst = size === WIDE && colorScheme === 'light';
      if (where.language === run.languages[0] && !isFirst)
        run.pictures.push({ ...where, look, image: await takePicture(page) });
    }
    if (size === NARROW)
      findings.push(...(await checkLookHere(run, page, { ...where, look: `${size.width} px` })));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await waitStill(page);
  return findings;
}

/** JPEG, base64. */
export const takePicture = async (page: Page): Promise<string> =>
  (await page.screenshot({ type: 'jpeg', quality: 62, animations: 'disabled' })).toString('base64');
