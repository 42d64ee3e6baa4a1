import { expect, test, type Page } from '@playwright/test';
import { login, Shop } from './Shop.ts';

/** Leads that wait for the agent himself, whatever other journeys took. */
async function addLeads(page: Page, count: number): Promise<void> {
  const headers = await login(page.request, 'crm');
  const me = (await (await page.request.post('/api/me', { headers, data: {} })).json()) as {
    identity_id: number;
  };
  const first = Date.now() % 1_000_000;
  for (let at = 0; at < count; at += 1) {
    const made = await page.request.post('/api/lead', {
      data: {
        phone: `0977${String((first + at) % 1_000_000).padStart(6, '0')}`,
        name: `Khách ${at}`,
        address: '12 Láng Hạ',
        account_id: me.identity_id,
      },
      headers,
    });
    expect(made.status(), await made.text()).toBe(201);
  }
}

// Both are the same agent's, who has one card at a time.
test.describe.configure({ mode: 'serial' });

test('an agent works fifty leads by the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const shop = new Shop(page);
  await addLeads(page, 52);
  await shop.signIn('crm');
  await page.goto('/crm/lead-call');
  const card = page.locator('[data-lead]');
  await expect(card).toBeVisible();
  await expect(page.locator('[data-desk="script"]')).toBeVisible();
  const seen = new Set<string>();
  const started = Date.now();
  for (let at = 0; at < 50; at += 1) {
    const id = (await card.getAttribute('data-lead')) ?? '';
    expect(seen.has(id), `lead ${id} is given once`).toBe(false);
    seen.add(id);
    const done = page.waitForResponse((reply) => reply.url().endsWith('/lead-call'));
    if (at % 7 === 5) await page.keyboard.press('ArrowRight');
    await page.keyboard.press(['2', '3', '4', '6', '7', '5', '8'][at % 7] ?? '2');
    if (at % 7 >= 5) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.locator('[data-action="send"]').focus();
      await page.keyboard.press('Enter');
    }
    expect((await done).status(), await (await done).text()).toBe(200);
    await expect(page.locator(`[data-lead="${id}"]`)).toHaveCount(0);
    await expect(page.locator('[data-lead], [data-desk="empty"]').first()).toBeVisible();
    // The next one opens by itself in a moment; who is fast does not wait for it.
    await page.keyboard.press('F2');
  }
  console.log(`50 leads by keyboard: ${Math.round((Date.now() - started) / 50)} ms each`);
  expect(seen.size).toBe(50);
});

test('a result is taken back by a key, and whoever leaves a card is asked', async ({ page }) => {
  const shop = new Shop(page);
  await addLeads(page, 3);
  await shop.signIn('crm');
  await page.goto('/crm/lead-call');
  const card = page.locator('[data-lead]');
  const id = (await card.getAttribute('data-lead')) ?? '';
  await page.keyboard.press('6');
  await expect(page.locator(`[data-lead="${id}"]`)).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.locator(`[data-lead="${id}"]`)).toBeVisible();
  await page.keyboard.press('F4');
  await page.keyboard.type('Khách bận 123');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toContainText('Rời thẻ này?');
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-lead="${id}"]`)).toBeVisible();
  // Leaving with a result, the next card does not open.
  await page.keyboard.press('Escape');
  const done = page.waitForResponse((reply) => reply.url().endsWith('/lead-call'));
  await page.keyboard.press('3');
  expect((await done).status()).toBe(200);
  await expect(page).toHaveURL(/\/crm\/lead-telesale/);
});

test('the next card opens by itself after three seconds, unless the agent takes a breath', async ({
  page,
}) => {
  const shop = new Shop(page);
  await addLeads(page, 3);
  await shop.signIn('crm');
  await page.goto('/crm/lead-call');
  const card = page.locator('[data-lead]');
  const id = (await card.getAttribute('data-lead')) ?? '';
  await page.locator('[data-desk="phone"] a').evaluate((link) => link.removeAttribute('href'));
  await page.locator('[data-desk="phone"] a').click();
  await expect(page.getByRole('timer')).toContainText('0:0');
  await page.locator('[data-desk="phone"] a').evaluate((link) => (link as HTMLElement).blur());
  await page.keyboard.press('2');
  await expect(page.locator('[data-desk="next-in"]')).toContainText('Khách tiếp theo sau');
  await page.keyboard.press(' ');
  await expect(page.locator('[data-desk="next-in"]')).toHaveCount(0);
  await page.waitForTimeout(3_500);
  await expect(card).toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(card).toBeVisible({ timeout: 6_000 });
  expect(await card.getAttribute('data-lead')).not.toBe(id);
});

test('goods and what is missing are typed at the desk, until the lead is ready', async ({ page }) => {
  const shop = new Shop(page);
  await addLeads(page, 2);
  await shop.signIn('crm');
  await page.goto('/crm/lead-call');
  const card = page.locator('[data-lead]');
  await expect(card).toBeVisible();
  const id = (await card.getAttribute('data-lead')) ?? '';
  const lines = page.locator('[data-desk="lines"]');
  while ((await lines.locator('[data-line]').count()) > 0)
    await lines.locator('[data-action="remove-line"]').first().click();
  await page.keyboard.press('1');
  await expect(page.locator('[data-error="goods_id"]'), 'no goods').toBeVisible();
  await lines.locator('[data-input="goods_id"] input').fill('a');
  await page.getByRole('option').first().click();
  await expect(lines.locator('[data-line]')).toHaveCount(1);
  await lines.locator('[data-input="quantity"] input').fill('2');
  await page.locator('[data-input="ward"] input').fill('Láng Hạ');
  await page.keyboard.press('Escape');
  const done = page.waitForResponse((reply) => reply.url().endsWith('/lead-call'));
  await page.keyboard.press('1');
  expect((await done).status(), await (await done).text()).toBe(200);
  await expect(page.locator(`[data-lead="${id}"]`)).toHaveCount(0);
});
