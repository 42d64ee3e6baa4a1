import {
  AdsError,
  type AdsCall,
  type AdsCampaignKey,
  type AdsPeriod,
  type PlatformFigures,
} from '#contract/ads.ts';
import { toSpent } from './budget.ts';
import { isFacts, type Facts } from './askJson.ts';
import { ask } from './graph.ts';

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
  const figures: PlatformFigures[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const facts = await ask(call, edge, { query: { ...query, ...(after !== undefined && { after }) } });
    const { data } = facts;
    if (!Array.isArray(data)) throw new AdsError('unknown', 'Facebook answered without figures');
    figures.push(...data.map((row) => toFigures(row, currency)));
    after = toNext(facts);
    if (after === undefined) return figures;
  }
  throw new AdsError('refused', `Facebook: more than ${MAX_PAGES * PAGE} figures`);
}

/** Where the next page begins; the last one names no `next`, and still a cursor. */
function toNext({ paging }: Facts): string | undefined {
  if (!isFacts(paging) || paging['next'] === undefined || !isFacts(paging['cursors'])) return undefined;
  const { after } = paging['cursors'];
  return typeof after === 'string' ? after : undefined;
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
