import { AdsError, type AdsCall } from '#contract/ads.ts';
import { askJson, isFacts, type Facts } from './askJson.ts';

/*
 * Google gives no token that lasts: what stands at an account are the lines of `google-ads.yaml`, as its own libraries read them, and each
 * time they are changed for a token of an hour.
 */

export const API = 'https://googleads.googleapis.com';
export const OAUTH = 'https://oauth2.googleapis.com';
export const VERSION = 'v21';

const NEEDED = ['developer_token', 'client_id', 'client_secret', 'refresh_token'] as const;

/** An account that can be asked. */
export interface Google {
  /** Its number without dashes. */
  customer: string;
  search(query: string): Promise<readonly Facts[]>;
  mutate(what: 'campaigns' | 'campaignBudgets', mask: string, update: Facts): Promise<void>;
}

export async function openGoogle(call: AdsCall, account: string): Promise<Google> {
  const customer = account.replaceAll('-', '');
  const lines = readLines(call.token);
  const token = await exchange(call, lines);
  const manager = lines.get('login_customer_id');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'developer-token': lines.get('developer_token') ?? '',
    ...(manager && { 'login-customer-id': manager.replaceAll('-', '') }),
  };
  const post = async (path: string, body: Facts): Promise<unknown> => {
    const url = `${(call.url ?? API).replace(/\/$/, '')}/${VERSION}/customers/${encodeURIComponent(customer)}/${path}`;
    const request = { platform: 'Google', method: 'POST', url, headers, body: JSON.stringify(body) } as const;
    const { status, value } = await askJson(call, request);
    refuse(status, value);
    return value;
  };
  return {
    customer,
    // It answers with parts, one after the other.
    search: async (query) =>
      toParts(await post('googleAds:searchStream', { query })).flatMap(({ results }) =>
        Array.isArray(results) ? results.filter(isFacts) : [],
      ),
    mutate: async (what, updateMask, update) => {
      await post(`${what}:mutate`, { operations: [{ updateMask, update }] });
    },
  };
}

const toParts = (value: unknown): Facts[] => (Array.isArray(value) ? value.filter(isFacts) : []);

/** `key: value`, quoted or not, a line each or one after the other, as an input of one line leaves them; without what is needed nothing can be asked. */
function readLines(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/\b([a-z_]{1,40}) {0,4}: {0,4}["']?([^\s"']{1,500})/g);
  const lines = new Map([...found].map(([, key = '', value = '']) => [key, value] as const));
  const missing = NEEDED.filter((key) => !lines.has(key));
  if (missing.length > 0)
    throw new AdsError('account', `Google: google-ads.yaml has no ${missing.join(', ')}`);
  return lines;
}

async function exchange(call: AdsCall, lines: ReadonlyMap<string, string>): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: lines.get('client_id') ?? '',
    client_secret: lines.get('client_secret') ?? '',
    refresh_token: lines.get('refresh_token') ?? '',
  });
  const { status, value } = await askJson(call, {
    platform: 'Google',
    method: 'POST',
    url: `${(call.url ?? OAUTH).replace(/\/$/, '')}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(form),
  });
  const facts = isFacts(value) ? value : {};
  if (typeof facts['access_token'] === 'string') return facts['access_token'];
  const words = `Google: ${String(facts['error_description'] ?? facts['error'] ?? `status ${status}`)}`;
  throw new AdsError(status >= 400 && status < 500 && status !== 429 ? 'account' : 'unknown', words);
}

/** An error stands alone, or in the first part of a stream; its details say it better. */
export function refuse(status: number, value: unknown): void {
  const [first] = Array.isArray(value) ? toParts(value) : [value];
  const error = isFacts(first) ? first['error'] : undefined;
  if (!isFacts(error)) {
    if (status >= 400) throw new AdsError('unknown', `Google answered with status ${status}`);
    return;
  }
  const code = Number(error['code'] ?? status);
  const words = `Google: ${detailOf(error) ?? String(error['message'])} (${String(error['status'] ?? code)})`;
  if (code === 401 || code === 403) throw new AdsError('account', words);
  throw new AdsError(code === 429 || code >= 500 ? 'unknown' : 'refused', words);
}

function detailOf({ details }: Facts): string | undefined {
  const [detail] = Array.isArray(details) ? details.filter(isFacts) : [];
  const [first] = Array.isArray(detail?.['errors']) ? detail['errors'].filter(isFacts) : [];
  return typeof first?.['message'] === 'string' ? first['message'] : undefined;
}
