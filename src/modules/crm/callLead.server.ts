import type { RecordChange, Sent, TransitionBody } from '#contract/module.ts';
import type { CallLeadActionInput, CallLeadActionResult } from '#generated/crm/call-lead.action.gen.ts';
import type { UndoCallActionInput, UndoCallActionResult } from '#generated/crm/undo-call.action.gen.ts';
import type { LeadAttempt } from '#generated/crm/lead-attempt.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { isLastTry } from './callResults.ts';
import { noteSeen } from './presence.server.ts';
import { isOwn, lockEnd, lockLead } from './locks.server.ts';

/** So long a result may be taken back (readings: fast work places offer undo instead of asking). */
const UNDO_MS = 15_000;

/** Results of calls that reached nobody: the company says after how many minutes the next try is due (`crm_recall_<result>`). */
const UNREACHED: readonly string[] = ['no_answer', 'busy', 'switched_off'];

/** What a result changes, as it was before; `attempts` is how many there were. */
const FACTS = [
  'status',
  'process_count',
  'reprocess_at',
  'last_contact_at',
  'last_note',
  'last_result',
  'lost_reason',
  'cancel_type',
  'completed_at',
  'completed_by',
  'wrong_phone',
  'first_response_at',
] as const satisfies readonly (keyof Lead)[];

type CallInput = Sent<CallLeadActionInput>;

/** The result of a call moves the lead, leaves a row of the call, and can be taken back for some seconds. */
export async function callLead(context: CrmContext, input: CallInput): Promise<CallLeadActionResult> {
  await noteSeen(context);
  const before = await lockLead(context, input.lead_id);
  if (!isOwn(context, before)) context.refuse('rule.lead.lock_lost', 'lead_id');
  if (before.queue !== 'telesale') context.refuse('rule.lead.not_callable', 'lead_id');
  const leads = context.records('lead');
  const { key, body } = toTransition(context, before, input);
  const [after] = await leads.transition(key, [before.id], body);
  const undo_until = new Date(context.now.getTime() + UNDO_MS).toISOString();
  await leads.update([
    {
      id: before.id,
      locked_by: null,
      locked_until: null,
      undo_until,
      undo_facts: toFacts(context, before),
      attempts: (after?.attempts ?? []).map((row, at, all) =>
        at === all.length - 1 ? { ...toRow(row), ...toDetails(input, row.note) } : toRow(row),
      ),
      ...(input.note && { last_note: input.note }),
    },
  ]);
  return { queue: after?.queue ?? before.queue, undo_until };
}

/** A row of a call as it may be sent back. */
const toRow = ({
  version: _version,
  created_at: _at,
  created_by: _by,
  updated_at: _then,
  updated_by: _who,
  ...row
}: LeadAttempt) => row;

const toDetails = ({ note, seconds, recall_at }: CallInput, said: string | null) => ({
  note: note ?? said,
  seconds: seconds ?? null,
  recall_at: recall_at ?? null,
});

const toFacts = ({ actor }: CrmContext, lead: Lead): Record<string, unknown> => ({
  ...Object.fromEntries(FACTS.map((name) => [name, lead[name]])),
  account: actor.accountId,
  attempts: lead.attempts.length,
});

/** At the limit an unsuccessful call is the last one. */
function toTransition(
  { settings }: CrmContext,
  lead: Lead,
  input: CallInput,
): { key: string; body: TransitionBody } {
  const { result, lost_reason, cancel_type, recall_at } = input;
  const note = input.note ?? null;
  if (result === 'agreed') return { key: 'complete', body: {} };
  if (result === 'no_demand' || result === 'wrong_number') return { key: result, body: {} };
  if (result === 'give_up')
    return { key: 'give_up', body: { lost_reason, cancel_type: cancel_type ?? null, last_note: note } };
  if (UNREACHED.includes(result) && isLastTry(lead)) return { key: 'unreachable', body: {} };
  const delay = recall_at ? null : (input.delay ?? settings[`crm_recall_${result}`] ?? null);
  return { key: 'recall', body: { result, delay, recall_at: recall_at ?? null, note } };
}

/** Times to call again lie ahead, and one of both is said. */
export function checkRecalls({ now }: CrmContext, changes: readonly RecordChange<Lead>[]): void {
  for (const change of changes) {
    if (change.action !== 'recall') continue;
    const { delay, recall_at: at } = change.input;
    if (typeof at === 'string') {
      if (Date.parse(at) <= now.getTime()) change.refuse('rule.lead.recall_past', 'recall_at');
    } else if (delay === null || delay === undefined) change.refuse('rule.lead.needs_delay', 'delay');
  }
}

/** Takes the last result back; the card is open again. */
export async function undoCall(
  context: CrmContext,
  { lead_id }: Sent<UndoCallActionInput>,
): Promise<UndoCallActionResult> {
  const lead = await lockLead(context, lead_id);
  const isLate = !lead.undo_until || Date.parse(lead.undo_until) < context.now.getTime();
  if (isLate || readFacts(lead)['account'] !== context.actor.accountId)
    context.refuse('rule.lead.no_undo', 'lead_id');
  await context.records('lead').transition('take_back', [lead.id]);
  const locked_until = lockEnd(context);
  const own = { locked_by: context.actor.accountId, locked_until };
  await context.records('lead').update([{ id: lead.id, ...own, undo_until: null, undo_facts: null }]);
  return { locked_until };
}

/** What stood there before the result stands there again, without the call that was none. */
export function takeBack(_: CrmContext, changes: readonly RecordChange<Lead>[]): void {
  for (const { record, action } of changes) {
    if (!record?.undo_facts || action !== 'take_back') continue;
    const facts = readFacts(record);
    for (const name of FACTS) Object.assign(record, { [name]: facts[name] });
    record.attempts = record.attempts.slice(0, Number(facts['attempts']));
  }
}

const readFacts = ({ undo_facts }: Lead): Readonly<Record<string, unknown>> =>
  (undo_facts ?? {}) as Record<string, unknown>;
