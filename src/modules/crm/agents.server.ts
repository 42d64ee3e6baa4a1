import type { RecordChange } from '#contract/module.ts';
import type { CrmAgent } from '#generated/crm/crm-agent.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
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

/** Whatever an agent works on goes to somebody else. */
export async function handOverLeads(
  { records, now }: CrmContext,
  changes: readonly AgentChange[],
  { to_id }: { to_id: number },
): Promise<void> {
  const from = changes.flatMap(({ record }) => record?.account_id ?? []);
  const leads = await records('lead').lock({ account_id: from, queue: OPEN_QUEUES });
  await records('lead').update(
    leads.map(({ id }) => ({ id, account_id: to_id, assigned_at: now.toISOString() })),
  );
}
