import type { Sent } from '#contract/module.ts';
import type {
  LeadComboLinesActionInput,
  LeadComboLinesActionResult,
} from '#generated/crm/lead-combo-lines.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { partsOfCombo } from '#modules/orders/orders.api.server.ts';

/** So many of a combo as goods of a lead, which are agreed on one by one from then on. */
export async function leadComboLines(
  context: CrmContext,
  input: Sent<LeadComboLinesActionInput>,
): Promise<LeadComboLinesActionResult> {
  return { rows: [...(await partsOfCombo(context, input))] };
}
