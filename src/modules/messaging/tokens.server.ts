import { zalo } from '#connectors/zalo/zalo.connector.ts';
import type { Context } from '#contract/context.ts';
import { OaError, type OaCall, type OaPort, type OaTokens } from '#contract/officialAccount.ts';
import { asMessaging } from '#generated/messaging/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';

/** A token that ends within this time is renewed before it is used. */
const SPARE_MS = 60_000;

const MAX_ERROR = 500;

/** Whatever renews or replaces the tokens of an OA does it alone: a refresh token is good once. */
export const tokenTurn = (code: string): string => `token zalo ${code}`;

/** A call of the company's app, by the right of this module; null where none is entered. */
export async function readCall(own: Context): Promise<OaCall | null> {
  const apps = await own.change((change) => asMessaging(change).records('zalo_app').find({}));
  const app = apps.at(-1);
  const key = app && (await own.readSecret('zalo_app', app.id, 'app_secret'));
  if (!app || !key) return null;
  const facts = { oauthUrl: app.oauth_url, apiUrl: app.api_url, znsUrl: app.zns_url, id: app.app_id, key };
  return { http: own.ports.http, now: own.now, app: facts };
}

/** What is asked of an account, with a token that is good. */
export type OaQuestion<Result> = (port: OaPort, call: OaCall, token: string) => Promise<Result>;

/**
 * Asks Zalo for an OA. A token that has ended, or is refused though its time is not over, is renewed once, whoever asks besides. Throws
 * OaError; `grant` means that the OA is not connected (any more), which is then noted.
 */
export async function askOa<Result>(own: Context, id: number, ask: OaQuestion<Result>): Promise<Result> {
  const call = await readCall(own);
  if (!call) throw new OaError('grant', 'No Zalo app is entered');
  const page = await readPage(own, id);
  const token = await readToken(own, call, page);
  try {
    return await ask(zalo, call, token);
  } catch (error) {
    if (!(error instanceof OaError) || error.reason !== 'token') throw error;
    return ask(zalo, call, await readToken(own, call, page, token));
  }
}

/** A page as it is stored. */
async function readPage(own: Context, id: number): Promise<OmnichannelPage> {
  const [page] = await own.change((change) => asMessaging(change).records('omnichannel_page').find({ id }));
  if (page) return page;
  throw new OaError('grant', 'The OA is gone');
}

/** A token that is good, as far as we know; another one than the refused. */
async function readToken(
  own: Context,
  call: OaCall,
  page: OmnichannelPage,
  refused?: string,
): Promise<string> {
  const known = await readFresh(own, page, refused);
  if (known !== null) return known;
  return own.alone(tokenTurn(page.code), async () => {
    // Somebody else may have renewed it while we waited.
    const now = await readPage(own, page.id);
    return (await readFresh(own, now, refused)) ?? renew(own, call, now);
  });
}

async function readFresh(own: Context, page: OmnichannelPage, refused?: string): Promise<string | null> {
  if (page.token_status !== 'valid') throw new OaError('grant', `${page.name} is not connected (any more)`);
  const ends = page.access_expires_at;
  const isFresh = ends === null || Date.parse(ends) - own.now.getTime() > SPARE_MS;
  const token = isFresh ? await own.readSecret('omnichannel_page', page.id, 'token') : null;
  return token === refused ? null : token;
}

/** The new pair is stored before it is used: the old one is worth nothing any more. */
async function renew(own: Context, call: OaCall, page: OmnichannelPage): Promise<string> {
  const refreshToken = await own.readSecret('omnichannel_page', page.id, 'refresh_token');
  try {
    if (refreshToken === null) throw new OaError('grant', 'There is no refresh token');
    const tokens = await zalo.refresh(call, refreshToken);
    await own.change((change) =>
      asMessaging(change)
        .records('omnichannel_page')
        .update([{ id: page.id, ...toFields(tokens) }]),
    );
    return tokens.token;
  } catch (error) {
    if (error instanceof OaError && error.reason === 'grant') await expirePage(own, page.id, error.message);
    throw error;
  }
}

/** Tokens as a page keeps them. The connection lasts as long as its refresh token. */
export const toFields = ({ token, refreshToken, expiresAt, refreshExpiresAt }: OaTokens) => ({
  token,
  refresh_token: refreshToken,
  access_expires_at: expiresAt.toISOString(),
  token_expires_at: refreshExpiresAt.toISOString(),
  last_error: null,
});

/** A person has to connect the OA anew, and is told. */
async function expirePage(own: Context, id: number, reason: string): Promise<void> {
  await own.change(async (change) => {
    const pages = asMessaging(change).records('omnichannel_page');
    const [page] = await pages.lock({ id });
    if (page?.token_status !== 'valid') return;
    await pages.update([{ id, last_error: reason.slice(0, MAX_ERROR) }]);
    await pages.transition('expire', [id]);
  });
}
