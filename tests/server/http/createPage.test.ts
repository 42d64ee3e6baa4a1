import { expect, test } from 'vitest';
import { createPage } from '#server/http/createPage.ts';
import { isPageAddress } from '#server/http/serveUi.ts';

const TEMPLATE = '<meta name="demo" content="__DEMO__">';
const SETTINGS = { clientKey: 'khuon', apiBase: '/api', isDemo: false, isDev: false };

test('the policy allows own scripts and the social SDK by its exact addresses, nothing else', () => {
  const { contentPolicy } = createPage(TEMPLATE, SETTINGS);
  const scripts = /script-src ([^;]*)/.exec(contentPolicy)?.[1]?.split(' ');
  expect(scripts).toEqual([
    "'self'",
    'https://connect.facebook.net/vi_VN/sdk.js',
    'https://connect.facebook.net/en_US/sdk.js',
    'https://connect.facebook.net/zh_CN/sdk.js',
  ]);
  expect(contentPolicy).toContain("default-src 'none'");
  expect(contentPolicy).not.toMatch(/unsafe|\*/);
});

test.each([
  ['/orders/list', true],
  ['/v2/old/index.html', true],
  ['/v2', true],
  ['/assets/x.js', false],
  ['/x.html', false],
  ['/api/v2', false],
])('%s is the address of a page: %s', (url, isPage) => expect(isPageAddress(url)).toBe(isPage));

test('what the installation says of its provider stands in the page as text', () => {
  const template =
    '<meta content="__PROVIDER_CONTACT__"><meta content="__DATA_KEPT_DAYS__"><meta content="__DEMO__">';
  const settings = { ...SETTINGS, providerContact: 'A "B" <c> & $& 1900', keptDays: 90 };
  expect(createPage(template, settings).html).toBe(
    '<meta content="A &quot;B&quot; &lt;c&gt; &amp; $&amp; 1900"><meta content="90"><meta content="0">',
  );
  expect(createPage(template, SETTINGS).html).toBe('<meta content=""><meta content=""><meta content="0">');
});
