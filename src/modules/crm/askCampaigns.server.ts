import { ADS } from '#connectors/ads/ads.connector.ts';
import { AdsError, type AdsRequest, type PlatformCampaign } from '#contract/ads.ts';
import type { Context } from '#contract/context.ts';
import type { RecordChange, Sent } from '#contract/module.ts';
import { moneyPrecision } from '#fields/money/money.ts';
import type { AdsAccount } from '#generated/crm/ads-account.entity.gen.ts';
import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';
import type { ChangeBudgetActionInput } from '#generated/crm/change-budget.action.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { canAsk, disconnectAccount } from './adsAccounts.server.ts';

/*
 * Campaigns are stopped, run and paid for at their platform: what somebody wants stands at the campaign until the platform has done it,
 * and holds from then on. A job asks, because nobody may wait for another system in a change.
 */

type CampaignChange = RecordChange<AdsCampaign>;
type Wanted = Partial<Pick<AdsCampaign, 'wanted_running' | 'wanted_budget'>>;

const MAX_ERROR = 500;

export const pauseCampaigns = (context: CrmContext, changes: readonly CampaignChange[]): Promise<void> =>
  askCampaigns(
    context,
    changes.map(({ id }) => ({ id, wanted_running: false })),
  );

export const runCampaigns = (context: CrmContext, changes: readonly CampaignChange[]): Promise<void> =>
  askCampaigns(
    context,
    changes.map(({ id }) => ({ id, wanted_running: true })),
  );

/** The amount is typed in the currency of the account. */
export async function changeBudgets(
  context: CrmContext,
  changes: readonly CampaignChange[],
  { budget }: Sent<ChangeBudgetActionInput>,
): Promise<void> {
  await askCampaigns(
    context,
    changes.flatMap(({ id, old }) =>
      old?.currency ? [{ id, wanted_budget: Math.round(budget * 10 ** moneyPrecision(old.currency)) }] : [],
    ),
  );
}

/** Notes what is wanted, and asks. Who wanted it is told where the platform does not do it. */
export async function askCampaigns(
  { records, enqueue, actor }: CrmContext,
  requests: readonly (Wanted & { id: number })[],
): Promise<void> {
  await records('ads_campaign').update(
    requests.map((request) => ({ ...request, platform_state: 'waiting', platform_error: null })),
  );
  for (const { id } of requests) await enqueue('ask_campaign', { campaign: id, account: actor.accountId });
}

interface About {
  campaign?: number;
  account?: number;
}

type Acting = Pick<Context, 'within'>;

/** A campaign that is waited for, and its account. */
interface Asked {
  campaign: AdsCampaign;
  account: AdsAccount;
}

const readAsked = ({ within }: Acting, id: number): Promise<Asked | null> =>
  within('crm').change(async (inside) => {
    const { records } = asCrm(inside);
    const [campaign] = await records('ads_campaign').find({ id });
    if (campaign?.platform_state !== 'waiting') return null;
    const [account] = await records('ads_account').find({ id: campaign.ads_account_id });
    return account ? { campaign, account } : null;
  });

/** Asks the platform for all that is wanted of a campaign by now. */
export const askCampaignJob = {
  as: 'sync',
  concurrency: 2,
  tries: 5,
  keyOf: ({ campaign }: About) => String(campaign),
  async run(context: Acting, { campaign: id, account: by }: About) {
    const asked = await readAsked(context, Number(id));
    if (!asked) return;
    try {
      await noteDone(context, asked, await ask(context, asked));
    } catch (error) {
      if (!(error instanceof AdsError) || error.reason === 'unknown') throw error;
      await noteFailed(context, asked, { error, by });
    }
  },
  /** What came of it is not known: a person looks, or asks again. */
  async onGivenUp(context: Acting, { campaign: id, account: by }: About, text: string) {
    const asked = await readAsked(context, Number(id));
    if (asked) await noteFailed(context, asked, { error: new AdsError('unknown', text), by });
  },
} as const;

async function ask({ within }: Acting, { campaign, account }: Asked): Promise<PlatformCampaign> {
  const own = within('crm');
  const port = ADS[account.platform];
  const token = await own.readSecret('ads_account', account.id, 'token');
  if (!port || token === null || !canAsk(account)) throw new AdsError('account', '');
  const { wanted_running: running, wanted_budget: budget, code, currency } = campaign;
  const request: AdsRequest = {
    ...(running !== null && { isRunning: running }),
    ...(budget !== null && { dailyBudget: budget }),
  };
  const call = { http: own.ports.http, url: account.url, token };
  return port.change(call, { code, account: account.code, currency: currency ?? account.currency }, request);
}

/** What the platform says holds; what has been wanted since is asked for next. */
const noteDone = (
  { within }: Acting,
  { campaign: { id, wanted_running, wanted_budget } }: Asked,
  { isRunning, state, dailyBudget }: PlatformCampaign,
): Promise<void> =>
  within('crm').change(async (inside) => {
    const campaigns = asCrm(inside).records('ads_campaign');
    const [now] = await campaigns.lock({ id });
    if (!now) return;
    const left = {
      wanted_running: now.wanted_running === wanted_running ? null : now.wanted_running,
      wanted_budget: now.wanted_budget === wanted_budget ? null : now.wanted_budget,
    };
    const isLeft = left.wanted_running !== null || left.wanted_budget !== null;
    await campaigns.update([
      {
        id,
        is_running: isRunning,
        effective_status: state,
        ...(dailyBudget !== null && { daily_budget: dailyBudget }),
        ...left,
        platform_state: isLeft ? 'waiting' : null,
        platform_error: null,
      },
    ]);
  });

/** Why it was not done stands at the campaign, which stays as it is; a token that is over at its account as well. */
const noteFailed = (
  { within }: Acting,
  { campaign, account }: Asked,
  { error, by }: { error: AdsError; by: number | undefined },
): Promise<void> =>
  within('crm').change(async (inside) => {
    const own = asCrm(inside);
    const platform_error = error.message.slice(0, MAX_ERROR) || null;
    const none = { wanted_running: null, wanted_budget: null };
    await own
      .records('ads_campaign')
      .update([{ id: campaign.id, ...none, platform_state: error.reason, platform_error }]);
    if (error.reason === 'account' && platform_error !== null)
      await disconnectAccount(own, account.id, platform_error);
    const params = { name: campaign.name, reason: platform_error ?? '' };
    if (by !== undefined) await own.notify('campaign_refused', { id: campaign.id, params, accounts: [by] });
  });
