import type { RecordChange } from '#contract/module.ts';
import type { RequestContext } from '#generated/request/module.gen.server.ts';
import type { TaskRequest } from '#generated/request/task-request.entity.gen.ts';

type Changes = readonly RecordChange<TaskRequest>[];

/** What the approver said stays with the request; the next decision replaces it. */
export function completeRequests(_: RequestContext, changes: Changes): void {
  for (const { action, note, record } of changes)
    if (record && ['approve', 'reject', 'give_back'].includes(action)) record.decision_note = note;
}

/** Who is to decide hears of what has come in, and of what is handed to him; who is to do it, once it is approved. */
export async function notifyPeople({ notify, actor }: RequestContext, changes: Changes): Promise<void> {
  for (const { id, action, old, record } of changes) {
    if (!record) continue;
    const news = {
      id,
      params: { code: record.code },
      about: { entity: 'task_request', ids: [id] },
      but: actor.accountId,
    } as const;
    if (record.status === 1 && record.approver_id !== old?.approver_id)
      await notify('request_waiting', { ...news, accounts: [record.approver_id] });
    if (action === 'approve') await notify('request_given', { ...news, accounts: [record.account_id] });
  }
}

const DAY_MS = 86_400_000;

/** Once, on the morning after: who is to do it and who asked for it hear that its time has passed. */
export async function notifyOverdue({ records, notify, now }: RequestContext): Promise<void> {
  const open = await records('task_request').find({ status: [1, 2, 3], done_at: null });
  const late = open.filter(({ due_at }) => {
    const since = now.getTime() - Date.parse(due_at);
    return since > 0 && since <= DAY_MS;
  });
  for (const { id, code, account_id, created_by } of late)
    await notify('request_overdue', {
      id,
      params: { code },
      accounts: [account_id, ...(created_by === null ? [] : [created_by])],
      about: { entity: 'task_request', ids: [id] },
    });
}
