import {
  AdsError,
  type AdsCall,
  type AdsCampaignKey,
  type AdsPort,
  type AdsRequest,
  type PlatformCampaign,
} from '#contract/ads.ts';
import { toAmount, toTheirs } from './budget.ts';
import { readFigures } from './figures.ts';
import { ask } from './graph.ts';

/* Campaigns at Facebook, by its Marketing API (a campaign is a node of the Graph API). */

const FIELDS = 'account_id,status,effective_status,daily_budget';

export const facebook: AdsPort = {
  async change(call, campaign, request) {
    const before = await read(call, campaign);
    if (request.dailyBudget !== undefined && before.dailyBudget === null)
      throw new AdsError('refused', 'Facebook: the budget is set at the ad sets of the campaign');
    const fields = toFields(before, campaign, request);
    if (Object.keys(fields).length === 0) return before;
    await ask(call, { path: [campaign.code], form: fields });
    return read(call, campaign);
  },
  figures: readFigures,
};

/** What is so already is not asked for. */
function toFields(
  before: PlatformCampaign,
  { currency }: AdsCampaignKey,
  { isRunning, dailyBudget }: AdsRequest,
): Record<string, string> {
  return {
    ...(isRunning !== undefined &&
      isRunning !== before.isRunning && { status: isRunning ? 'ACTIVE' : 'PAUSED' }),
    ...(dailyBudget !== undefined &&
      dailyBudget !== before.dailyBudget && { daily_budget: String(toTheirs(dailyBudget, currency)) }),
  };
}

async function read(call: AdsCall, { code, account, currency }: AdsCampaignKey): Promise<PlatformCampaign> {
  const facts = await ask(call, { path: [code], query: { fields: FIELDS } });
  // Numbers of campaigns are typed: one of somebody else's account that the token may change is not ours to change.
  if (facts['account_id'] !== account.replace(/^act_/, ''))
    throw new AdsError('refused', `Facebook: campaign ${code} is not of account ${account}`);
  const budget = facts['daily_budget'];
  return {
    isRunning: facts['status'] === 'ACTIVE',
    state: String(facts['effective_status'] ?? facts['status'] ?? ''),
    // Without a budget of its own it says none, or 0.
    dailyBudget: Number(budget) > 0 ? toAmount(Number(budget), currency) : null,
  };
}
