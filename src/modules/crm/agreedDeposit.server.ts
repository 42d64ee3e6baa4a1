import type {
  AgreedDepositActionInput,
  AgreedDepositActionResult,
} from '#generated/crm/agreed-deposit.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** Whoever asks for a deposit begins with what was agreed on; nothing was is nothing to begin with. */
export async function agreedDeposit(
  { records, refuse }: CrmContext,
  { lead_id: id }: AgreedDepositActionInput,
): Promise<AgreedDepositActionResult> {
  const [lead] = await records('lead').find({ id });
  if (!lead) return refuse('not_found');
  return { deposit_required: lead.deposit_required === 0 ? null : lead.deposit_required };
}
