import type { RecordChange } from '#contract/module.ts';
import type { LeadAttempt } from '#generated/crm/lead-attempt.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** What came of the call behind a transition; of a recall the dialog says it. */
const RESULTS: Readonly<Record<string, LeadAttempt['result']>> = {
  recall: 'no_answer',
  complete: 'agreed',
  no_demand: 'no_demand',
  wrong_number: 'wrong_number',
  give_up: 'give_up',
  unreachable: 'no_answer',
};

/** Each transition that somebody's call led to leaves a row of the call. */
export function noteAttempts(context: CrmContext, changes: readonly RecordChange<Lead>[]): void {
  for (const { old, record, action, input, note } of changes) {
    const usual = RESULTS[action];
    if (!old || !record || !usual || context.actor.kind === 'system') continue;
    const result = (input['result'] as LeadAttempt['result'] | undefined) ?? usual;
    const at = context.now.toISOString();
    const said = input['note'] ?? input['last_note'] ?? note;
    const attempt = {
      account_id: context.actor.accountId,
      at,
      channel: 'call',
      result,
      note: typeof said === 'string' ? said : null,
      queue_before: old.queue,
      queue_after: record.queue,
    } as const;
    record.attempts = [...record.attempts, attempt as LeadAttempt];
    record.last_result = result;
    record.first_response_at ??= at;
  }
}
