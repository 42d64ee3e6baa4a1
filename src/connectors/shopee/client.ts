import { MarketplaceError, type MarketplaceCall, type ShopCall } from '#contract/marketplace.ts';
import type { HttpAnswer, HttpRequest } from '#contract/ports.ts';
import { signCall } from './sign.ts';

/** JSON as they send it. */
export type Facts = Readonly<Record<string, unknown>>;

interface Ask {
  path: string;
  /** GET: behind the question mark. */
  query?: Readonly<Record<string, string>>;
  /** POST. */
  body?: Facts;
  /** Of a POST that may be sent twice. */
  key?: string;
}

/** Their words for what is wrong, and what it means. Both spellings of the third occur. */
const REASONS: Readonly<Record<string, MarketplaceError['reason']>> = {
  error_auth: 'token',
  invalid_access_token: 'token',
  invalid_acceess_token: 'token',
  error_rate_limit: 'limit',
  error_limit: 'limit',
  error_shop_unbound: 'grant',
  invalid_code: 'grant',
  invalid_refresh_token: 'grant',
  error_partner_key_expired: 'grant',
};

const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The address of a call with what every call carries. */
export function toSignedUrl(
  { app, now, ...call }: MarketplaceCall & Partial<Pick<ShopCall, 'shopId' | 'token'>>,
  { path, query = {} }: Pick<Ask, 'path' | 'query'>,
): string {
  const { shopId, token } = call;
  const timestamp = toSeconds(now);
  const shop = shopId === undefined || token === undefined ? {} : { shopId, token };
  const sign = signCall(app.key, { partnerId: app.id, path, timestamp, ...shop });
  const common = { partner_id: app.id, timestamp: String(timestamp), sign };
  const own: Record<string, string> =
    shopId === undefined || token === undefined ? {} : { access_token: token, shop_id: shopId };
  const url = new URL(path, app.url);
  url.search = String(new URLSearchParams({ ...common, ...own, ...query }));
  return url.href;
}

/** Asks, and gives the answer; an error of theirs, which mostly comes with status 200, is thrown. */
export async function ask(call: MarketplaceCall & Partial<ShopCall>, question: Ask): Promise<Facts> {
  const { body, key } = question;
  const answer = await send(call, {
    url: toSignedUrl(call, question),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(key !== undefined && { isIdempotent: true }),
  });
  const facts = parse(answer.body);
  if (answer.status >= 500 || !facts)
    throw new MarketplaceError('down', `Shopee answered ${question.path} with status ${answer.status}`);
  const error = toText(facts['error']);
  if (error) throw toError(error, toText(facts['message']));
  return facts;
}

function send({ http }: MarketplaceCall, request: HttpRequest): Promise<HttpAnswer> {
  return http.send(request).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    throw new MarketplaceError('down', `Shopee did not answer: ${text}`);
  });
}

function parse(body: Buffer): Facts | undefined {
  try {
    return toFacts(JSON.parse(String(body)));
  } catch {
    return undefined;
  }
}

function toError(error: string, message: string): Error {
  // Wrong parameters and signatures are ours to mend: their words are for the log.
  const reason = REASONS[error] ?? 'refused';
  return new MarketplaceError(reason, `Shopee: ${message || error} (${error})`);
}

/** An object, whatever came. */
export const toFacts = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};

/** A list of objects, whatever came. */
export const toList = (value: unknown): Facts[] => (Array.isArray(value) ? value.map(toFacts) : []);

/** A text; of numbers their digits, of all else an empty one. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export const toNumber = (value: unknown): number => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
};

/** Seconds as a time; null where there are none. */
export const toTime = (seconds: unknown): Date | null => {
  const number = toNumber(seconds);
  return number > 0 ? new Date(number * 1000) : null;
};

export { toSeconds };
