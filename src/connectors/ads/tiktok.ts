import {
  AdsError,
  type AdsCall,
  type AdsCampaignKey,
  type AdsPeriod,
  type AdsPort,
  type AdsRequest,
  type PlatformCampaign,
  type PlatformFigures,
} from '#contract/ads.ts';
import { isFacts, type Facts } from './askJson.ts';
import { askTiktok } from './askTiktok.ts';
import { toSpent, unitOf } from './budget.ts';

/* Campaigns at TikTok, by its Business API: every answer is `{code, message, data}`, and `code` 0 alone is good. */

const PAGE = 1000;
/** Pages of one answer: more than any account has campaigns and days for. */
const MAX_PAGES = 100;

export const tiktok: AdsPort = {
  async change(call, campaign, request) {
    const before = await read(call, campaign);
    if (request.dailyBudget !== undefined && before.dailyBudget === null)
      throw new AdsError('refused', 'TikTok: the campaign has no daily budget of its own');
    if (await send(call, campaign, { before, request })) return read(call, campaign);
    return before;
  },
  figures: readFigures,
};

/** What is so already is not asked for. */
async function send(
  call: AdsCall,
  { code, account, currency }: AdsCampaignKey,
  { before, request: { isRunning, dailyBudget } }: { before: PlatformCampaign; request: AdsRequest },
): Promise<boolean> {
  const isMoved = isRunning !== undefined && isRunning !== before.isRunning;
  const isPaid = dailyBudget !== undefined && dailyBudget !== before.dailyBudget;
  if (isPaid)
    await post(call, '/campaign/update/', {
      advertiser_id: account,
      campaign_id: code,
      budget: dailyBudget / unitOf(currency),
    });
  if (isMoved)
    await post(call, '/campaign/status/update/', {
      advertiser_id: account,
      campaign_ids: [code],
      operation_status: isRunning ? 'ENABLE' : 'DISABLE',
    });
  return isMoved || isPaid;
}

async function read(call: AdsCall, { code, account, currency }: AdsCampaignKey): Promise<PlatformCampaign> {
  const data = await get(call, '/campaign/get/', {
    advertiser_id: account,
    filtering: JSON.stringify({ campaign_ids: [code] }),
    fields: JSON.stringify(['campaign_id', 'operation_status', 'secondary_status', 'budget', 'budget_mode']),
  });
  const [campaign] = listOf(data);
  if (!campaign) throw new AdsError('refused', `TikTok: campaign ${code} is not of account ${account}`);
  const isDaily = campaign['budget_mode'] === 'BUDGET_MODE_DAY';
  return {
    isRunning: campaign['operation_status'] === 'ENABLE',
    state: String(campaign['secondary_status'] ?? campaign['operation_status'] ?? ''),
    dailyBudget: isDaily ? toSpent(String(campaign['budget']), currency) : null,
  };
}

async function readFigures(
  call: AdsCall,
  { account, currency }: Pick<AdsCampaignKey, 'account' | 'currency'>,
  { from, to }: AdsPeriod,
): Promise<readonly PlatformFigures[]> {
  const figures: PlatformFigures[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const data = await get(call, '/report/integrated/get/', {
      advertiser_id: account,
      report_type: 'BASIC',
      data_level: 'AUCTION_CAMPAIGN',
      dimensions: JSON.stringify(['campaign_id', 'stat_time_day']),
      metrics: JSON.stringify(['campaign_name', 'spend', 'impressions', 'clicks']),
      start_date: from,
      end_date: to,
      page: String(page),
      page_size: String(PAGE),
    });
    figures.push(...listOf(data).map((row) => toFigures(row, currency)));
    const info = isFacts(data['page_info']) ? data['page_info'] : {};
    if (page >= Number(info['total_page'] ?? 0)) return figures;
  }
  throw new AdsError('refused', `TikTok: more than ${MAX_PAGES * PAGE} figures`);
}

const listOf = ({ list }: Facts): Facts[] => (Array.isArray(list) ? list.filter(isFacts) : []);

/** All their numbers are texts, and days have a time. */
function toFigures(row: Facts, currency: string): PlatformFigures {
  const [of, said] = [row['dimensions'], row['metrics']].map((part) => (isFacts(part) ? part : {}));
  const [code, time] = [of?.['campaign_id'], of?.['stat_time_day']];
  const spend = toSpent(String(said?.['spend'] ?? '0'), currency);
  const [impressions, clicks] = [Number(said?.['impressions'] ?? 0), Number(said?.['clicks'] ?? 0)];
  if (typeof code !== 'string' || typeof time !== 'string' || !Number.isFinite(spend + impressions + clicks))
    throw new AdsError('unknown', `TikTok answered with figures of no day: ${JSON.stringify(row)}`);
  const name = String(said?.['campaign_name'] ?? code);
  return { code, name, date: time.slice(0, 10), spend, impressions, clicks };
}

const get = (call: AdsCall, path: string, query: Readonly<Record<string, string>>): Promise<Facts> =>
  askTiktok(call, 'GET', `${path}?${String(new URLSearchParams(query))}`);

const post = (call: AdsCall, path: string, body: Facts): Promise<Facts> =>
  askTiktok(call, 'POST', path, JSON.stringify(body));
