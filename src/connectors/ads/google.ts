import {
  AdsError,
  type AdsCall,
  type AdsCampaignKey,
  type AdsPeriod,
  type AdsPort,
  type PlatformCampaign,
  type PlatformFigures,
} from '#contract/ads.ts';
import { isFacts, type Facts } from './askJson.ts';
import { unitOf } from './budget.ts';
import { openGoogle, type Google } from './openGoogle.ts';

/* Campaigns at Google, by its Ads API: everything is read in its query language, amounts are millionths of the account's currency. */

export const google: AdsPort = {
  async change(call, campaign, { isRunning, dailyBudget }) {
    const at = await openGoogle(call, campaign.account);
    const { budget, ...before } = await read(at, campaign);
    const isMoved = isRunning !== undefined && isRunning !== before.isRunning;
    const isPaid = dailyBudget !== undefined && dailyBudget !== before.dailyBudget;
    if (isPaid && budget === null)
      throw new AdsError('refused', 'Google: the budget is shared by several campaigns');
    if (isPaid)
      await at.mutate('campaignBudgets', 'amount_micros', {
        resourceName: budget,
        amountMicros: String(toMicros(dailyBudget, campaign.currency)),
      });
    if (isMoved)
      await at.mutate('campaigns', 'status', {
        resourceName: `customers/${at.customer}/campaigns/${campaign.code}`,
        status: isRunning ? 'ENABLED' : 'PAUSED',
      });
    if (!isMoved && !isPaid) return before;
    const { budget: _, ...after } = await read(at, campaign);
    return after;
  },
  figures: readFigures,
};

const MICROS = 1_000_000;
const toMicros = (amount: number, currency: string): number => (amount * MICROS) / unitOf(currency);
const toAmount = (micros: unknown, currency: string): number =>
  Math.round((Number(micros ?? 0) * unitOf(currency)) / MICROS);

/** A campaign with the name of the budget that is its own. */
async function read(
  at: Google,
  { code, account, currency }: AdsCampaignKey,
): Promise<PlatformCampaign & { budget: string | null }> {
  if (!/^\d+$/.test(code)) throw new AdsError('refused', `Google: "${code}" is no number of a campaign`);
  const [row] = await at.search(
    `SELECT campaign.id, campaign.status, campaign.primary_status, campaign_budget.resource_name, campaign_budget.amount_micros, campaign_budget.explicitly_shared FROM campaign WHERE campaign.id = ${code}`,
  );
  if (!row) throw new AdsError('refused', `Google: campaign ${code} is not of account ${account}`);
  const [campaign, budget] = [partOf(row, 'campaign'), partOf(row, 'campaignBudget')];
  const name = budget['resourceName'];
  const isOwn = typeof name === 'string' && budget['explicitlyShared'] !== true;
  return {
    isRunning: campaign['status'] === 'ENABLED',
    state: String(campaign['primaryStatus'] ?? campaign['status'] ?? ''),
    dailyBudget: isOwn ? toAmount(budget['amountMicros'], currency) : null,
    budget: isOwn ? name : null,
  };
}

async function readFigures(
  call: AdsCall,
  { account, currency }: Pick<AdsCampaignKey, 'account' | 'currency'>,
  { from, to }: AdsPeriod,
): Promise<readonly PlatformFigures[]> {
  const at = await openGoogle(call, account);
  const rows = await at.search(
    `SELECT campaign.id, campaign.name, segments.date, metrics.cost_micros, metrics.impressions, metrics.clicks FROM campaign WHERE segments.date BETWEEN '${from}' AND '${to}'`,
  );
  return rows.map((row) => toFigures(row, currency));
}

/** Their whole numbers are texts, as 64 bits are in JSON; what is 0 may be left out. */
function toFigures(row: Facts, currency: string): PlatformFigures {
  const [campaign, metrics] = [partOf(row, 'campaign'), partOf(row, 'metrics')];
  const { id, name } = campaign;
  const date = partOf(row, 'segments')['date'];
  const spend = toAmount(metrics['costMicros'], currency);
  const [impressions, clicks] = [Number(metrics['impressions'] ?? 0), Number(metrics['clicks'] ?? 0)];
  if (typeof id !== 'string' || typeof date !== 'string' || !Number.isFinite(spend + impressions + clicks))
    throw new AdsError('unknown', `Google answered with figures of no day: ${JSON.stringify(row)}`);
  return { code: id, name: String(name ?? id), date, spend, impressions, clicks };
}

function partOf(row: Facts, key: string): Facts {
  const part = row[key];
  return isFacts(part) ? part : {};
}
