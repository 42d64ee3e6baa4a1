import type { ActorFacts, RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';

/** Queues in which somebody still works on a lead. */
export const OPEN_QUEUES: readonly Lead['queue'][] = [
  'invalid_phone',
  'incomplete',
  'telesale',
  'complete',
  'double_check',
  'temporary',
  'deposit_check',
];

/** Whether somebody sits before a form and reads what is refused; sheets and other systems cannot. */
export const isTyped = (
  { actor }: { readonly actor: ActorFacts },
  { action }: Pick<RecordChange, 'action'>,
): boolean => actor.kind === 'session' && action === 'create';

/** Whether nobody has looked yet who is behind the phone: of new leads, and of a number that was mended. */
export const isFresh = ({ old, action }: Pick<RecordChange<Lead>, 'old' | 'action'>): boolean =>
  !old || action === 'phone_fixed';
