import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import {
  SANDBOX_ACCOUNTS,
  startSandbox,
  type CarrierSandbox,
} from '../../src/connectors/carriers/sandbox.ts';
import { startProcess, type ServerProcess } from '../support/ServerProcess.ts';
import { login, Shop } from './Shop.ts';

/* A clerk on the phone asks the carriers of a warehouse for their fees, against their sandbox, and takes one by keyboard. */

let sandbox: CarrierSandbox;
let server: ServerProcess;
let base: string;
const folder = mkdtempSync(path.join(tmpdir(), 'khuon-quote-'));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  sandbox = await startSandbox();
  server = await startProcess('src/launch/start.mjs', {
    DATA_DIR: folder,
    OUTGOING_ALLOW: new URL(sandbox.url.ghn).host,
  });
  base = new URL(server.api).origin;
});
test.afterAll(async () => {
  await server?.stop();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Accounts at the sandbox by which a warehouse sends; gives its name. */
async function connect(request: APIRequestContext): Promise<string> {
  const headers = await login(request, 'admin');
  const post = async (url: string, data: object): Promise<{ id: number }> => {
    const reply = await request.post(`/api${url}`, { headers, data });
    expect(reply.ok(), `${url} ${await reply.text()}`).toBe(true);
    return (await reply.json()) as { id: number };
  };
  const [warehouse] = (await (await request.get('/api/warehouse?range=[0,0]', { headers })).json()) as {
    id: number;
    name: string;
  }[];
  for (const [delivery_company, account] of Object.entries(SANDBOX_ACCOUNTS)) {
    const url = sandbox.url[delivery_company as keyof typeof SANDBOX_ACCOUNTS];
    const shop = { name: `Thử ${delivery_company}`, warehouse_id: warehouse?.id, delivery_company, url };
    const { id } = await post('/delivery_shop', {
      ...shop,
      ...account,
      ...('shop_id' in account && { shop_id: '99' }),
    });
    await post(`/delivery_shop/${id}/make_default`, {});
  }
  return warehouse?.name ?? '';
}

test('fees of all carriers stand in the form, one is taken by keyboard', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: base })).newPage();
  const warehouse = await connect(page.request);
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/orders/create-single');
  const box = page.locator('[data-quote]');
  await expect(box).toContainText('Nhập trước:');
  await expect(shop.action('ask-quote')).toBeDisabled();

  // A known buyer brings an address of the two-level scheme.
  await shop.input('receiver_phone').click();
  await page.keyboard.type('0912345678');
  await page.getByRole('option', { name: /Nguyễn Thị Thu Hà/ }).click();
  await shop.input('warehouse_id').click();
  await page.keyboard.type(warehouse);
  await page.getByRole('option').first().click();
  await shop.input('weight').fill('700');
  await page.keyboard.press('Tab');

  const offers = page.locator('[data-offer]');
  await expect(offers).toHaveCount(4);
  await expect(offers.nth(0)).toHaveAttribute('data-offer', 'viettel_post');
  await expect(offers.nth(0)).toContainText('29.000');
  await expect(offers.nth(0)).toContainText('3 ngày');
  await expect(offers.nth(1)).toContainText('32.000');
  await expect(offers.nth(2)).toHaveAttribute('data-offer', 'jt');
  await expect(offers.nth(3)).toHaveAttribute('data-offer', 'spx');
  // Its account is wrong: it says so, and the others are there all the same.
  await expect(page.locator('[data-no-offer="ghn"]')).toContainText('Token is not valid');
  await expect(page.locator('[data-no-offer="ghn"] a')).toHaveAttribute('href', /\/delivery_shop\/\d+$/);

  await offers.nth(0).locator('input').focus();
  await page.keyboard.press('Space');
  await expect(shop.input('delivery_cost')).toHaveValue(/29\.000/);
  await page.keyboard.press('ArrowDown');
  await expect(shop.input('delivery_cost')).toHaveValue(/32\.000/);
  await expect(shop.input('delivery_company')).toHaveValue('GHTK');
  await page.screenshot({ path: test.info().outputPath('quote.png'), fullPage: true });

  // Another weight has another fee; the button asks once more.
  await shop.input('weight').fill('1600');
  await expect(offers.nth(0)).toContainText('39.000');
  const before = sandbox.calls.length;
  await shop.action('ask-quote').click();
  await expect.poll(() => sandbox.calls.length).toBeGreaterThan(before);

  // Where an account is mended is one click away.
  await page.locator('[data-no-offer="ghn"] a').click();
  await expect(page).toHaveURL(/\/delivery-shop\/\d+$/);
  await expect(shop.input('shop_id')).toHaveValue('99');
  await page.close();
});
