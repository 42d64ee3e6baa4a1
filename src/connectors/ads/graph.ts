import { AdsError, type AdsCall } from '#contract/ads.ts';
import type { HttpAnswer } from '#contract/ports.ts';
import { isFacts, type Facts } from './askJson.ts';

/* Nodes of Facebook's Graph API: how they are asked, and what their errors mean. */

const BASE = 'https://graph.facebook.com';
export const VERSION = 'v23.0';

/** Numbers of their errors: the token or its rights; and too many calls, or a fault of theirs that passes. */
const ACCOUNT: ReadonlySet<number> = new Set([10, 102, 190]);
const PASSING: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 368, 613, 80_000, 80_004]);
const isAccount = (code: number): boolean => ACCOUNT.has(code) || (code >= 200 && code < 300);

/** Asks a node, or an edge of it (`['act_7', 'insights']`). The token goes in a header: addresses are written into logs of what lies between. */
export async function ask(
  { http, url, token }: AdsCall,
  path: readonly string[],
  { form, query }: { form?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> },
): Promise<Facts> {
  const node = path.map((part) => encodeURIComponent(part)).join('/');
  const address = `${(url ?? BASE).replace(/\/$/, '')}/${VERSION}/${node}`;
  const authorization = `Bearer ${token}`;
  const answer = await http
    .send(
      form
        ? {
            method: 'POST',
            url: address,
            headers: { ...(token && { authorization }), 'content-type': 'application/x-www-form-urlencoded' },
            body: String(new URLSearchParams(form)),
            isIdempotent: true,
          }
        : {
            method: 'GET',
            url: `${address}?${String(new URLSearchParams(query))}`,
            headers: { authorization },
          },
    )
    .catch((error: unknown) => {
      throw new AdsError('unknown', `Facebook did not answer: ${String(error)}`);
    });
  return readAnswer(answer);
}

function readAnswer({ status, body }: HttpAnswer): Facts {
  const facts = parse(String(body));
  if (!facts) throw new AdsError('unknown', `Facebook answered with status ${status}`);
  const error = facts['error'];
  if (isFacts(error)) throw toError(error);
  if (status >= 400) throw new AdsError('unknown', `Facebook answered with status ${status}`);
  return facts;
}

/** Their words for people, where they have some. */
function toError(error: Facts): AdsError {
  const code = Number(error['code']);
  const subcode = error['error_subcode'];
  const words = String(error['error_user_msg'] ?? error['message'] ?? '');
  const text = `Facebook: ${words} (${code}${subcode === undefined ? '' : `/${Number(subcode)}`})`;
  if (isAccount(code)) return new AdsError('account', text);
  return new AdsError(PASSING.has(code) || error['is_transient'] === true ? 'unknown' : 'refused', text);
}

function parse(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
