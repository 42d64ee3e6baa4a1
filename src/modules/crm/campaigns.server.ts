import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { toCampaignType, type Figures } from './campaignTypes.ts';

/** So far back figures still change: leads are confirmed and parcels delivered days after the click. */
const DAYS = 30;

/** Code of `delivery_status`. */
const DELIVERED = 250;

/** Currency of a company's country (spec 9). */
const HOME: Readonly<Record<number, string>> = { 1: 'VND', 2: 'PHP', 3: 'MYR', 4: 'THB', 5: 'IDR' };

/** Currencies whose least unit is the whole one. */
const WHOLE: readonly string[] = ['VND', 'KRW'];

const unitOf = (currency: string): number => (WHOLE.includes(currency) ? 1 : 100);

const DAY_MS = 86_400_000;

const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);

/** Each hour: what campaigns brought, what that cost in the company's own money, and what to do with each. */
export const countCampaigns = {
  as: 'sync',
  run: ({ within }: Pick<Context, 'within'>) =>
    within('crm').change(async (inside) => recount(asCrm(inside))),
} satisfies Partial<JobCode>;

async function recount(own: CrmContext): Promise<void> {
  await own.lockNames(['campaigns']);
  await countLeads(own);
  await convertSpend(own);
  await deriveTypes(own);
}

/** Leads by the day on which they came, with what became of them until now. */
async function countLeads({ query, actor, today }: CrmContext): Promise<void> {
  await query(
    `insert into ads_daily (customer_id, ads_campaign_id, date, currency, spend, impressions, clicks, leads, valid_leads, confirmed, orders, delivered, returned, revenue_delivered)
select $1::int8, x.ads_campaign_id, (x.created_at at time zone c.time_zone)::date, min(p.currency), 0, 0, 0, count(*),
  count(*) filter (where x.cancel_type is null and x.phone is not null), count(*) filter (where x.status = 100), count(o.id),
  count(*) filter (where o.delivery_status = $2), count(*) filter (where o.status in (220, 240)),
  coalesce(sum(o.goods_total) filter (where o.delivery_status = $2), 0)
from lead x
join ads_campaign p on p.id = x.ads_campaign_id
join khuon_customer c on c.id = $1
left join "order" o on o.id = x.order_id
where x.customer_id = $1 and x.deleted_at is null and p.currency is not null
  and x.created_at >= $3::date::timestamp at time zone c.time_zone
group by 2, 3
on conflict (customer_id, ads_campaign_id, date) do update set leads = excluded.leads, valid_leads = excluded.valid_leads,
  confirmed = excluded.confirmed, orders = excluded.orders, delivered = excluded.delivered, returned = excluded.returned,
  revenue_delivered = excluded.revenue_delivered`,
    [actor.customerId, DELIVERED, daysBefore(today, DAYS)],
  );
}

interface Spent {
  id: number;
  currency: string;
  spend: string | number;
  rate: string | number | null;
}

/** By the last approved rate on or before the day; without one nothing is converted. */
async function convertSpend(own: CrmContext): Promise<void> {
  const { query, actor, today } = own;
  const home = await readHome(own);
  const { rows } = await query<Spent>(
    `select d.id, d.currency, d.spend, (select r.rate from exchange_rate r where r.customer_id = $1 and r.currency = d.currency
  and r.date <= d.date and r.status = 3 and not r.is_retired and r.deleted_at is null order by r.date desc limit 1) as rate
from ads_daily d where d.customer_id = $1 and d.date >= $2::date`,
    [actor.customerId, daysBefore(today, DAYS)],
  );
  const bases = rows.map(({ id, currency, spend, rate }) => ({
    id,
    base: toBase(home, { currency, spend: Number(spend), rate: rate === null ? null : Number(rate) }),
  }));
  await query(
    `update ads_daily d set spend_base = x.base from unnest($1::int8[], $2::int8[]) as x(id, base)
where d.id = x.id and d.customer_id = $3 and d.spend_base is distinct from x.base`,
    [bases.map(({ id }) => id), bases.map(({ base }) => base), actor.customerId],
  );
}

async function readHome({ query, actor }: CrmContext): Promise<string> {
  const { rows } = await query<{ id_country: number }>(
    'select id_country from khuon_customer where id = $1',
    [actor.customerId],
  );
  return HOME[rows[0]?.id_country ?? 1] ?? 'VND';
}

function toBase(
  home: string,
  spent: { currency: string; spend: number; rate: number | null },
): number | null {
  if (spent.currency === home) return spent.spend;
  if (spent.rate === null) return null;
  return Math.round((spent.spend / unitOf(spent.currency)) * spent.rate * unitOf(home));
}

/** What the last seven days say of each campaign. */
async function deriveTypes({ records, query, actor, today }: CrmContext): Promise<void> {
  const campaigns = await records('ads_campaign').find({});
  const { rows } = await query<Figures & { campaign: number }>(
    `select ads_campaign_id as campaign, count(*)::int as days, coalesce(sum(spend_base), 0)::float8 as spend,
  sum(confirmed)::int as confirmed, coalesce(sum(spend) filter (where date >= $3::date), 0)::float8 as lately
from ads_daily where customer_id = $1 and date >= $2::date group by 1`,
    [actor.customerId, daysBefore(today, 6), daysBefore(today, 1)],
  );
  const figures = new Map(rows.map((row) => [row.campaign, row]));
  const moved = campaigns.flatMap((campaign) => {
    const type = toCampaignType(campaign, figures.get(campaign.id));
    return type === campaign.type ? [] : [{ id: campaign.id, type }];
  });
  await records('ads_campaign').update(moved);
}

/** What a campaign spent and showed on a day, in its account's currency; said again it takes the place of what was said. */
export async function enterFigures(
  own: CrmContext,
  changes: readonly RecordChange<AdsCampaign>[],
  sent: { date: string; spend: number; impressions: number | null; clicks: number | null },
): Promise<void> {
  for (const change of changes)
    if (sent.date > own.today) change.refuse('rule.ads_campaign.not_in_future', 'date');
    else if (change.record) await storeFigures(own, change.record, sent);
  await recount(own);
}

async function storeFigures(
  { db, actor }: CrmContext,
  { id, currency }: AdsCampaign,
  sent: { date: string; spend: number; impressions: number | null; clicks: number | null },
): Promise<void> {
  if (currency === null) return;
  const spend = Math.round(sent.spend * unitOf(currency));
  const facts = { spend, impressions: sent.impressions ?? 0, clicks: sent.clicks ?? 0 };
  const none = { leads: 0, valid_leads: 0, confirmed: 0, orders: 0, delivered: 0, returned: 0 };
  await db
    .insertInto('ads_daily')
    .values({
      customer_id: actor.customerId,
      ads_campaign_id: id,
      date: sent.date,
      currency,
      ...facts,
      ...none,
      spend_base: null,
      revenue_delivered: 0,
    })
    .onConflict((one) => one.columns(['customer_id', 'ads_campaign_id', 'date']).doUpdateSet(facts))
    .execute();
}
