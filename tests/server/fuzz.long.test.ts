import { expect, it } from 'vitest';
import { allRoutes } from '../fuzz/allRoutes.ts';
import { runFuzz } from '../fuzz/runFuzz.ts';
import { testDatabases } from '../support/database.ts';

/*
 * A short run of `npm run fuzz`: the same requests each time.
 */

/** So that each route is asked rightly, four turns more go to those that refused, and the rest is left to chance. */
const REQUESTS = Math.round(allRoutes().length * 1.8);

it('answers whatever it is asked, without a fault, a leak or a trace', { timeout: 900_000 }, async () => {
  const report = await runFuzz({ requests: REQUESTS, seed: 1, openCopy: testDatabases[0].openCopy });
  expect(report.failures.join('\n\n')).toBe('');
  expect(report.unreached.length, report.unreached.join(', ')).toBeLessThanOrEqual(report.routes * 0.1);
});
