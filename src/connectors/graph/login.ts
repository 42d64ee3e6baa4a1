import { ask, GraphError, toText, VERSION, type GraphCall } from './graph.ts';

/* Facebook Login: whoever agrees comes back with a code; it becomes a token of an hour or two, and that one of about sixty days. */

const DIALOG = 'https://www.facebook.com';

export interface LoginApp {
  id: string;
  secret: string;
  url: string | null;
}

/** Where somebody is asked; `more` stands in the address besides. */
export function toDialogUrl(
  { id, url: own }: Pick<LoginApp, 'id' | 'url'>,
  { redirect, state }: { redirect: string; state: string },
  more: Readonly<Record<string, string>>,
): string {
  const url = new URL(`/${VERSION}/dialog/oauth`, own ?? DIALOG);
  const query = { client_id: id, redirect_uri: redirect, state, response_type: 'code', ...more };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** What he came back with. */
export const answers = {
  readCode: ({ code }: Readonly<Record<string, string>>): string | null => code || null,
  readRefusal: ({ error_description, error_reason, error }: Readonly<Record<string, string>>): string =>
    error_description ?? error_reason ?? error ?? '–',
};

export interface LongToken {
  token: string;
  /** How long it is good; 0: they do not say. */
  seconds: number;
}

/** The token of about sixty days. */
export async function exchangeCode(
  http: GraphCall['http'],
  app: LoginApp,
  { code, redirect }: { code: string; redirect: string },
): Promise<LongToken> {
  const short = await takeToken(http, app, { redirect_uri: redirect, code });
  return takeToken(http, app, { grant_type: 'fb_exchange_token', fb_exchange_token: short.token });
}

/** The app's secret goes in the body: addresses are written into logs of what lies between. */
async function takeToken(
  http: GraphCall['http'],
  { id, secret, url }: LoginApp,
  grant: Readonly<Record<string, string>>,
): Promise<LongToken> {
  const form = { client_id: id, client_secret: secret, ...grant };
  const facts = await ask({ http, url }, { path: ['oauth', 'access_token'], form, isOnce: true });
  const token = toText(facts['access_token']);
  if (token === '') throw new GraphError('passing', 'Facebook gave no token');
  return { token, seconds: Number(facts['expires_in'] ?? 0) };
}
