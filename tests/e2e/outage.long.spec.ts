import { test } from '@playwright/test';
import { pickThroughOutage } from './pickThroughOutage.ts';

const TEN_MINUTES = 600_000;

test('the network is gone for ten minutes in the middle of picking', async ({ page, request }) => {
  test.setTimeout(2 * TEN_MINUTES);
  await pickThroughOutage(page, request, TEN_MINUTES);
});
