import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Refused } from './sandbox/calls.ts';
import { consentPage, controlPage } from './sandbox/pages.ts';
import { send, toPush, toShopPush } from './sandbox/push.ts';
import { checkSignature, serve } from './sandbox/serve.ts';
import {
  addShop,
  createState,
  grant,
  putOrder,
  secondsOf,
  type Fault,
  type SandboxCall,
  type Json,
  type SandboxOrder,
  type SandboxSettings,
  type SandboxShop,
} from './sandbox/state.ts';

/** How a message is sent. */
export interface PushOptions {
  /** Signed by somebody else. */
  forged?: boolean;
  /** As the order was then, so that messages come in another order than things happened. */
  order?: SandboxOrder;
}

/** A Shopee of one's own: speaks the dialect, checks what it is sent, and does on wish what goes wrong over there. */
export interface ShopeeSandbox {
  url: string;
  /** What was asked, the wrong calls too. */
  calls: SandboxCall[];
  /** A code as a seller who agrees gets it. */
  grant(shopId: string): string;
  put(shopId: string, order: Json & { order_sn: string }): SandboxOrder;
  /** Tells of an order; gives the status of the answer. */
  push(shopId: string, code: string, options?: PushOptions): Promise<number>;
  /** The seller takes his shop back (2), or is to renew it soon (12). */
  pushShop(shopId: string, code: 2 | 12): Promise<number>;
  /** What may be sold in a shop, by item and model: `1000123 0`. */
  stock(shopId: string): ReadonlyMap<string, number>;
  /** Buyers have put so many into their carts: less is refused. */
  reserve(shopId: string, key: string, quantity: number): void;
  /** What its articles cost, likewise. */
  prices(shopId: string): ReadonlyMap<string, number>;
  /** The price of an article is fixed by a promotion, or no more. */
  promote(shopId: string, key: string, isOn: boolean): void;
  fail(fault: Fault): void;
  /** All tokens of a shop end now; `isAll`: those to refresh with too. */
  expire(shopId: string, isAll?: boolean): void;
  set(settings: Partial<SandboxSettings>): void;
  close(): Promise<void>;
}

const DEFAULTS: SandboxSettings = {
  partnerId: '2001887',
  partnerKey: 'test-partner-key-0001',
  now: () => new Date(),
  accessSeconds: 4 * 3600,
  ratePerSecond: 0,
  pushUrl: 'http://localhost:3000/hooks/orders/shopee',
};

const SHOPS = [
  ['715571443', 'Hoa Mai Official'],
  ['715571444', 'Hoa Mai Mall'],
] as const;

/** Starts a sandbox; port 0 takes a free one. */
export async function startSandbox(
  port = 0,
  settings: Partial<SandboxSettings> = {},
): Promise<ShopeeSandbox> {
  const state = createState({ ...DEFAULTS, ...settings });
  for (const [id, name] of SHOPS) addShop(state, id, name);
  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server, port);

  function shopOf(id: string): SandboxShop {
    const shop = state.shops.get(id);
    if (!shop) throw new Refused('error_param', `There is no shop ${id}.`);
    return shop;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const query = Object.fromEntries(searchParams);
    try {
      if (pathname === '/') return html(response, controlPage(state));
      if (pathname === '/__control/order') return await control(request, response);
      if (pathname === '/api/v2/shop/auth_partner') {
        checkSignature(state, pathname, query);
        return html(response, consentPage(state, query['redirect'] ?? url));
      }
      const body = await readJson(request);
      const { status, body: facts } = serve(state, { path: pathname, query, body, key: keyOf(request) });
      json(response, status, facts);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      json(response, 403, { error: error.error, message: error.message });
    }
  }

  /** A button of the page: a new order, or what becomes of one; and Shopee tells of it. */
  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { shop_id, sku, ...given } = Object.fromEntries(new URLSearchParams(await readText(request)));
    const shop = shopOf(shop_id ?? '');
    const code = given['order_sn'] ?? `SB${secondsOf(state)}`;
    const order = putOrder(state, shop, {
      ...given,
      order_sn: code,
      ...(sku && { item_list: [itemOf(sku)] }),
    });
    void send(toPush(state, { shop, order }));
    response.writeHead(303, { location: '/' }).end();
  }

  return {
    url,
    calls: state.calls,
    grant: (id) => grant(state, shopOf(id)),
    put: (id, order) => putOrder(state, shopOf(id), order),
    async push(id, code, { forged = false, order } = {}) {
      const shop = shopOf(id);
      const sent = order ?? shop.orders.get(code);
      if (!sent) throw new Error(`there is no order ${code}`);
      return send(toPush(state, { shop, order: sent, forged }));
    },
    pushShop: (id, code) => send(toShopPush(state, shopOf(id), code)),
    stock: (id) => shopOf(id).stock,
    reserve: (id, key, quantity) => void shopOf(id).reserved.set(key, quantity),
    prices: (id) => shopOf(id).prices,
    promote: (id, key, isOn) => void shopOf(id).promoted[isOn ? 'add' : 'delete'](key),
    fail: ({ times = 1, status = 500, error = '', isDone = false, path }) =>
      void state.faults.push({ path, times, status, error, isDone }),
    expire(id, isAll = false) {
      const shop = shopOf(id);
      shop.tokens.clear();
      if (isAll) shop.refreshTokens.clear();
    },
    set: (more) => void Object.assign(state.settings, more),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const itemOf = (sku: string): Json => ({
  item_id: 1_000_000 + ([...sku].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_000),
  item_name: `Sản phẩm ${sku}`,
  item_sku: sku,
  model_id: 0,
  model_quantity_purchased: 2,
  model_original_price: 139_000,
  model_discounted_price: 129_000,
});

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

const html = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);

const json = (response: ServerResponse, status: number, body: Json): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return String(Buffer.concat(chunks));
}

async function readJson(request: IncomingMessage): Promise<Json> {
  const text = await readText(request);
  return text === '' ? {} : (JSON.parse(text) as Json);
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}
