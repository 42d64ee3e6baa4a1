import { createHmac } from 'node:crypto';
import type { HttpAnswer } from '#contract/ports.ts';
import { PageError, type PageCall } from '#contract/socialPages.ts';

/* Facebook's Graph API as pages use it. */

const BASE = 'https://graph.facebook.com';
export const VERSION = 'v23.0';

export type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers come as texts and as numbers. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface Question {
  path: readonly string[];
  /** With it the call is signed; without it the app answers for itself. */
  token?: string;
  query?: Readonly<Record<string, string>>;
  /** Makes it a POST; `isOnce`: sent once only, as a code is good once. */
  form?: Readonly<Record<string, string>>;
  isOnce?: boolean;
}

/** Proves that whoever holds a token holds the secret of its app too: https://developers.facebook.com/docs/graph-api/guides/secure-requests. */
export const toProof = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(token).digest('hex');

/** Asks a node or an edge of it. The token goes in a header: addresses are written into logs of what lies between. */
export async function ask(
  { http, app }: PageCall,
  { path, token, query = {}, form, isOnce }: Question,
): Promise<Facts> {
  const signed = { ...query, ...(token && { appsecret_proof: toProof(app.secret, token) }) };
  const node = path.map((part) => encodeURIComponent(part)).join('/');
  const url = new URL(`${(app.url ?? BASE).replace(/\/$/, '')}/${VERSION}/${node}`);
  for (const [name, value] of Object.entries(signed)) url.searchParams.set(name, value);
  const authorization = `Bearer ${token ?? `${app.id}|${app.secret}`}`;
  const answer = await http
    .send({
      method: form ? 'POST' : 'GET',
      url: url.href,
      headers: { authorization, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { body: String(new URLSearchParams(form)) }),
      isIdempotent: isOnce !== true,
    })
    .catch((error: unknown) => {
      throw new PageError('down', `Facebook did not answer: ${String(error)}`);
    });
  return readAnswer(answer);
}

function readAnswer({ status, body }: HttpAnswer): Facts {
  const facts = parse(String(body));
  if (!facts) throw new PageError('down', `Facebook answered with status ${status}`);
  const error = facts['error'];
  if (isFacts(error)) throw toError(error);
  if (status >= 400) throw new PageError('down', `Facebook answered with status ${status}`);
  return facts;
}

/** Numbers of their errors that pass: too many calls, or a fault of theirs. */
const PASSING: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 368, 613]);
/** The token is over, or what it allowed was taken back. */
const TOKEN: ReadonlySet<number> = new Set([102, 190]);

/** Their words for people, where they have some. */
function toError(error: Facts): PageError {
  const code = Number(error['code']);
  const text = `Facebook: ${toText(error['error_user_msg']) || toText(error['message'])} (${code})`;
  if (TOKEN.has(code)) return new PageError('token', text);
  return new PageError(PASSING.has(code) || error['is_transient'] === true ? 'down' : 'refused', text);
}

function parse(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
