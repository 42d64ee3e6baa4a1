import type { RecordChange } from '#contract/module.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import type { Payment } from '#generated/partner/payment.entity.gen.ts';
import { addEntries, keyOf, readBalances, type NewEntry } from './ledger.server.ts';
import { checkLines } from './payLines.server.ts';

type Changes = readonly RecordChange<Payment>[];

/** Money to a supplier lowers what he is owed, money from a consignee or distributor what it owes; the other way round it raises it. */
const amountOf = ({ partner_kind, direction, value }: Payment): number =>
  (partner_kind === 'supplier') === (direction === 'out') ? -value : value;

const created = (changes: Changes): Payment[] =>
  changes.flatMap(({ old, record }) => (!old && record ? [record] : []));

/** A payment says what is owed after it; none is made without the finance service, which leaves debts readable. */
export async function completePayments(context: PartnerContext, changes: Changes): Promise<void> {
  const payments = created(changes);
  if (payments.length === 0) return;
  if (!context.hasFeature('finance')) context.refuse('license_missing');
  const balances = await readBalances(context, payments);
  await checkLines(context, changes);
  for (const payment of payments) {
    const balance = (balances.get(keyOf(payment)) ?? 0) + amountOf(payment);
    balances.set(keyOf(payment), balance);
    payment.balance_after = balance;
  }
}

const toEntry = (payment: Payment, on_date: string, amount: number, note: string | null): NewEntry => ({
  supplier_id: payment.supplier_id,
  consignee_id: payment.consignee_id,
  distributor_id: payment.distributor_id,
  kind: 'payment',
  document_code: payment.code,
  on_date,
  amount,
  due_on: null,
  note,
});

/** It stands in the ledger. */
export async function postPayments(context: PartnerContext, changes: Changes): Promise<void> {
  await addEntries(
    context,
    created(changes).map((payment) => toEntry(payment, payment.date, amountOf(payment), payment.note)),
  );
}

/** What was paid is owed again. */
export async function cancelPayments(context: PartnerContext, changes: Changes): Promise<void> {
  await addEntries(
    context,
    changes.flatMap(({ record, note }) =>
      record ? [toEntry(record, context.today, -amountOf(record), note)] : [],
    ),
    changes.map(({ id }) => id),
  );
}
