import { ADS } from '#connectors/ads/ads.connector.ts';
import { AdsError, type AdsPeriod, type PlatformFigures } from '#contract/ads.ts';
import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import { addDays, isZone, todayIn } from '#fields/date_time/zone.ts';
import type { AdsAccount } from '#generated/crm/ads-account.entity.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { canAsk, disconnectAccount, noteAccountError } from './adsAccounts.server.ts';
import { recount, storeFigures, type DayFigures } from './campaigns.server.ts';

/*
 * What campaigns spent and showed is read from their platforms every twenty minutes, and the last days are read again each time: a platform
 * corrects them. What it says takes the place of what was there, so that reading twice comes to the same.
 */

/** So far back a platform corrects what it said. */
const CORRECTED_DAYS = 3;
/** So far back is read at most: an account that is new, or was away for long. */
const MAX_DAYS = 30;

type Acting = Pick<Context, 'within'>;

/** Asks for the figures of each account that can be asked. */
export const readAllFigures = {
  as: 'sync',
  run: ({ within }: Acting) =>
    within('crm').change(async (inside) => {
      const { records, enqueue } = asCrm(inside);
      const accounts = await records('ads_account').find({ token_status: 'valid' });
      for (const { id } of accounts.filter(canAsk)) await enqueue('read_figures', { id }, singleton(id));
    }),
} satisfies Partial<JobCode>;

const singleton = (id: number) => ({ singletonKey: `read_figures ${id}` });

/** The same at once, for whoever does not want to wait. */
export const syncAccounts = (
  context: CrmContext,
  changes: readonly RecordChange<AdsAccount>[],
): Promise<void> =>
  readSoon(
    context,
    changes.map(({ id }) => id),
  );

export async function readSoon({ enqueue }: CrmContext, ids: readonly number[]): Promise<void> {
  for (const id of ids) await enqueue('read_figures', { id }, singleton(id));
}

interface About {
  id?: number;
}

const readAccount = ({ within }: Acting, id: unknown): Promise<AdsAccount | null> =>
  within('crm').change(async (inside) => {
    const [account] = await asCrm(inside)
      .records('ads_account')
      .find({ id: Number(id) });
    return account && canAsk(account) ? account : null;
  });

/** Reads one account. */
export const readFiguresJob = {
  as: 'sync',
  concurrency: 2,
  tries: 4,
  keyOf: ({ id }: About) => `figures ${id}`,
  async run(context: Acting, { id }: About) {
    const account = await readAccount(context, id);
    const own = context.within('crm');
    const token = account && (await own.readSecret('ads_account', account.id, 'token'));
    const port = account && ADS[account.platform];
    // Accounts of the demo and of other platforms have no token that leads anywhere.
    if (!account || !port || token === null) return;
    const period = periodOf(account, own);
    try {
      const call = { http: own.ports.http, url: account.url, token };
      const key = { account: account.code, currency: account.currency };
      await takeFigures(context, { account, period, figures: await port.figures(call, key, period) });
    } catch (error) {
      if (!(error instanceof AdsError) || error.reason === 'unknown') throw error;
      await noteFailed(context, account, error);
    }
  },
  async onGivenUp(context: Acting, { id }: About, text: string) {
    const account = await readAccount(context, id);
    if (account) await noteFailed(context, account, new AdsError('unknown', text));
  },
} as const;

/** From some days before the last reading until today, by the clock of the account. */
function periodOf(
  { last_synced_at: last, timezone }: AdsAccount,
  { now, today }: Pick<Context, 'now' | 'today'>,
): AdsPeriod {
  const dayOf = (at: Date): string => (isZone(timezone) ? todayIn(timezone, at) : today);
  const to = dayOf(now);
  const earliest = addDays(to, 1 - MAX_DAYS);
  const from = last === null ? earliest : addDays(dayOf(new Date(last)), -CORRECTED_DAYS);
  return { from: from < earliest ? earliest : from, to };
}

interface Taken {
  account: AdsAccount;
  period: AdsPeriod;
  figures: readonly PlatformFigures[];
}

const takeFigures = ({ within }: Acting, { account, period, figures }: Taken): Promise<void> =>
  within('crm').change(async (inside) => {
    const own = asCrm(inside);
    // Before rows are touched, as `recount` does: two that wait for each other's would both fail.
    await own.lockNames(['campaigns']);
    const byCode = await findCampaigns(own, account, figures);
    const days = figures.flatMap(({ code, date, spend, impressions, clicks }): DayFigures[] => {
      const id = byCode.get(code);
      if (id === undefined || date < period.from || date > period.to) return [];
      return [{ ads_campaign_id: id, date, currency: account.currency, spend, impressions, clicks }];
    });
    await clearDays(own, [...byCode.values()], { period, days });
    await storeFigures(own, days);
    await own
      .records('ads_account')
      .update([{ id: account.id, last_synced_at: own.now.toISOString(), last_error: null }]);
    await recount(own);
  });

/** All campaigns of the account by their code; one that nobody has entered yet is made, with its name at the platform. */
async function findCampaigns(
  { records }: CrmContext,
  account: AdsAccount,
  figures: readonly PlatformFigures[],
): Promise<ReadonlyMap<string, number>> {
  const campaigns = records('ads_campaign');
  const known = await campaigns.find({ ads_account_id: account.id });
  const codes = new Set(known.map(({ code }) => code));
  const fresh = new Map(figures.filter(({ code }) => !codes.has(code)).map(({ code, name }) => [code, name]));
  const made = await campaigns.create(
    [...fresh].map(([code, name]) => ({
      ads_account_id: account.id,
      code,
      name: name.slice(0, 200),
      account_id: account.account_id,
    })),
  );
  return new Map([...known, ...made].map(({ id, code }) => [code, id]));
}

/** A day that the platform names no more was nothing, whatever stood there. */
async function clearDays(
  { db }: CrmContext,
  ids: readonly number[],
  { period, days }: { period: AdsPeriod; days: readonly DayFigures[] },
): Promise<void> {
  if (ids.length === 0) return;
  const named = new Set(days.map(({ ads_campaign_id: id, date }) => `${id} ${date}`));
  const stored = await db
    .selectFrom('ads_daily')
    .select(['id', 'ads_campaign_id', 'date'])
    .where('ads_campaign_id', '=', anyOf(ids))
    .where('date', '>=', period.from)
    .where('date', '<=', period.to)
    .where(({ or, eb }) => or([eb('spend', '>', 0), eb('impressions', '>', 0), eb('clicks', '>', 0)]))
    .execute();
  const gone = stored.filter(({ ads_campaign_id: id, date }) => !named.has(`${id} ${date}`));
  if (gone.length === 0) return;
  await db
    .updateTable('ads_daily')
    .set({ spend: 0, impressions: 0, clicks: 0 })
    .where('id', '=', anyOf(gone.map(({ id }) => id)))
    .execute();
}

/** Why there are no figures stands at the account; a token that is over disconnects it. */
const noteFailed = ({ within }: Acting, { id }: AdsAccount, { reason, message }: AdsError): Promise<void> =>
  within('crm').change(async (inside) => {
    const own = asCrm(inside);
    if (reason === 'account') await disconnectAccount(own, id, message);
    else await noteAccountError(own, id, message);
  });
