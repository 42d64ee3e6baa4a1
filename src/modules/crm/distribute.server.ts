import type { RecordChange } from '#contract/module.ts';
import { fold } from '#contract/text.ts';
import { toWallClock } from '#fields/date_time/zone.ts';
import type { CrmAgent } from '#generated/crm/crm-agent.entity.gen.ts';
import type { LeadRule } from '#generated/crm/lead-rule.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';
import { readPages } from './leadPages.server.ts';
import { misfitOf } from './misfit.server.ts';
import { isHere } from './presence.server.ts';
import { isTyped, OPEN_QUEUES } from './queues.server.ts';
import { startOfToday } from './workMinutes.server.ts';

/** What an agent takes who is on no list. */
export const CAP_OPEN = 50;

/** What decides who gets a lead. */
export interface Desk {
  rules: readonly LeadRule[];
  /** The rule of its own that a landing page has, by page. */
  ownOf: ReadonlyMap<number, LeadRule>;
  agents: ReadonlyMap<number, CrmAgent>;
  /** Open leads by account; counted on while leads are handed out. */
  open: Map<number, number>;
  /** Leads given today by account; counted on as well. */
  today: Map<number, number>;
  /** Who had a phone last. */
  lastOf: ReadonlyMap<string, number>;
  /** Times of the last lead by account; moved on while leads are handed out. */
  assigned: Map<number, number>;
  /** `HH:MM` where the company is. */
  hour: string;
  /** Categories of the goods that leads want, by goods. */
  categoryOf: ReadonlyMap<number, number>;
  /** Pages of the chats that leads come from, by conversation. */
  pageOf: ReadonlyMap<number, number>;
  /** Names of the cities that rules and leads speak of, folded: those of the old scheme bear the same. */
  cityOf: ReadonlyMap<number, string>;
}

/**
 * Leads that come in by themselves, or come back, go to whom the first rule names that fits; without one they wait among the
 * incomplete.
 */
export async function handOut(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  const fresh = changes.flatMap((change) =>
    isWaiting(change.record) && !change.old && (isBack(change.record) || !isTyped(context, change))
      ? [change.record]
      : [],
  );
  if (fresh.length === 0) return;
  const desk = await readDesk(context, fresh);
  const given = fresh.flatMap((lead) => giveTo(context, desk, lead));
  await noteGiven(context, desk, given);
}

const isWaiting = (lead: Lead | null): lead is Lead =>
  lead?.queue === 'incomplete' && lead.account_id === null;

const isBack = ({ parent_lead_id }: Lead): boolean => parent_lead_id !== null;

/** Who gives leads away locks the agents, so that each has his turn; who takes one himself only looks at them. */
export async function readDesk(
  context: CrmContext,
  leads: readonly Sample[],
  isGiving = true,
): Promise<Desk> {
  const { db, records } = context;
  const rules = (await records('lead_rule').find({ active: true })).sort((a, b) => a.position - b.position);
  const agents = isGiving ? await records('crm_agent').lock({}) : await records('crm_agent').find({});
  const counts = await db
    .selectFrom('lead')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('queue', 'in', OPEN_QUEUES)
    .where('deleted_at', 'is', null)
    .groupBy('account_id')
    .execute();
  return {
    rules,
    ownOf: await readOwn(context, rules, leads),
    agents: new Map(agents.map((agent) => [agent.account_id, agent])),
    open: new Map(counts.map(({ account_id, count }) => [account_id ?? 0, count])),
    today: await readToday(context),
    lastOf: await readLast(db, leads),
    assigned: new Map(
      agents.map(({ account_id, last_assigned_at: at }) => [account_id, at ? Date.parse(at) : 0]),
    ),
    hour: toWallClock(context.now, context.company.timeZone).time,
    categoryOf: await readCategories(db, leads),
    pageOf: await readChatPages(db, leads),
    cityOf: await readCities(db, rules, leads),
  };
}

/** A page may name its rule, which then holds for its leads whatever else the rule asks. */
async function readOwn(
  context: CrmContext,
  rules: readonly LeadRule[],
  leads: readonly Sample[],
): Promise<Map<number, LeadRule>> {
  const pages = await readPages(context, leads);
  return new Map(
    [...pages.values()].flatMap(({ id, rule_id }) => {
      const rule = rules.find((one) => one.id === rule_id);
      return rule ? [[id, rule] as const] : [];
    }),
  );
}

/** Leads that each account was given since midnight where the company is. */
async function readToday(context: CrmContext): Promise<Map<number, number>> {
  const rows = await context.db
    .selectFrom('lead')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('account_id', 'is not', null)
    .where('assigned_at', '>=', startOfToday(context))
    .where('deleted_at', 'is', null)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id ?? 0, count]));
}

async function readCategories(db: CrmContext['db'], leads: readonly Sample[]): Promise<Map<number, number>> {
  const goods = leads.flatMap(({ lines }) => lines.map(({ goods_id }) => goods_id));
  if (goods.length === 0) return new Map();
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'category_id'])
    .where('id', '=', anyOf(goods))
    .where('category_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, category_id }) => [id, category_id ?? 0]));
}

async function readChatPages(db: CrmContext['db'], leads: readonly Sample[]): Promise<Map<number, number>> {
  const chats = leads.flatMap(({ conversation_id }) => conversation_id ?? []);
  if (chats.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversation')
    .select(['id', 'omnichannel_page_id'])
    .where('id', '=', anyOf(chats))
    .execute();
  return new Map(rows.map(({ id, omnichannel_page_id }) => [id, omnichannel_page_id]));
}

async function readCities(
  db: CrmContext['db'],
  rules: readonly LeadRule[],
  leads: readonly Sample[],
): Promise<Map<number, string>> {
  const wanted = rules.flatMap(({ city_ids }) => city_ids ?? []);
  if (wanted.length === 0) return new Map();
  const ids = [...wanted, ...leads.flatMap(({ id_city }) => id_city ?? [])];
  const rows = await db.selectFrom('place').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, fold(name)]));
}

async function readLast(db: CrmContext['db'], leads: readonly Sample[]): Promise<Map<string, number>> {
  const phones = leads.flatMap(({ phone }) => phone ?? []);
  if (phones.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead')
    .select(['phone', 'account_id'])
    .where('phone', '=', anyTextOf(phones))
    .where('account_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1_000)
    .execute();
  return new Map(rows.map(({ phone, account_id }) => [phone ?? '', account_id ?? 0]));
}

/** What rules look at. */
export type Sample = Pick<Lead, 'phone' | 'source' | 'ladi_page_id' | 'ads_campaign_id' | 'city'> & {
  lines: readonly { goods_id: number }[];
  id_city?: number | null;
  /** The chat that it came from, or at a trial the page of one. */
  conversation_id?: number | null;
  omnichannel_page_id?: number | null;
};

/** The rule of the page that a lead came by, else the first that it meets. */
export const ruleOf = (desk: Desk, lead: Sample): LeadRule | undefined =>
  desk.ownOf.get(lead.ladi_page_id ?? 0) ?? desk.rules.find((one) => misfitOf(one, lead, desk) === null);

function giveTo(context: CrmContext, desk: Desk, lead: Lead): number[] {
  const given = chooseFor(context, desk, lead);
  if (!given) return [];
  lead.account_id = given.account;
  lead.queue = 'telesale';
  lead.process_limit ??= given.rule.process_limit;
  return [given.account];
}

/** By which rule a lead goes to whom, who is counted on; undefined where no rule fits or nobody of it is free. */
function chooseFor(
  { now }: CrmContext,
  desk: Desk,
  lead: Lead,
): { rule: LeadRule; account: number } | undefined {
  const rule = ruleOf(desk, lead);
  const account = rule && choose(desk, rule, lead);
  if (!rule || account === undefined) return undefined;
  desk.open.set(account, (desk.open.get(account) ?? 0) + 1);
  desk.today.set(account, (desk.today.get(account) ?? 0) + 1);
  desk.assigned.set(account, Math.max(...desk.assigned.values(), now.getTime()) + 1);
  return { rule, account };
}

/** Leads that wait among the incomplete are handed out as if they came now; those that no rule gives to anybody stay. */
export async function distributeByRules(
  context: CrmContext,
  changes: readonly RecordChange<Lead>[],
): Promise<void> {
  const leads = changes.flatMap((change) => (change.record ? [{ change, lead: change.record }] : []));
  const desk = await readDesk(
    context,
    leads.map(({ lead }) => lead),
  );
  const given = leads.flatMap(({ change, lead }) => {
    const chosen = chooseFor(context, desk, lead);
    if (chosen)
      return [
        { id: lead.id, account: chosen.account, limit: lead.process_limit ?? chosen.rule.process_limit },
      ];
    change.refuse(ruleOf(desk, lead) ? 'rule.lead.nobody_free' : 'rule.lead.no_rule');
    return [];
  });
  const calls = context.records('lead');
  await calls.update(given.map(({ id, limit: process_limit }) => ({ id, process_limit })));
  for (const account_id of new Set(given.map(({ account }) => account))) {
    const ids = given.flatMap(({ id, account }) => (account === account_id ? [id] : []));
    await calls.transition('distribute', ids, { account_id });
  }
  await noteGiven(
    context,
    desk,
    given.map(({ account }) => account),
  );
}

/** Who had the phone before, else whose turn it is or who has the fewest; nobody who is off, away or at his cap. */
export function choose(desk: Desk, rule: LeadRule, lead: Sample): number | undefined {
  const free = (rule.account_ids ?? []).filter((id) => hindranceOf(desk, id) === null);
  const last = desk.lastOf.get(lead.phone ?? '');
  if (rule.sticky && last !== undefined && free.includes(last)) return last;
  const load = rule.mode === 'least_open' ? desk.open : desk.assigned;
  return free.toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || a - b)[0];
}

/** What keeps somebody from being given leads. */
export type Hindrance = 'off' | 'away' | 'full' | 'day_full';

/** Null: he receives leads, is at his desk, and below what he may have open and be given in a day. */
export function hindranceOf({ agents, open, today }: Desk, account: number): Hindrance | null {
  const agent = agents.get(account);
  const cap = agent?.cap_day ?? null;
  if (agent?.is_receiving === false) return 'off';
  if (!isHere(agent)) return 'away';
  if ((open.get(account) ?? 0) >= (agent?.cap_open ?? CAP_OPEN)) return 'full';
  return cap !== null && (today.get(account) ?? 0) >= cap ? 'day_full' : null;
}

async function noteGiven({ records, now }: CrmContext, desk: Desk, given: readonly number[]): Promise<void> {
  const rows = [...new Set(given)].flatMap((account) => desk.agents.get(account)?.id ?? []);
  if (rows.length > 0)
    await records('crm_agent').update(rows.map((id) => ({ id, last_assigned_at: now.toISOString() })));
}
