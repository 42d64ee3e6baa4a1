import type { Sent } from '#contract/module.ts';
import type { LeadCardActionInput, LeadCardActionResult } from '#generated/crm/lead-card.action.gen.ts';
import type { MyCallsActionResult } from '#generated/crm/my-calls.action.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { isReceiving } from './agents.server.ts';
import { fillScript, type FilledScript } from './callScripts.server.ts';
import { readLeft } from './claim.server.ts';
import { readChat, readOrigin } from './leadOrigin.server.ts';
import { readPhoneFacts } from './phoneFacts.server.ts';
import { maskPhone } from './phones.ts';
import { startOfToday } from './workMinutes.server.ts';

/** What an agent reads while he calls. */
export async function leadCard(
  context: CrmContext,
  { lead_id }: Sent<LeadCardActionInput>,
): Promise<LeadCardActionResult> {
  const [lead] = await context.records('lead').find({ id: lead_id });
  if (!lead) context.refuse('not_found', 'lead_id');
  const isSeen = seesPhone(context, lead);
  return {
    script: await findScript(context, isSeen ? lead : { ...lead, phone: maskPhone(lead.phone) }),
    origin: await readOrigin(context, lead),
    chat: isSeen ? await readChat(context, lead) : [],
    facts: lead.phone === null ? null : { ...(await readPhoneFacts(context, lead.phone, lead_id)) },
  };
}

/** Who has the lead to call, or leads those who have. */
const seesPhone = ({ actor, user }: CrmContext, { queue, account_id }: Lead): boolean =>
  queue === 'telesale' || account_id === actor.accountId || user.permissions.includes('crm_lead_dead');

/** The script of the goods, else of their category, else the one for everything. */
async function findScript(context: CrmContext, lead: Lead): Promise<FilledScript | null> {
  const scripts = await context.records('call_script').find({ active: true });
  const goods = lead.lines.map(({ goods_id }) => goods_id);
  const categories = await readCategories(context, goods);
  const script =
    scripts.find(({ goods_id }) => goods_id !== null && goods.includes(goods_id)) ??
    scripts.find(({ category_id: id }) => id !== null && categories.includes(id)) ??
    scripts.find(({ goods_id, category_id }) => goods_id === null && category_id === null);
  return script ? fillScript(script, lead) : null;
}

async function readCategories({ db }: CrmContext, ids: readonly number[]): Promise<(number | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('goods').select('category_id').where('id', '=', anyOf(ids)).execute();
  return rows.map(({ category_id }) => category_id);
}

interface Counted {
  calls: number;
  contacted: number;
  agreed: number;
  /** Who called. */
  agents: number;
  seconds: number | null;
}

/** With these nobody was spoken to. */
const UNREACHED = ['no_answer', 'busy', 'switched_off'] as const;

/** One's own calls of today beside everybody's. */
export async function myCalls(context: CrmContext): Promise<MyCallsActionResult> {
  const own = await countCalls(context, context.actor.accountId);
  const team = await countCalls(context);
  const agents = Math.max(1, team.agents);
  return {
    calls: own.calls,
    contacted: own.contacted,
    agreed: own.agreed,
    seconds: own.seconds,
    value: await readValue(context, context.actor.accountId),
    claims_left: Math.max(0, (await readLeft(context)).day),
    team_calls: team.calls,
    team_contacted: team.contacted,
    team_seconds: team.seconds,
    mean_calls: Math.round(team.calls / agents),
    mean_agreed: Math.round(team.agreed / agents),
    mean_value: Math.round((await readValue(context)) / agents),
    is_receiving: await isReceiving(context),
  };
}

async function countCalls(context: CrmContext, account?: number): Promise<Counted> {
  let calls = context.db
    .selectFrom('lead_attempt')
    .select(({ fn }) => [
      fn.countAll<number>().as('calls'),
      fn.countAll<number>().filterWhere('result', 'not in', UNREACHED).as('contacted'),
      fn.countAll<number>().filterWhere('result', '=', 'agreed').as('agreed'),
      fn.count<number>('account_id').distinct().as('agents'),
      fn.avg<string | null>('seconds').as('seconds'),
    ])
    .where('at', '>=', startOfToday(context))
    .where('deleted_at', 'is', null);
  if (account !== undefined) calls = calls.where('account_id', '=', account);
  const { seconds, ...counts } = await calls.executeTakeFirstOrThrow();
  return { ...counts, seconds: seconds === null ? null : Math.round(Number(seconds)) };
}

/** What the leads of today's agreements are worth, one's own or everybody's. */
async function readValue(context: CrmContext, account?: number): Promise<number> {
  let leads = context.db
    .selectFrom('lead')
    .select(({ fn, eb }) =>
      fn
        .sum<string | null>(
          eb
            .case()
            .when('lines_total', '>', 0)
            .then(eb.ref('lines_total'))
            .else(eb.ref('expected_value'))
            .end(),
        )
        .as('value'),
    )
    .where('completed_at', '>=', startOfToday(context))
    .where('deleted_at', 'is', null);
  if (account !== undefined) leads = leads.where('completed_by', '=', account);
  const found = await leads.executeTakeFirst();
  return Number(found?.value ?? 0);
}
