import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDev, type DevProduct } from './startDev.ts';

let dev: DevProduct;
beforeAll(async () => void (dev = await startDev()), 300_000);
afterAll(() => dev.stop());

test('npm run dev serves what was saved, the last of a burst too', { timeout: 120_000 }, async () => {
  expect(await dev.saveOften(3), dev.said().slice(-2000)).toEqual([]);
});
