import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

type Json = Readonly<Record<string, unknown>>;

/** An invoice as the sandbox has issued it. */
export interface SandboxInvoice {
  RefID: string;
  TransactionID: string;
  InvNo: string;
  InvSeries: string;
  InvCode: string;
  InvDate: string;
  isCanceled: boolean;
}

/** What goes wrong at the next call of a path: `isDone` does it and loses the answer. */
interface Fault {
  path: string;
  isDone: boolean;
}

/** A meInvoice of one's own: checks who asks and what adds up, numbers without gaps, and loses answers on wish. */
export interface MisaSandbox {
  url: string;
  /** What was asked, the wrong calls too. */
  calls: { path: string; body: unknown }[];
  invoices: SandboxInvoice[];
  emails: Json[];
  fail(fault: Fault): void;
  close(): Promise<void>;
}

/** The account that the sandbox knows. */
export const SANDBOX_ACCOUNT = {
  appid: 'sandbox-app-0001',
  username: 'hoamai',
  password: 'sandbox-password',
} as const;

const TOKEN = 'sandbox-token';
const SERIES = /^[1-6][CK]\d{2}[A-Z][A-Z0-9]{2}$/;

class Refused extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

interface State {
  invoices: SandboxInvoice[];
  emails: Json[];
}

/** Starts a sandbox; port 0 takes a free one. */
export async function startSandbox(port = 0): Promise<MisaSandbox> {
  const state: State = { invoices: [], emails: [] };
  const calls: MisaSandbox['calls'] = [];
  const faults: Fault[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname.replace('/api/integration', '');
    const body = await readJson(request);
    calls.push({ path, body });
    const at = faults.findIndex((fault) => fault.path === path);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault && !fault.isDone) return void response.writeHead(502).end();
    const facts = serve(state, path, body, request);
    if (fault) return void response.writeHead(504).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(facts));
  }

  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server, port);
  return {
    url,
    calls,
    ...state,
    fail: (fault) => void faults.push(fault),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function serve(state: State, path: string, body: unknown, { headers }: IncomingMessage): Json {
  try {
    if (path === '/auth/token') return giveToken(body as Json);
    if (headers.authorization !== `Bearer ${TOKEN}`) throw new Refused('UnAuthorize', 'Sai token.');
    const call = CALLS[path];
    if (!call) throw new Refused('NotFound', `There is no ${path}.`);
    return { success: true, ...call(state, body) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { success: false, errorCode: error.code, descriptionErrorCode: error.message };
  }
}

const CALLS: Readonly<Record<string, (state: State, body: unknown) => Json>> = {
  '/invoice': (state, body) => {
    const [invoice = {}] = (body as { InvoiceData: Json[] }).InvoiceData;
    return { publishInvoiceResult: JSON.stringify([publish(state, invoice)]) };
  },
  '/invoice/status': ({ invoices }, body) => ({
    data: JSON.stringify(invoices.filter(({ RefID }) => (body as string[]).includes(RefID))),
  }),
  '/invoice/cancel': (state, body) => {
    find(state, body).isCanceled = true;
    return { data: null };
  },
  '/invoice/sendemail': (state, body) => {
    find(state, body);
    state.emails.push(body as Json);
    return { data: null };
  },
};

function giveToken(body: Json): Json {
  const isKnown = Object.entries(SANDBOX_ACCOUNT).every(([name, value]) => body[name] === value);
  if (!isKnown) throw new Refused('InvalidAppID', 'Sai thông tin đăng nhập.');
  return { success: true, data: TOKEN };
}

function find({ invoices }: State, body: unknown): SandboxInvoice {
  const found = invoices.find(({ TransactionID }) => TransactionID === (body as Json)['TransactionID']);
  if (!found) throw new Refused('NotFound', 'Không có hóa đơn này.');
  return found;
}

function publish({ invoices }: State, invoice: Json): Json {
  const [RefID, InvSeries] = [String(invoice['RefID']), String(invoice['InvSeries'])];
  const refused = (ErrorCode: string, Description: string): Json => ({ RefID, ErrorCode, Description });
  if (!SERIES.test(InvSeries)) return refused('InvSeriesNotExist', 'Ký hiệu hóa đơn không tồn tại.');
  if (invoices.some((one) => one.RefID === RefID)) return refused('InvoiceDuplicated', 'Trùng hóa đơn.');
  if (!addsUp(invoice)) return refused('InvalidXMLData', 'Tổng tiền không khớp chi tiết.');
  if (invoice['BuyerTaxCode'] === '0000000000')
    return refused('InvalidBuyerTaxCode', 'MST người mua không tồn tại.');
  const number = invoices.filter((one) => one.InvSeries === InvSeries).length + 1;
  const issued = {
    RefID,
    TransactionID: `TX${String(invoices.length + 1).padStart(6, '0')}`,
    InvNo: String(number).padStart(8, '0'),
    InvSeries,
    InvCode: `00${RefID.replaceAll('-', '').slice(0, 32).toUpperCase()}`,
    InvDate: String(invoice['InvDate']),
    isCanceled: false,
  };
  invoices.push(issued);
  return issued;
}

/** Whether lines, rates and totals say the same. */
function addsUp(invoice: Json): boolean {
  const sum = (rows: unknown, name: string) =>
    (rows as Json[]).reduce((total, row) => total + Number(row[name]), 0);
  return (['AmountWithoutVAT', 'VATAmount'] as const).every((name) => {
    const total = Number(invoice[`Total${name}OC`]);
    const parts = [invoice['OriginalInvoiceDetail'], invoice['TaxRateInfo']];
    return parts.every((rows) => sum(rows, `${name}OC`) === total);
  });
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = String(Buffer.concat(chunks));
  return text === '' ? {} : (JSON.parse(text) as unknown);
}
