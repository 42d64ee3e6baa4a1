import { expect, it } from 'vitest';
import { unknownCalls } from '../fuzz/allRoutes.ts';
import { runFuzz } from '../fuzz/runFuzz.ts';
import { openTestEmbedded } from '../support/openDatabases.ts';

/*
 * A short run of `npm run fuzz`: the same requests each time.
 */

const REQUESTS = 1_500;

it('answers whatever it is asked, without a fault, a leak or a trace', { timeout: 240_000 }, async () => {
  const report = await runFuzz({ requests: REQUESTS, seed: 1, open: async () => openTestEmbedded() });
  expect(report.failures.join('\n\n')).toBe('');
  expect(report.unreached.length, report.unreached.join(', ')).toBeLessThanOrEqual(report.routes * 0.1);
});

it('knows how to ask every call of the description', () => {
  expect(unknownCalls()).toEqual([]);
});
