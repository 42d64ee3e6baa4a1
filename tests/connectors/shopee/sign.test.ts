import { expect, it } from 'vitest';
import { shopee } from '#connectors/shopee/shopee.connector.ts';
import { isSame, signCall, signPush } from '#connectors/shopee/sign.ts';

const KEY = 'test-partner-key-0001';
const shop = {
  partnerId: '2001887',
  path: '/api/v2/shop/get_shop_info',
  timestamp: 1_655_714_431,
  token: '59777174636562737266615546704c6d',
  shopId: '14701711',
};

it('signs calls for a shop and public ones as the vectors say', () => {
  expect(signCall(KEY, shop)).toBe('d2db163247e3f9df1c149cf7564935be79eeb961dc9b8368ec712ee3b69b505f');
  const { token: _token, shopId: _shop, ...open } = shop;
  expect(signCall(KEY, { ...open, path: '/api/v2/auth/token/get' })).toBe(
    '454c2be0183d277950ed3b4c0a81e64ae335a02dbcc56afb1f716533efc67129',
  );
  expect(() => signCall('', shop)).toThrow('empty');
});

it('knows a push by the address as it is registered and the bytes as they came, and nothing else', () => {
  const url = 'https://example.test/hooks/shopee';
  const rawBody = Buffer.from('{"a":1}');
  const signature = '88207bd425e8e8ad50b48e4a9a867bd9e4e044922b8360a7e03e3d95af5a0910';
  expect(signPush(KEY, url, rawBody)).toBe(signature);
  const app = { id: '2001887', key: KEY, url: 'https://example.test' };
  const judge = (more: object = {}, by = app) => shopee.isSigned(by, { url, signature, rawBody, ...more });
  expect(judge()).toBe(true);
  for (let at = 0; at < rawBody.length; at += 1) {
    const changed = Buffer.from(rawBody);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(judge({ rawBody: changed })).toBe(false);
  }
  for (const more of [{ url: `${url}/` }, { signature: '' }, { signature: signature.toUpperCase() }])
    expect(judge(more)).toBe(false);
  expect(judge({}, { ...app, key: '' })).toBe(false);
  expect([isSame('a', 'a'), isSame('a', 'b'), isSame('a', 'ab')]).toEqual([true, false, false]);
});
