import { createHmac } from 'node:crypto';
import type { HttpAnswer, HttpPort } from '#contract/ports.ts';

/* Facebook's Graph API: how its nodes are asked and what its errors mean. Pages and ads speak it. */

const BASE = 'https://graph.facebook.com';
export const VERSION = 'v23.0';

export type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers come as texts and as numbers. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * `token`: it is over, or was taken back. `right`: it does not allow this. `refused`: they say no for good. `passing`: no answer, or not now;
 * whether it was done nobody knows.
 */
export type GraphFailure = 'token' | 'right' | 'refused' | 'passing';

export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly reason: GraphFailure;

  constructor(reason: GraphFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface GraphCall {
  http: HttpPort;
  /** Another address than Facebook's own, as of a sandbox. */
  url: string | null;
  token?: string;
  /** The app's: with it a call by a token is signed. */
  secret?: string;
}

export interface Question {
  /** A node, or an edge of it: `['act_7', 'insights']`. */
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
  /** Makes it a POST; `isOnce`: sent once only, as a code is good once. */
  form?: Readonly<Record<string, string>>;
  isOnce?: boolean;
  isDelete?: boolean;
}

/** Proves that whoever holds a token holds the secret of its app too: https://developers.facebook.com/docs/graph-api/guides/secure-requests. */
export const toProof = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('hex');

/** Asks a node or an edge of it. The token goes in a header: addresses are written into logs of what lies between. */
export async function ask({ http, ...by }: GraphCall, question: Question): Promise<Facts> {
  const { form, isOnce, isDelete } = question;
  const answer = await http
    .send({
      method: isDelete ? 'DELETE' : form ? 'POST' : 'GET',
      url: toAddress(by, question),
      headers: {
        ...(by.token && { authorization: `Bearer ${by.token}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: String(new URLSearchParams(form)) }),
      isIdempotent: isOnce !== true,
    })
    .catch((error: unknown) => {
      throw new GraphError('passing', `Facebook did not answer: ${String(error)}`);
    });
  return readAnswer(answer);
}

function toAddress({ url, token, secret }: Omit<GraphCall, 'http'>, { path, query = {} }: Question): string {
  const node = path.map((part) => encodeURIComponent(part)).join('/');
  const address = new URL(`${(url ?? BASE).replace(/\/$/, '')}/${VERSION}/${node}`);
  const signed = { ...query, ...(token && secret && { appsecret_proof: toProof(secret, token) }) };
  for (const [name, value] of Object.entries(signed)) address.searchParams.set(name, value);
  return address.href;
}

/** Rows of an edge, page after page, at most `pages` of them; `isWhole`: there are no more. */
export async function askRows(
  call: GraphCall,
  { path, query = {} }: Pick<Question, 'path' | 'query'>,
  pages: number,
): Promise<{ rows: readonly unknown[]; isWhole: boolean }> {
  const rows: unknown[] = [];
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const facts = await ask(call, { path, query: { ...query, ...(after !== undefined && { after }) } });
    const { data } = facts;
    if (!Array.isArray(data)) throw new GraphError('passing', 'Facebook answered without rows');
    rows.push(...(data as unknown[]));
    after = toNext(facts);
    if (after === undefined) return { rows, isWhole: true };
  }
  return { rows, isWhole: false };
}

/** Where the next page begins; the last one names no `next`, and still a cursor. */
function toNext({ paging }: Facts): string | undefined {
  if (!isFacts(paging) || paging['next'] === undefined || !isFacts(paging['cursors'])) return undefined;
  return toText(paging['cursors']['after']) || undefined;
}

function readAnswer({ status, body }: HttpAnswer): Facts {
  const facts = parse(String(body));
  if (!facts) throw new GraphError('passing', `Facebook answered with status ${status}`);
  const error = facts['error'];
  if (isFacts(error)) throw toError(error);
  if (status >= 400) throw new GraphError('passing', `Facebook answered with status ${status}`);
  return facts;
}

const TOKEN: ReadonlySet<number> = new Set([102, 190]);
/** Too many calls, of an app, a page or an account, or a fault of theirs. */
const PASSING: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 368, 613]);

/** What the number of an error means; limits of a kind of business are numbered from 80000. */
function toFailure(code: number, isTransient: boolean): GraphFailure {
  if (TOKEN.has(code)) return 'token';
  if (code === 10 || (code >= 200 && code < 300)) return 'right';
  const isLimit = code >= 80_000 && code <= 80_014;
  return isTransient || isLimit || PASSING.has(code) ? 'passing' : 'refused';
}

/** Their words for people, where they have some. */
function toError(error: Facts): GraphError {
  const code = Number(error['code']);
  const subcode = error['error_subcode'];
  const words = toText(error['error_user_msg']) || toText(error['message']);
  const text = `Facebook: ${words} (${code}${subcode === undefined ? '' : `/${Number(subcode)}`})`;
  return new GraphError(toFailure(code, error['is_transient'] === true), text);
}

function parse(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
