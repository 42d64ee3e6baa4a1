import { ADS_CONSENT } from '#connectors/ads/ads.connector.ts';
import { AdsError } from '#contract/ads.ts';
import type { AdsApp, AdsConsent, AdsConsentPort, AdsGranted } from '#contract/adsConsent.ts';
import type { CallbackAnswer } from '#contract/callback.ts';
import type { Context } from '#contract/context.ts';
import { isZone } from '#fields/date_time/zone.ts';
import { adsAccountFields, type AdsAccount } from '#generated/crm/ads-account.entity.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { refuseInWords } from '#server/page/refuseInWords.ts';
import { readSoon } from './readFigures.server.ts';

/** They do not answer, or not now. */
const SILENCE = { error: AdsError, silent: ['unknown'] } as const;

type Own = Pick<Context, 'within' | 'refuse'>;
type Platform = AdsAccount['platform'];

/** Connects the accounts that somebody may use at a platform: he agrees there, and what he comes back with is exchanged for a token. */
export const oauthAds = {
  async begin(context: Own, { party, redirect }: { party: string; redirect: string }): Promise<string> {
    const port = portOf(context, party);
    const url = new URL(redirect);
    const state = url.searchParams.get('state') ?? '';
    // Platforms know the address as it is registered there, without what stands behind its question mark.
    url.search = '';
    return port.toConsentUrl(await readApp(context.within('crm'), party as Platform), {
      redirect: url.href,
      state,
    });
  },
  accept: (context: Own, back: CallbackAnswer): Promise<{ name: string }> =>
    refuseInWords(context, SILENCE, () => accept(context.within('crm'), back)),
};

const portOf = (context: Pick<Context, 'refuse'>, party: string): AdsConsentPort =>
  ADS_CONSENT[party] ?? context.refuse('not_found', 'party', { value: party });

/** The company's app at a platform; refused where none is entered, or without its key. */
async function readApp(own: Context, platform: Platform): Promise<AdsApp> {
  const apps = await own.change((change) => asCrm(change).records('ads_app').find({ platform }));
  const app = apps.at(-1);
  const secret = app && (await own.readSecret('ads_app', app.id, 'app_secret'));
  if (!app || !secret) return own.refuse('rule.ads_app.none', '', { name: platform });
  const developerToken = (await own.readSecret('ads_app', app.id, 'developer_token')) ?? '';
  if (platform === 'google' && developerToken === '') return own.refuse('rule.ads_app.needs_developer_token');
  return { id: app.app_id, secret, developerToken, url: app.url };
}

async function accept(own: Context, { party, answer, redirect }: CallbackAnswer): Promise<{ name: string }> {
  const port = portOf(own, party);
  const code = port.readCode(answer);
  if (code === null) return own.refuse('consent_refused', '', { text: port.readRefusal(answer) });
  const platform = party as Platform;
  const app = await readApp(own, platform);
  const consent = await port.exchange({ http: own.ports.http, now: own.now, app }, { code, redirect });
  const names = await own.change((change) => store(asCrm(change), { platform, url: app.url }, consent));
  if (names.length === 0) return own.refuse('rule.ads_account.none_granted');
  return { name: printNames(names) };
}

/** Accounts that are named; of more how many there are besides. */
const NAMED = 3;

const printNames = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` +${names.length - NAMED}` : '');

/** An account that is known gets its new token and stays what it is; a new one is looked after by whoever connects it. */
async function store(
  own: CrmContext,
  place: Pick<AdsAccount, 'platform' | 'url'>,
  { token, expiresAt, accounts }: AdsConsent,
): Promise<string[]> {
  await own.lockNames([`ads_accounts ${place.platform}`]);
  const stored = await own.records('ads_account').find({ platform: place.platform });
  const byNumber = new Map(stored.map((account) => [numberOf(account.code), account]));
  const given = {
    token,
    url: place.url,
    token_expires_at: expiresAt?.toISOString() ?? null,
    last_error: null,
  };
  const usable = accounts.filter(
    ({ code, currency }) => byNumber.has(numberOf(code)) || CURRENCIES.has(currency),
  );
  const ids: number[] = [];
  for (const account of usable) {
    const old = byNumber.get(numberOf(account.code));
    const [kept] = old
      ? await own.records('ads_account').update([{ id: old.id, ...given }])
      : await own.records('ads_account').create([{ ...toNew(own, place.platform, account), ...given }]);
    if (kept) ids.push(kept.id);
  }
  await readSoon(own, ids);
  return usable.map(({ code, name }) => byNumber.get(numberOf(code))?.name ?? (name || code));
}

/** People type an account with or without its dashes and what Facebook puts before it. */
const numberOf = (code: string): string => code.replace(/^act_/, '').replaceAll('-', '');

const MAX_NAME = 100;

const toNew = ({ company, actor }: CrmContext, platform: Platform, granted: AdsGranted) => ({
  platform,
  code: granted.code,
  name: (granted.name || granted.code).slice(0, MAX_NAME),
  currency: granted.currency as AdsAccount['currency'],
  timezone: isZone(granted.timezone) ? granted.timezone : company.timeZone,
  account_id: actor.accountId,
});

/** An account of another currency could not be counted. */
const CURRENCIES: ReadonlySet<string> = new Set(
  (adsAccountFields.currency.enum?.values ?? []).map(({ value }) => String(value)),
);
