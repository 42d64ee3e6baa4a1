import { expect, test } from 'vitest';
import { createPage } from '#server/http/createPage.ts';
import { isPageAddress } from '#server/http/serveUi.ts';

const TEMPLATE = '<meta name="social" content="__SOCIAL__"><meta name="demo" content="__DEMO__">';
const SETTINGS = { clientKey: 'khuon', apiBase: '/api', isDemo: false, isDev: false };

test.each([
  [undefined, false],
  ['a=1; khuon_social=1', true],
  ['khuon_social=1; a=1', true],
  ['khuon_social=10', false],
  ['not_khuon_social=1', false],
])('the social SDK is allowed where the browser asks for it only: %s', (cookie, isAllowed) => {
  const { html, contentPolicy } = createPage(TEMPLATE, SETTINGS, cookie);
  expect(html).toContain(`name="social" content="${isAllowed ? 1 : 0}"`);
  expect(contentPolicy.includes('facebook')).toBe(isAllowed);
  expect(contentPolicy).toContain(isAllowed ? 'frame-src https://www.facebook.com' : "frame-src 'none'");
  expect(contentPolicy).toContain(
    isAllowed ? "script-src 'self' https://connect.facebook.net" : "script-src 'self';",
  );
});

test.each([
  ['/orders/list', true],
  ['/v2/old/index.html', true],
  ['/v2', true],
  ['/assets/x.js', false],
  ['/x.html', false],
  ['/api/v2', false],
])('%s is the address of a page: %s', (url, isPage) => expect(isPageAddress(url)).toBe(isPage));
