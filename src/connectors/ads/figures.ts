import {
  AdsError,
  type AdsCall,
  type AdsCampaignKey,
  type AdsPeriod,
  type PlatformFigures,
} from '#contract/ads.ts';
import { toSpent } from './budget.ts';
import { askRows, isFacts } from '../graph/graph.ts';
import { asAds } from './graph.ts';

/* What campaigns spent and showed, by day: the edge `insights` of an account. */

const FIELDS = 'campaign_id,campaign_name,spend,impressions,clicks';
const PAGE = 500;
/** Pages of one answer: more than any account has campaigns and days for. */
const MAX_PAGES = 200;

export async function readFigures(
  call: AdsCall,
  { account, currency }: Pick<AdsCampaignKey, 'account' | 'currency'>,
  { from, to }: AdsPeriod,
): Promise<readonly PlatformFigures[]> {
  const edge = [`act_${account.replace(/^act_/, '')}`, 'insights'];
  const query = {
    level: 'campaign',
    time_increment: '1',
    time_range: JSON.stringify({ since: from, until: to }),
    fields: FIELDS,
    limit: String(PAGE),
  };
  const { rows, isWhole } = await asAds(askRows(call, { path: edge, query }, MAX_PAGES));
  if (!isWhole) throw new AdsError('refused', `Facebook: more than ${MAX_PAGES * PAGE} figures`);
  return rows.map((row) => toFigures(row, currency));
}

/** All their numbers are texts. */
function toFigures(row: unknown, currency: string): PlatformFigures {
  const facts = isFacts(row) ? row : {};
  const [code, date] = [facts['campaign_id'], facts['date_start']];
  const spend = toSpent(String(facts['spend'] ?? '0'), currency);
  const [impressions, clicks] = [Number(facts['impressions'] ?? 0), Number(facts['clicks'] ?? 0)];
  if (typeof code !== 'string' || typeof date !== 'string' || !Number.isFinite(spend + impressions + clicks))
    throw new AdsError('unknown', `Facebook answered with figures of no day: ${JSON.stringify(row)}`);
  return { code, name: String(facts['campaign_name'] ?? code), date, spend, impressions, clicks };
}
