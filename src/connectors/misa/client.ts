import { InvoicingError, type InvoicingCall } from '#contract/invoicing.ts';
import type { HttpAnswer } from '#contract/ports.ts';

/** JSON as they send it. */
export type Facts = Readonly<Record<string, unknown>>;

/** Their words for an account that is not good; everything else that they refuse is about the invoice. */
const ACCOUNT: ReadonlySet<string> = new Set([
  'InvalidAppID',
  'InactiveAppID',
  'UnAuthorize',
  'InvalidTaxCode',
]);

const BASE = '/api/integration';

/** Asks by a token of this call, which costs a call more and is never out of date. */
export async function ask(call: InvoicingCall, path: string, body: unknown): Promise<Facts> {
  const token = await takeToken(call);
  const { taxCode } = call.account;
  return post(call, path, body, { authorization: `Bearer ${token}`, companytaxcode: taxCode });
}

async function takeToken(call: InvoicingCall): Promise<string> {
  const { appId: appid, taxCode: taxcode, username, password } = call.account;
  const { data } = await post(call, '/auth/token', { appid, taxcode, username, password });
  if (typeof data !== 'string' || data === '') throw new InvoicingError('unknown', 'Misa gave no token');
  return data;
}

async function post(
  { http, account }: InvoicingCall,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Facts> {
  const answer = await http
    .send({
      method: 'POST',
      url: new URL(`${BASE}${path}`, account.url).href,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    .catch((error: unknown) => {
      throw new InvoicingError('unknown', `Misa did not answer: ${String(error)}`);
    });
  return readAnswer(answer, path);
}

function readAnswer({ status, body }: HttpAnswer, path: string): Facts {
  const facts = parse(String(body));
  if (!isFacts(facts) || status >= 500)
    throw new InvoicingError('unknown', `Misa answered ${path} with status ${status}`);
  if (facts['success'] === true) return facts;
  throw toError(toText(facts['errorCode']), toText(facts['descriptionErrorCode']));
}

/** What they refuse, in their words. */
export const toError = (code: string, text: string): InvoicingError =>
  new InvoicingError(ACCOUNT.has(code) ? 'account' : 'refused', `Misa: ${text || code} (${code})`);

/** A list that comes as a text of JSON within the JSON. */
export function readRows(text: unknown): Facts[] {
  const rows = typeof text === 'string' ? parse(text) : text;
  if (!Array.isArray(rows)) throw new InvoicingError('unknown', 'Misa answered without a list');
  return rows.filter(isFacts);
}

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
