import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { startSandbox, type ShopeeSandbox } from '../../src/connectors/shopee/sandbox.ts';
import { startProcess, type ServerProcess } from '../support/ServerProcess.ts';
import { login, Shop } from './Shop.ts';

/*
 * A shop of Shopee, against its sandbox: connected by its seller, an order that a message brings, and the tracking code that goes back.
 * The server is one of its own, which may call the sandbox.
 */

const SHOP = '715571443';
const CODE = '261125JOURNEY1';
const TRACKING = 'SPXVN0261125001';

let sandbox: ShopeeSandbox;
let server: ServerProcess;
let base: string;
const folder = mkdtempSync(path.join(tmpdir(), 'khuon-shopee-'));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  sandbox = await startSandbox();
  server = await startProcess('src/launch/start.mjs', {
    DATA_DIR: folder,
    OUTGOING_ALLOW: new URL(sandbox.url).host,
  });
  base = new URL(server.api).origin;
});
test.afterAll(async () => {
  await server?.stop();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The company's app at the sandbox; gives a SKU that it sells. */
async function haveApp(request: APIRequestContext): Promise<string> {
  const headers = await login(request, 'admin');
  const pushUrl = `${base}/hooks/orders/shopee`;
  sandbox.set({ pushUrl });
  const app = { platform: 1, url: sandbox.url, app_id: '2001887', app_secret: 'test-partner-key-0001' };
  const made = await request.post('/api/market_app', { headers, data: { ...app, push_url: pushUrl } });
  expect(made.ok(), await made.text()).toBe(true);
  const goods = await request.post('/api/goods/lookup', { headers, data: { q: 'TS-AT01-L' } });
  expect(await goods.text()).toContain('TS-AT01-L');
  return 'TS-AT01-L';
}

test('a seller connects his shop, its order comes in, and its tracking code goes back', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: base })).newPage();
  const sku = await haveApp(page.request);
  const shop = new Shop(page);
  await shop.signIn('admin');
  await page.goto('/account/shop');
  await shop.action('connect_shopee').click();
  await shop.action('begin').click();
  await page.getByRole('link', { name: /Authorize Hoa Mai Official/ }).click();
  await expect(page.getByText('Hoa Mai Official')).toBeVisible();
  await expect(page.getByText('Đã kết nối tài khoản.')).toBeVisible();
  await shop.openList('/account/shop');
  await expect(shop.cells('shop_name').getByText('Hoa Mai Official')).toBeVisible();

  await shop.openList('/orders/list');
  sandbox.put(SHOP, {
    order_sn: CODE,
    item_list: [
      {
        item_id: 77,
        item_name: 'Áo thun',
        item_sku: sku,
        model_id: 0,
        model_quantity_purchased: 2,
        model_discounted_price: 129_000,
      },
    ],
  });
  expect(await sandbox.push(SHOP, CODE)).toBe(200);
  const filter = JSON.stringify({ platform_order_sn: [CODE] });
  await expect(async () => {
    await page.goto(`/orders/list?filter=${encodeURIComponent(filter)}`);
    await expect(shop.rows()).toHaveCount(1, { timeout: 1_500 });
  }).toPass({ timeout: 15_000 });
  await expect(shop.cells('receiver_name').first()).toContainText('Trần Thu Hà');

  const id = await shop.rows().first().getAttribute('data-row');
  await page.goto(`/orders/detail/${id}`);
  await shop.input('delivery_company').click();
  await page.getByRole('option', { name: /SPX/ }).click();
  await shop.input('delivery_order_id').fill(TRACKING);
  await page.keyboard.press('Control+s');
  const pushed = () => sandbox.calls.filter(({ path: at }) => at.endsWith('ship_order'));
  await expect
    .poll(() => pushed().map(({ key, error }) => [key, error]))
    .toEqual([[`tracking-${id}-${TRACKING}`, '']]);
  await page.reload();
  await expect(shop.input('delivery_order_id')).toHaveValue(TRACKING);
});
