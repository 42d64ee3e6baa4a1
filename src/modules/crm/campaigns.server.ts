import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange, Sent } from '#contract/module.ts';
import { moneyPrecision } from '#fields/money/money.ts';
import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';
import type { AdsDaily } from '#generated/crm/ads-daily.entity.gen.ts';
import type { EnterFiguresActionInput } from '#generated/crm/enter-figures.action.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { asTable } from '#server/db/asTable.ts';
import { expireAccounts } from './adsAccounts.server.ts';
import { toCampaignType, type Figures } from './campaignTypes.ts';

/** So far back figures still change: leads are confirmed and parcels delivered days after the click. */
const DAYS = 30;

/** Code of `delivery_status`. */
const DELIVERED = 250;

/** Code of `campaign_type`: it costs more than it may. */
const WARNING = 3;

/** Value of `approval_status`. */
const APPROVED = 3;

const unitOf = (currency: string): number => 10 ** moneyPrecision(currency);

const DAY_MS = 86_400_000;

const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);

/** Each hour: what campaigns brought, what that cost in the company's own money, and what to do with each. */
export const countCampaigns = {
  as: 'sync',
  run: ({ within }: Pick<Context, 'within'>) =>
    within('crm').change(async (inside) => {
      await expireAccounts(asCrm(inside));
      await recount(asCrm(inside));
    }),
} satisfies Partial<JobCode>;

export async function recount(own: CrmContext): Promise<void> {
  await own.lockNames(['campaigns']);
  await countLeads(own);
  await convertSpend(own);
  await noteSpend(own);
  await deriveTypes(own);
}

/** Leads by the day on which they came, with what became of them until now. */
async function countLeads({ query, actor, today }: CrmContext): Promise<void> {
  // Grouped by the day of the company's zone, counted by several conditions and merged: Kysely has words for a third of it.
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

/** By the last approved rate on or before the day; without one nothing is converted. */
async function convertSpend({ db, today, company }: CrmContext): Promise<void> {
  const days = await db
    .selectFrom('ads_daily as d')
    .select(({ selectFrom }) => [
      'd.id',
      'd.currency',
      'd.spend',
      selectFrom('exchange_rate as r')
        .select('r.rate')
        .whereRef('r.currency', '=', 'd.currency')
        .whereRef('r.date', '<=', 'd.date')
        .where('r.status', '=', APPROVED)
        .where('r.is_retired', '=', false)
        .where('r.deleted_at', 'is', null)
        .orderBy('r.date', 'desc')
        .limit(1)
        .as('rate'),
    ])
    .where('d.date', '>=', daysBefore(today, DAYS))
    .execute();
  const bases = days.map(({ id, currency, spend, rate }) => ({
    id,
    base: toBase(company.currency, { currency, spend, rate: rate === null ? null : Number(rate) }),
  }));
  await db
    .updateTable('ads_daily')
    .from(asTable(bases, { id: 'int8', base: 'int8' }))
    .set(({ ref }) => ({ spend_base: ref('given.base') }))
    .whereRef('ads_daily.id', '=', 'given.id')
    .whereRef('ads_daily.spend_base', 'is distinct from', 'given.base')
    .execute();
}

function toBase(
  home: string,
  spent: { currency: string; spend: number; rate: number | null },
): number | null {
  if (spent.currency === home) return spent.spend;
  if (spent.rate === null) return null;
  return Math.round((spent.spend / unitOf(spent.currency)) * spent.rate * unitOf(home));
}

/** What each account spent in the last seven days, and how many campaigns it has. */
async function noteSpend({ db, today, records }: CrmContext): Promise<void> {
  const rows = await db
    .selectFrom('ads_campaign as c')
    .leftJoin('ads_daily as d', (join) =>
      join
        .onRef('d.ads_campaign_id', '=', 'c.id')
        .onRef('d.customer_id', '=', 'c.customer_id')
        .on('d.date', '>=', daysBefore(today, 6)),
    )
    .select(({ fn }) => [
      'c.ads_account_id',
      fn.count<string>('c.id').distinct().as('campaigns'),
      fn.sum<string | null>('d.spend').as('spend'),
      fn.sum<string | null>('d.spend_base').as('base'),
    ])
    .where('c.deleted_at', 'is', null)
    .groupBy('c.ads_account_id')
    .execute();
  const figures = new Map(rows.map((row) => [row.ads_account_id, row]));
  const accounts = await records('ads_account').find({});
  const moved = accounts.flatMap((account) => {
    const row = figures.get(account.id);
    const campaigns = Number(row?.campaigns ?? 0);
    const [spend_7d, spend_base_7d] = [Number(row?.spend ?? 0), Number(row?.base ?? 0)];
    const isSame =
      campaigns === account.campaigns &&
      spend_7d === account.spend_7d &&
      spend_base_7d === account.spend_base_7d;
    return isSame ? [] : [{ id: account.id, campaigns, spend_7d, spend_base_7d }];
  });
  await records('ads_account').update(moved);
}

/** What the last seven days say of each campaign. */
async function deriveTypes({ records, db, today, notify }: CrmContext): Promise<void> {
  const campaigns = await records('ads_campaign').find({});
  const rows = await db
    .selectFrom('ads_daily')
    .select(({ fn }) => [
      'ads_campaign_id',
      fn.countAll<number>().as('days'),
      fn.sum<string | null>('spend_base').as('spend'),
      fn.sum<string>('confirmed').as('confirmed'),
      fn.sum<string | null>('spend').filterWhere('date', '>=', daysBefore(today, 1)).as('lately'),
    ])
    .where('date', '>=', daysBefore(today, 6))
    .groupBy('ads_campaign_id')
    .execute();
  const figures = new Map(
    rows.map(({ ads_campaign_id: id, days, spend, confirmed, lately }): [number, Figures] => [
      id,
      { days, spend: Number(spend), confirmed: Number(confirmed), lately: Number(lately) },
    ]),
  );
  const moved = campaigns.flatMap((campaign) => {
    const type = toCampaignType(campaign, figures.get(campaign.id));
    return type === campaign.type ? [] : [{ id: campaign.id, type }];
  });
  await records('ads_campaign').update(moved);
  const ids = moved.flatMap(({ id, type }) => (type === WARNING ? [id] : []));
  const [first] = campaigns.filter(({ id }) => ids.includes(id));
  if (first)
    await notify('campaign_warning', {
      params: { name: first.name ?? '' },
      about: { entity: 'ads_campaign', ids },
    });
}

/** What a campaign spent and showed on a day, in its account's currency; said again it takes the place of what was said. */
export async function enterFigures(
  own: CrmContext,
  changes: readonly RecordChange<AdsCampaign>[],
  { date, spend, impressions, clicks }: Sent<EnterFiguresActionInput>,
): Promise<void> {
  await own.lockNames(['campaigns']);
  const days: DayFigures[] = [];
  for (const change of changes) {
    const currency = change.record?.currency;
    if (date > own.today) change.refuse('rule.ads_campaign.not_in_future', 'date');
    else if (currency)
      days.push({
        ads_campaign_id: change.id,
        date,
        currency,
        spend: Math.round(spend * unitOf(currency)),
        impressions: impressions ?? 0,
        clicks: clicks ?? 0,
      });
  }
  await storeFigures(own, days);
  await recount(own);
}

export type DayFigures = Pick<
  AdsDaily,
  'ads_campaign_id' | 'date' | 'currency' | 'spend' | 'impressions' | 'clicks'
>;

/** Rows of one statement: a database takes 65,535 values. */
const ROWS = 1_000;

/** Of each campaign and day once. */
export async function storeFigures({ db, actor }: CrmContext, days: readonly DayFigures[]): Promise<void> {
  const none = { leads: 0, valid_leads: 0, confirmed: 0, orders: 0, delivered: 0, returned: 0 };
  for (let at = 0; at < days.length; at += ROWS)
    await db
      .insertInto('ads_daily')
      .values(
        days.slice(at, at + ROWS).map((day) => ({
          ...day,
          ...none,
          customer_id: actor.customerId,
          spend_base: null,
          revenue_delivered: 0,
        })),
      )
      .onConflict((one) =>
        one.columns(['customer_id', 'ads_campaign_id', 'date']).doUpdateSet(({ ref }) => ({
          spend: ref('excluded.spend'),
          impressions: ref('excluded.impressions'),
          clicks: ref('excluded.clicks'),
        })),
      )
      .execute();
}
