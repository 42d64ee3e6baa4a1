import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MarketplaceCall, ShopCall } from '#contract/marketplace.ts';
import { shopee } from '#connectors/shopee/shopee.connector.ts';
import { startSandbox, type ShopeeSandbox } from '#connectors/shopee/sandbox.ts';
import { createHttp } from '#server/outgoing/createHttp.ts';

const SHOP = '715571443';
const LATER_MS = 10 * 60_000;

describe('the connector of Shopee, at its sandbox', () => {
  let sandbox: ShopeeSandbox;
  let time = new Date('2026-11-23T09:00:00Z');
  let call: MarketplaceCall;
  let shop: ShopCall;

  beforeAll(async () => {
    sandbox = await startSandbox(0, { now: () => time });
    const http = createHttp({
      allowed: [new URL(sandbox.url).host],
      now: () => time,
      log: () => undefined,
      pauseMs: 1,
    });
    const app = { url: sandbox.url, id: '2001887', key: 'test-partner-key-0001' };
    call = {
      http,
      app,
      get now() {
        return time;
      },
    };
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { token } = await shopee.exchange(call, { code: sandbox.grant(SHOP), shopId: SHOP });
    shop = { ...call, now: time, shopId: SHOP, token };
    sandbox.calls.length = 0;
  });

  const put = (code: string, more: object = {}) => sandbox.put(SHOP, { order_sn: code, ...more });

  it('sends a seller to agree, and takes what he comes back with once', async () => {
    const consent = shopee.toConsentUrl(call, 'http://localhost:3000/account-auth-shopee?state=a%20b');
    const page = await (await fetch(consent)).text();
    const [, link = ''] = /href="([^"]*)">Authorize Hoa Mai Official/.exec(page) ?? [];
    const back = new URL(link.replaceAll('&amp;', '&'));
    expect(back.searchParams.get('state')).toBe('a b');
    const given = shopee.readGrant(Object.fromEntries(back.searchParams));
    if (!given) throw new Error('no grant');
    const tokens = await shopee.exchange(call, given);
    expect(tokens.expiresAt.getTime() - time.getTime()).toBe(4 * 3_600_000);
    await expect(shopee.exchange(call, given)).rejects.toMatchObject({ reason: 'grant' });
    expect((await fetch(consent.replace(/sign=./, 'sign=x'))).status).toBe(403);
    expect(shopee.readGrant({ error: 'access_denied' })).toBeNull();
  });

  it('renews a token once', async () => {
    const first = await shopee.exchange(call, { code: sandbox.grant(SHOP), shopId: SHOP });
    const second = await shopee.refresh(call, { shopId: SHOP, refreshToken: first.refreshToken });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const again = shopee.refresh(call, { shopId: SHOP, refreshToken: first.refreshToken });
    await expect(again).rejects.toMatchObject({ reason: 'grant' });
    expect(await shopee.readShopName({ ...shop, token: second.token })).toBe('Hoa Mai Official');
  });

  it('is refused with a wrong key, a time that is over, a token that ended, and too many calls', async () => {
    const name = (more: Partial<ShopCall>) => shopee.readShopName({ ...shop, ...more });
    await expect(name({ app: { ...call.app, key: 'another' } })).rejects.toThrow('Wrong sign');
    await expect(name({ now: new Date(time.getTime() - LATER_MS) })).rejects.toThrow('Invalid timestamp');
    await expect(name({ token: 'another' })).rejects.toMatchObject({ reason: 'token' });
    sandbox.set({ ratePerSecond: 1 });
    await name({});
    await expect(name({})).rejects.toMatchObject({ reason: 'limit' });
    sandbox.set({ ratePerSecond: 0 });
    time = new Date(time.getTime() + 5 * 3_600_000);
    await expect(name({ now: time })).rejects.toMatchObject({ reason: 'token' });
  });

  it('reads all pages of what changed in a time, and the orders by fifties', async () => {
    const from = time;
    time = new Date(time.getTime() + 60_000);
    for (let at = 0; at < 205; at += 1) put(`ORDER${at}`);
    const codes = await shopee.listChanged(shop, { from, to: time });
    expect([codes.length, new Set(codes).size]).toEqual([205, 205]);
    const orders = await shopee.readOrders(shop, codes.slice(0, 60));
    expect(orders.map(({ code }) => code)).toEqual(codes.slice(0, 60));
    expect(sandbox.calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      ...Array<string>(3).fill('get_order_list'),
      ...Array<string>(2).fill('get_order_detail'),
    ]);
    const tooLong = { from: new Date(time.getTime() - 16 * 86_400_000), to: time };
    await expect(shopee.listChanged(shop, tooLong)).rejects.toThrow('15 days');
  });

  it('gives an order in our shapes', async () => {
    put('MAPPED', {
      order_status: 'SHIPPED',
      package_list: [{ logistics_status: 'LOGISTICS_PICKUP_DONE', shipping_carrier: 'Giao Hàng Nhanh' }],
      item_list: [
        {
          item_id: 12,
          item_name: 'Áo',
          item_sku: 'A1',
          model_id: 0,
          model_quantity_purchased: 2,
          model_discounted_price: 129_000,
        },
        {
          item_id: 12,
          item_name: 'Áo',
          item_sku: 'A1',
          model_id: 3,
          model_name: 'Đỏ, M',
          model_sku: 'A1-DO-M',
          model_quantity_purchased: 1,
          model_discounted_price: 99_000,
        },
      ],
    });
    const [order] = await shopee.readOrders(shop, ['MAPPED']);
    expect(order).toMatchObject({
      code: 'MAPPED',
      status: 'SHIPPED',
      isPending: false,
      isCanceled: false,
      deliveryStatus: 100,
      carrier: 'ghn',
      receiver: {
        name: 'Trần Thu Hà',
        phone: '84912345678',
        city: 'Hà Nội',
        district: 'Quận Cầu Giấy',
        ward: 'Phường Dịch Vọng',
      },
      lines: [
        { itemId: '12', modelId: null, sku: 'A1', name: 'Áo', quantity: 2, price: 129_000 },
        { itemId: '12', modelId: '3', sku: 'A1-DO-M', name: 'Áo – Đỏ, M', quantity: 1, price: 99_000 },
      ],
    });
    put('MAPPED', { order_status: 'A_NEW_WORD' });
    const [unknown] = await shopee.readOrders(shop, ['MAPPED']);
    expect(unknown).toMatchObject({ isPending: false, isCanceled: false, deliveryStatus: null });
  });

  it('ships an order once, and sees what was done when the answer was lost', async () => {
    put('SHIP');
    const push = { code: 'SHIP', tracking: 'SPXVN1', key: 'one' };
    sandbox.fail({ path: 'ship_order', isDone: true });
    await expect(shopee.pushTracking(shop, push)).rejects.toThrow('status 500');
    expect(await shopee.readTracking(shop, 'SHIP')).toBe('SPXVN1');
    await expect(shopee.pushTracking(shop, push)).rejects.toMatchObject({ reason: 'refused' });
    expect(sandbox.calls.flatMap(({ key }) => key ?? [])).toEqual(['one', 'one']);
  });

  it('reads what Shopee tells by itself', () => {
    const read = (message: object) => shopee.readPush(Buffer.from(JSON.stringify(message)));
    const data = { ordersn: '220810QSK8S7BX', status: 'PROCESSED', update_time: 1_660_123_127 };
    expect(read({ data, shop_id: 727_720_655, code: 3 })).toEqual({
      shopId: '727720655',
      kind: 'order',
      code: '220810QSK8S7BX',
    });
    expect(read({ shop_id: 7, code: 2 })).toMatchObject({ kind: 'disconnected', code: null });
    expect(read({ shop_id: 7, code: 10 })).toMatchObject({ kind: 'other' });
    expect(() => shopee.readPush(Buffer.from('no'))).toThrow(SyntaxError);
  });
});
