import type { Sent } from '#contract/module.ts';
import type { LeadCardActionInput, LeadCardActionResult } from '#generated/crm/lead-card.action.gen.ts';
import type { MyCallsActionResult } from '#generated/crm/my-calls.action.gen.ts';
import type { CallScript } from '#generated/crm/call-script.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readLeft } from './claim.server.ts';
import { maskPhone } from './phones.ts';

/** Code of `delivery_status`. */
const DELIVERED = 250;

/** Codes of `order_status`: on the way back, and back. */
const RETURNED = [220, 240];

const OTHERS = 5;

/** What an agent reads while he calls. */
export async function leadCard(
  context: CrmContext,
  { lead_id }: Sent<LeadCardActionInput>,
): Promise<LeadCardActionResult> {
  const [lead] = await context.records('lead').find({ id: lead_id });
  if (!lead) context.refuse('not_found', 'lead_id');
  const { phone } = lead;
  const orders = phone === null ? [] : await readOrders(context, phone);
  return {
    script: await findScript(context, seesPhone(context, lead) ? lead : { ...lead, phone: maskPhone(phone) }),
    orders: orders.length,
    delivered: orders.filter(({ delivery_status: state }) => state === DELIVERED).length,
    returned: orders.filter(({ status }) => RETURNED.includes(status)).length,
    others: phone === null ? [] : await readOthers(context, lead_id, phone),
  };
}

/** Who has the lead to call, or leads those who have. */
const seesPhone = ({ actor, user }: CrmContext, { queue, account_id }: Lead): boolean =>
  queue === 'telesale' || account_id === actor.accountId || user.permissions.includes('crm_lead_dead');

const readOrders = async ({ db }: CrmContext, phone: string) =>
  db
    .selectFrom('order')
    .select(['status', 'delivery_status'])
    .where('receiver_phone', '=', phone)
    .where('deleted_at', 'is', null)
    .limit(1_000)
    .execute();

const readOthers = async ({ db }: CrmContext, id: number, phone: string) =>
  db
    .selectFrom('lead')
    .select(['id', 'queue', 'product', 'created_at'])
    .where('phone', '=', phone)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(OTHERS)
    .execute();

/** The script of the goods, else of their category, else the one for everything. */
async function findScript(context: CrmContext, lead: Lead): Promise<Record<string, unknown> | null> {
  const scripts = await context.records('call_script').find({ active: true });
  const goods = lead.lines.map(({ goods_id }) => goods_id);
  const categories = await readCategories(context, goods);
  const script =
    scripts.find(({ goods_id }) => goods_id !== null && goods.includes(goods_id)) ??
    scripts.find(({ category_id: id }) => id !== null && categories.includes(id)) ??
    scripts.find(({ goods_id, category_id }) => goods_id === null && category_id === null);
  return script ? toScript(script, lead) : null;
}

async function readCategories({ db }: CrmContext, ids: readonly number[]): Promise<(number | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('goods').select('category_id').where('id', '=', anyOf(ids)).execute();
  return rows.map(({ category_id }) => category_id);
}

function toScript({ name, body, objections }: CallScript, lead: Lead): Record<string, unknown> {
  const words: Readonly<Record<string, string>> = {
    name: lead.name ?? '…',
    product: lead.lines[0]?.name ?? lead.product ?? '…',
    phone: lead.phone ?? '…',
    address: lead.address ?? '…',
  };
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (whole, word: string) => words[word] ?? whole);
  return {
    name,
    body: fill(body),
    objections: objections.map(({ question, answer }) => ({ question, answer: fill(answer) })),
  };
}

interface Counted {
  calls: number;
  contacted: number;
  agreed: number;
  seconds: number | null;
}

/** Somebody was spoken to. */
const REACHED = `result not in ('no_answer', 'busy', 'switched_off')`;

/** One's own calls of today beside everybody's. */
export async function myCalls(context: CrmContext): Promise<MyCallsActionResult> {
  const { query, actor, today } = context;
  const count = async (where: string, values: readonly unknown[]): Promise<Counted> => {
    const { rows } = await query<Record<keyof Counted, string | number | null>>(
      `select count(*) as calls, count(*) filter (where ${REACHED}) as contacted, count(*) filter (where result = 'agreed') as agreed,
  round(avg(seconds)) as seconds
from lead_attempt a join khuon_customer c on c.id = $1
where a.customer_id = $1 and a.deleted_at is null and a.at >= ($2::timestamp at time zone c.time_zone) ${where}`,
      [actor.customerId, today, ...values],
    );
    const row = rows[0];
    const { seconds } = row ?? {};
    return {
      calls: Number(row?.calls ?? 0),
      contacted: Number(row?.contacted ?? 0),
      agreed: Number(row?.agreed ?? 0),
      seconds: seconds === null || seconds === undefined ? null : Number(seconds),
    };
  };
  const own = await count('and a.account_id = $3', [actor.accountId]);
  const team = await count('', []);
  return {
    ...own,
    value: await readValue(context),
    claims_left: Math.max(0, (await readLeft(context)).day),
    team_calls: team.calls,
    team_contacted: team.contacted,
    team_seconds: team.seconds,
  };
}

/** What the leads of today's agreements are worth. */
async function readValue({ query, actor, today }: CrmContext): Promise<number> {
  const { rows } = await query<{ value: string | number }>(
    `select coalesce(sum(case when x.lines_total > 0 then x.lines_total else x.expected_value end), 0) as value
from lead x join khuon_customer c on c.id = $1
where x.customer_id = $1 and x.deleted_at is null and x.completed_by = $2 and x.completed_at >= ($3::timestamp at time zone c.time_zone)`,
    [actor.customerId, actor.accountId, today],
  );
  return Number(rows[0]?.value ?? 0);
}
