import type { ChangeContext } from '#contract/module.ts';
import { asPos } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';

/* What modules above do with bills, by the till's own right, inside the caller's transaction. */

/** What has become of the invoices of bills. */
export async function noteInvoicesOfBills(
  caller: Pick<ChangeContext, 'within'>,
  bills: readonly Pick<PosSale, 'id' | 'invoice_known'>[],
): Promise<void> {
  if (bills.length > 0) await asPos(caller).records('pos_sale').update(bills);
}
