import { AdsError, type AdsCall } from '#contract/ads.ts';
import { askJson, isFacts, type Facts } from './askJson.ts';

/* TikTok's Business API: every answer is `{code, message, data}`, and `code` 0 alone is good. */

export const BASE = 'https://business-api.tiktok.com';
const ROOT = '/open_api/v1.3';

/** Codes: the token or its rights; and too many calls, or a fault of theirs that passes. */
const ACCOUNT: ReadonlySet<number> = new Set([40_001, 40_102, 40_103, 40_104, 40_105]);
const isPassing = (code: number): boolean => code === 40_100 || code === 40_016 || code >= 50_000;

export async function askTiktok(
  call: AdsCall,
  method: 'GET' | 'POST',
  path: string,
  body?: string,
): Promise<Facts> {
  const url = `${(call.url ?? BASE).replace(/\/$/, '')}${ROOT}${path}`;
  const headers = {
    ...(call.token && { 'access-token': call.token }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const request = { platform: 'TikTok', method, url, headers, ...(body && { body }) };
  const { status, value } = await askJson(call, request);
  if (!isFacts(value) || typeof value['code'] !== 'number')
    throw new AdsError('unknown', `TikTok answered with status ${status}`);
  const { code, message, data } = value;
  if (code === 0) return isFacts(data) ? data : {};
  const words = `TikTok: ${String(message)} (${code})`;
  if (ACCOUNT.has(code)) throw new AdsError('account', words);
  throw new AdsError(isPassing(code) ? 'unknown' : 'refused', words);
}
