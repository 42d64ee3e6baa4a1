import { sql } from 'kysely';
import type { ChangeContext } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import { asPartner } from '#generated/partner/module.gen.server.ts';
import { addEntries } from './ledger.server.ts';

/* What other modules do with debts, inside the caller's transaction; the caller has locked its documents before, by id. */

type Caller = Pick<ChangeContext, 'within'>;

/** What the company owes a supplier for a document; a return is a number below zero. */
export interface SupplierDebt {
  supplier_id: number;
  kind: 'receipt' | 'return';
  document_code: string;
  on_date: string;
  amount: number;
}

/**
 * Makes the ledger say of each document what is owed for it: the first time all of it, later the difference, and for 0 what takes
 * it back. It falls due as many days after its day as the supplier gives.
 */
export async function setSupplierDebts(caller: Caller, debts: readonly SupplierDebt[]): Promise<void> {
  if (debts.length === 0) return;
  const context = asPartner(caller);
  const suppliers = await context.records('supplier').lock({ id: debts.map((debt) => debt.supplier_id) });
  const terms = new Map(suppliers.map(({ id, payment_term_days }) => [id, payment_term_days ?? 0]));
  const said = await context.db
    .selectFrom('partner_entry')
    .select(['supplier_id', 'kind', 'document_code'])
    .select(sql<number>`sum(increase - decrease)::int8`.as('amount'))
    .where('document_code', '=', sql<string>`any(${debts.map((debt) => debt.document_code)}::text[])`)
    .groupBy(['supplier_id', 'kind', 'document_code'])
    .execute();
  const known = new Map(
    said.map((row) => [`${row.supplier_id} ${row.kind} ${row.document_code}`, row.amount]),
  );
  await addEntries(
    context,
    debts.map((debt) => ({
      ...debt,
      consignee_id: null,
      amount: debt.amount - (known.get(`${debt.supplier_id} ${debt.kind} ${debt.document_code}`) ?? 0),
      due_on: addDays(debt.on_date, terms.get(debt.supplier_id) ?? 0),
      note: null,
    })),
  );
}
