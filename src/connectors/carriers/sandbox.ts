import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { JT_ACCOUNT, jtDialect } from './jtSandbox.ts';
import { cancel, type Dialect } from './sandboxDialect.ts';
import { checkGhn, createGhn, createGhtk, createViettelPost, feeOfGhn, findGhn } from './sandboxParcels.ts';
import { feeFor, isEmpty, type Json, type Said, type SandboxParcel, type State } from './sandboxState.ts';
import { SPX_ACCOUNT, spxDialect } from './spxSandbox.ts';

/** The accounts that the sandbox knows, one at each carrier. */
export const SANDBOX_ACCOUNTS = {
  ghn: { token: 'sandbox-ghn-token', shop_id: '886410' },
  ghtk: { token: 'sandbox-ghtk-token' },
  viettel_post: { username: 'hoamai@example.vn', password: 'sandbox-password' },
  jt: JT_ACCOUNT,
  spx: SPX_ACCOUNT,
} as const;

const VTP_TOKEN = 'sandbox-vtp-token';

/** Carriers of one's own, each in its dialect at an address of its own: they check who asks, and refuse what is on its way already. */
export interface CarrierSandbox {
  url: Readonly<Record<keyof typeof SANDBOX_ACCOUNTS, string>>;
  /** What was asked, the wrong calls too. */
  calls: { path: string; body: Json }[];
  /** Tracking codes of parcels that were canceled. */
  canceled: string[];
  /** Parcels that were made, by the code of whoever had them made. */
  made: ReadonlyMap<string, SandboxParcel>;
  /** A parcel is fetched: it cannot be canceled any more. */
  fetch(tracking: string): void;
  /** The next call of a path has no answer; `isDone` does it all the same. */
  fail(path: string, isDone?: boolean): void;
  /** The next call of a path waits for its answer until the sandbox is closed. */
  stall(path: string): void;
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;

function previewGhn(body: Json): Said {
  const expected_delivery_time = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const data = { order_code: '', total_fee: feeOfGhn(body), expected_delivery_time };
  return checkGhn(body) ?? { facts: { code: 200, message: 'Success', data } };
}

/** GHTK serves no islands. */
function priceGhtk(query: URLSearchParams): Said {
  if (isEmpty(query.get('province')) || isEmpty(query.get('pick_province')))
    return { facts: { success: false, message: 'Thiếu tỉnh thành.' } };
  if (isEmpty(query.get('pick_ward')))
    return { facts: { success: false, message: 'Thiếu phường xã lấy hàng.' } };
  const delivery = !query.get('address')?.includes('Đảo');
  return {
    facts: { success: true, message: '', fee: { fee: feeFor(query.get('weight')) + 2_000, delivery } },
  };
}

/** A slow service, and a fast one that costs more. */
function priceViettelPost(body: Json): Said {
  const fee = feeFor(body['PRODUCT_WEIGHT']);
  const RESULT = [
    { MA_DV_CHINH: 'VHT', TEN_DICHVU: 'Hỏa tốc', GIA_CUOC: fee * 2, THOI_GIAN: '24 giờ' },
    { MA_DV_CHINH: 'VTK', TEN_DICHVU: 'Tiết kiệm', GIA_CUOC: fee - 1_000, THOI_GIAN: '72.0 giờ' },
  ];
  return { facts: { RESULT, SENDER_ADDRESS: {}, RECEIVER_ADDRESS: {} } };
}

const DIALECTS: Readonly<Record<string, Dialect>> = {
  ghn(state, { path, body, headers }) {
    const { token, shop_id } = SANDBOX_ACCOUNTS.ghn;
    if (headers['token'] !== token || headers['shopid'] !== shop_id)
      return { status: 401, facts: { code: 401, message: 'Token is not valid!', data: null } };
    if (path === '/v2/shipping-order/preview') return previewGhn(body);
    if (path === '/v2/shipping-order/create') return createGhn(state, body);
    if (path === '/v2/shipping-order/detail-by-client-code') return findGhn(state, body);
    if (path !== '/v2/switch-status/cancel')
      return { status: 404, facts: { code: 404, message: 'Not found' } };
    const data = (body['order_codes'] as string[]).map((order_code) => {
      const problem = cancel(state, order_code);
      return { order_code, result: problem === null, message: problem ?? 'OK' };
    });
    return { facts: { code: 200, message: 'Success', data } };
  },
  ghtk(state, { path, body, query, headers }) {
    if (headers['token'] !== SANDBOX_ACCOUNTS.ghtk.token)
      return { status: 403, facts: { success: false, message: 'Token không hợp lệ.' } };
    if (path === '/services/shipment/fee') return priceGhtk(query);
    if (path === '/services/shipment/order/') return createGhtk(state, body);
    const [, tracking] = /^\/services\/shipment\/cancel\/(.+)$/.exec(path) ?? [];
    if (tracking === undefined) return { status: 404, facts: { success: false, message: 'Not found' } };
    const problem = cancel(state, decodeURIComponent(tracking));
    return { facts: { success: problem === null, message: problem ?? '', log_id: '1' } };
  },
  viettel_post(state, { path, body, headers }) {
    const refused = (status: number, message: string): Said => ({
      facts: { status, error: true, message, data: null },
    });
    const { username, password } = SANDBOX_ACCOUNTS.viettel_post;
    if (path === '/v2/user/Login')
      return body['USERNAME'] === username && body['PASSWORD'] === password
        ? { facts: { status: 200, error: false, message: 'OK', data: { token: VTP_TOKEN } } }
        : refused(201, 'Tài khoản hoặc mật khẩu không đúng.');
    if (headers['token'] !== VTP_TOKEN) return refused(202, 'Token invalid');
    if (path === '/v2/order/getPriceAllNlp') return priceViettelPost(body);
    if (path === '/v2/order/createOrderNlp') return createViettelPost(state, body);
    if (path !== '/v2/order/UpdateOrder' || body['TYPE'] !== 4) return refused(204, 'Not supported');
    const problem = cancel(state, String(body['ORDER_NUMBER']));
    return problem === null
      ? { facts: { status: 200, error: false, message: 'OK', data: null } }
      : refused(204, problem);
  },
  jt: jtDialect,
  spx: spxDialect,
};

/** Starts a sandbox; port 0 takes a free one. */
export async function startSandbox(port = 0): Promise<CarrierSandbox> {
  const state: State = { canceled: [], fetched: new Set(), made: new Map() };
  const calls: CarrierSandbox['calls'] = [];
  const faults: { path: string; isDone: boolean }[] = [];
  const stalled: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
    const [, name = '', path = '/'] = /^\/([a-z_]+)(\/.*)$/.exec(pathname) ?? [];
    const text = await readText(request);
    const body = toJson(text);
    calls.push({ path, body: request.method === 'GET' ? Object.fromEntries(query) : body });
    const waiting = stalled.indexOf(path);
    if (waiting >= 0) return void stalled.splice(waiting, 1);
    const at = faults.findIndex((fault) => fault.path === path);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault && !fault.isDone) return void response.writeHead(502).end();
    const dialect = DIALECTS[name];
    const said = dialect ? dialect(state, { path, body, text, query, headers: request.headers }) : null;
    if (fault || !said) return void response.writeHead(fault ? 504 : 404).end();
    response
      .writeHead(said.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(said.facts));
  }

  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server, port);
  return {
    url: {
      ghn: `${url}/ghn`,
      ghtk: `${url}/ghtk`,
      viettel_post: `${url}/viettel_post`,
      jt: `${url}/jt`,
      spx: `${url}/spx`,
    },
    calls,
    canceled: state.canceled,
    made: state.made,
    fetch: (tracking) => void state.fetched.add(tracking),
    fail: (path, isDone = false) => void faults.push({ path, isDone }),
    stall: (path) => void stalled.push(path),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return String(Buffer.concat(chunks));
}

/** J&T is sent a form with JSON in it. */
function toJson(text: string): Json {
  const json = text.startsWith('{') ? text : new URLSearchParams(text).get('bizContent');
  return json ? (JSON.parse(json) as Json) : {};
}
