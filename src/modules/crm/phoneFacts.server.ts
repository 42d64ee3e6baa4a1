import type { Sent } from '#contract/module.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { PhoneFactsActionInput, PhoneFactsActionResult } from '#generated/crm/phone-facts.action.gen.ts';
import { readPhoneHistory } from '#modules/orders/orders.api.server.ts';
import { findPhoneBlock } from './blacklist.server.ts';

const MOST_LEADS = 5;

/** What is known of a phone while it is typed. */
export const phoneFacts = (
  context: CrmContext,
  { phone }: Sent<PhoneFactsActionInput>,
): Promise<PhoneFactsActionResult> => readPhoneFacts(context, phone);

/** The same of the phone of a lead, with its other leads. */
export async function readPhoneFacts(
  context: CrmContext,
  phone: string,
  lead = 0,
): Promise<PhoneFactsActionResult> {
  const block = await findPhoneBlock(context, phone);
  return {
    ...(await readPhoneHistory(context, phone)),
    blocked: block?.note ?? null,
    leads: await readLeads(context, phone, lead),
  };
}

/** Leads of a phone but one, the newest first. */
const readLeads = async ({ db }: CrmContext, phone: string, but: number) =>
  db
    .selectFrom('lead as x')
    .leftJoin('account as a', 'a.id', 'x.account_id')
    .select(['x.id', 'x.queue', 'x.product', 'x.created_at', 'a.display_name as agent'])
    .where('x.phone', '=', phone)
    .where('x.id', '!=', but)
    .where('x.deleted_at', 'is', null)
    .orderBy('x.id', 'desc')
    .limit(MOST_LEADS)
    .execute();
