import { callLeadActionFields, type CallLeadActionInput } from '#generated/crm/call-lead.action.gen.ts';

/** Minutes until the next try. */
export type RecallDelay = NonNullable<CallLeadActionInput['delay']>;

/** What a key of the desk does: a result, or the blacklist (domain B3, "keys 1-9 = result codes"). */
export interface DeskKey {
  key: string;
  result: CallLeadActionInput['result'] | 'blacklist';
  /** Reached nobody: there is a next try. */
  recalls?: true;
  /** Something must be said first. */
  asks?: boolean;
}

export const DESK_KEYS: readonly DeskKey[] = [
  { key: '1', result: 'agreed' },
  { key: '2', result: 'no_answer', recalls: true },
  { key: '3', result: 'busy', recalls: true },
  { key: '4', result: 'switched_off', recalls: true },
  { key: '5', result: 'call_back', asks: true },
  { key: '6', result: 'no_demand' },
  { key: '7', result: 'wrong_number' },
  { key: '8', result: 'give_up', asks: true },
  { key: '9', result: 'blacklist', asks: true },
];

/** At the limit an unsuccessful call is the last one. */
export const isLastTry = ({ process_limit: limit, process_count: count }: TriedLead): boolean =>
  limit !== null && count >= limit;

interface TriedLead {
  process_limit: number | null;
  process_count: number;
}

/** Message key of what a key does; of the last try, that there will be no other. */
export function toKeyLabel({ result, recalls }: DeskKey, isLast: boolean): string {
  if (result === 'blacklist') return 'lead.transition.blacklist';
  return recalls && isLast ? 'desk.last_try' : `enum.call_result.${result}`;
}

const DELAYS = (callLeadActionFields.delay.enum?.values ?? []).map(({ value }) => value as RecallDelay);

/** The next longer or shorter pause; without one, the first step from the usual hour. */
export function stepDelay(delay: RecallDelay | null, step: number): RecallDelay {
  const at = DELAYS.indexOf(delay ?? 60) + step;
  return DELAYS[Math.max(0, Math.min(at, DELAYS.length - 1))] ?? 60;
}
