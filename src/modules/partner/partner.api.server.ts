import { sql } from 'kysely';
import type { ChangeContext } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import { asPartner } from '#generated/partner/module.gen.server.ts';
import { addEntries, NO_PARTNER } from './ledger.server.ts';

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
      ...NO_PARTNER,
      ...debt,
      amount: debt.amount - (known.get(`${debt.supplier_id} ${debt.kind} ${debt.document_code}`) ?? 0),
      due_on: addDays(debt.on_date, terms.get(debt.supplier_id) ?? 0),
      note: null,
    })),
  );
}

/** What a distributor owes the company for goods that it received, below zero for those that it sent back. */
export interface DistributorDebt {
  distributor_id: number;
  kind: 'sale' | 'return';
  document_code: string;
  amount: number;
}

/** Notes what distributors owe for documents, once each; it falls due as many days after today as their terms give. */
export async function addDistributorDebts(caller: Caller, debts: readonly DistributorDebt[]): Promise<void> {
  if (debts.length === 0) return;
  const context = asPartner(caller);
  const nodes = await context.records('distributor').lock({ id: debts.map((debt) => debt.distributor_id) });
  const terms = new Map(nodes.map(({ id, payment_term_days }) => [id, payment_term_days ?? 0]));
  await addEntries(
    context,
    debts.map((debt) => ({
      ...NO_PARTNER,
      ...debt,
      on_date: context.today,
      due_on: debt.amount > 0 ? addDays(context.today, terms.get(debt.distributor_id) ?? 0) : null,
      note: null,
    })),
  );
}

/** What distributors owe and may owe; nobody else changes it until the caller's change ends. */
export const lockCredit = async (
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { debt: number; credit_limit: number | null }>> =>
  new Map(
    (
      await asPartner(caller)
        .records('distributor')
        .lock({ id: [...ids] })
    ).map((node) => [node.id, node]),
  );
