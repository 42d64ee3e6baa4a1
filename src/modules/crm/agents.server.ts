import type { RecordChange, Sent } from '#contract/module.ts';
import type { CrmAgent } from '#generated/crm/crm-agent.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { LeadAgentActionResult } from '#generated/crm/lead-agent.action.gen.ts';
import type {
  MyReceivingActionInput,
  MyReceivingActionResult,
} from '#generated/crm/my-receiving.action.gen.ts';
import { OPEN_QUEUES } from './queues.server.ts';

type AgentChange = RecordChange<CrmAgent>;

const receive =
  (is_receiving: boolean) =>
  async ({ records }: CrmContext, changes: readonly AgentChange[]): Promise<void> => {
    await records('crm_agent').update(changes.map(({ id }) => ({ id, is_receiving })));
  };

/** New leads come again. */
export const startReceiving = receive(true);

/** No new leads come. */
export const stopReceiving = receive(false);

/** One says of oneself whether one gets new leads; who is on no list yet is put there. */
export async function myReceiving(
  { records, actor, lockNames }: CrmContext,
  { is_receiving }: Sent<MyReceivingActionInput>,
): Promise<MyReceivingActionResult> {
  const { accountId: account_id } = actor;
  await lockNames([`agent of account ${account_id}`]);
  const [agent] = await records('crm_agent').lock({ account_id });
  if (!agent) await records('crm_agent').create([{ account_id, is_receiving }]);
  else if (agent.is_receiving !== is_receiving)
    await records('crm_agent').update([{ id: agent.id, is_receiving }]);
  return { is_receiving };
}

/** Who is on no list receives. */
export async function isReceiving({ records, actor }: CrmContext): Promise<boolean> {
  const [agent] = await records('crm_agent').find({ account_id: actor.accountId });
  return agent?.is_receiving ?? true;
}

/** A new lead is for whoever types it in, while he is on the list of agents and receives leads. */
export async function leadAgent({ records, actor }: CrmContext): Promise<LeadAgentActionResult> {
  const [agent] = await records('crm_agent').find({ account_id: actor.accountId, is_receiving: true });
  return { account_id: agent?.account_id ?? null };
}

/** Whatever an agent works on goes to somebody else. */
export async function handOverLeads(
  { records }: CrmContext,
  changes: readonly AgentChange[],
  { to_id }: { to_id: number },
): Promise<void> {
  const from = changes.flatMap(({ record }) => record?.account_id ?? []);
  const leads = await records('lead').lock({ account_id: from, queue: OPEN_QUEUES });
  await records('lead').update(leads.map(({ id }) => ({ id, account_id: to_id })));
}
