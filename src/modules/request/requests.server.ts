import type { RecordChange } from '#contract/module.ts';
import type { RequestContext } from '#generated/request/module.gen.server.ts';
import type { TaskRequest } from '#generated/request/task-request.entity.gen.ts';

type Changes = readonly RecordChange<TaskRequest>[];

/** What the approver said stays with the request; the next decision replaces it. Only who asked takes a request back. */
export function completeRequests({ actor }: RequestContext, changes: Changes): void {
  for (const change of changes) {
    const { action, note, old, record } = change;
    if (record && ['approve', 'reject', 'give_back'].includes(action)) record.decision_note = note;
    if (!record && old?.created_by !== actor.accountId) change.refuse('rule.task_request.not_to_withdraw');
  }
}

/** Who is to decide hears of what has come in, and of what is handed to him. */
export async function notifyApprovers({ notify, actor }: RequestContext, changes: Changes): Promise<void> {
  for (const { id, old, record } of changes) {
    if (!record || record.status !== 1 || record.approver_id === old?.approver_id) continue;
    await notify('request_waiting', {
      id,
      params: { code: record.code },
      accounts: [record.approver_id],
      about: { entity: 'task_request', ids: [id] },
      but: actor.accountId,
    });
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
