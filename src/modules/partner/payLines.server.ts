import type { RecordChange, Sent } from '#contract/module.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import type {
  PayEntriesActionInput,
  PayEntriesActionResult,
} from '#generated/partner/pay-entries.action.gen.ts';
import type { Payment } from '#generated/partner/payment.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { keyOf, lockPartners } from './ledger.server.ts';

/* Documents that a payment pays because somebody said so, before what fell due first. */

const LAST_DAY = '9999-12-31';

/** Entries of the ledger by their ids. */
const readChosen = ({ db }: PartnerContext, ids: readonly number[]) =>
  db
    .selectFrom('partner_entry')
    .select(['id', 'supplier_id', 'consignee_id', 'distributor_id', 'document_code', 'due_on'])
    .select(['increase', 'open'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .execute();

/** Lines of new payments name open documents of their partner, each once, and no more than these and the payment come to. */
export async function checkLines(
  context: PartnerContext,
  changes: readonly RecordChange<Payment>[],
): Promise<void> {
  const made = changes.filter(({ old, record }) => !old && record && record.lines.length > 0);
  const ids = made.flatMap(({ record }) => record?.lines.map(({ entry_id }) => entry_id) ?? []);
  if (ids.length === 0) return;
  const entries = new Map((await readChosen(context, ids)).map((entry) => [entry.id, entry]));
  // Payments of one change may name the same document.
  const taken = new Map<number, number>();
  for (const change of made) {
    const { record } = change;
    if (!record) continue;
    const lowers = (record.partner_kind === 'supplier') === (record.direction === 'out');
    if (!lowers) change.refuse('rule.payment.line_direction', 'direction');
    for (const [index, { entry_id, amount }] of record.lines.entries()) {
      const entry = entries.get(entry_id);
      const at = `lines.${index}`;
      const value = entry?.document_code ?? '';
      if (!entry || keyOf(entry) !== keyOf(record))
        change.refuse('rule.payment.line_partner', `${at}.entry_id`, { value });
      else if (record.lines.findIndex((line) => line.entry_id === entry_id) < index)
        change.refuse('rule.payment.line_twice', `${at}.entry_id`, { value });
      else if (entry.increase === 0 || amount > entry.open - (taken.get(entry_id) ?? 0))
        change.refuse('rule.payment.line_open', `${at}.amount`, { value, count: entry.open });
      taken.set(entry_id, (taken.get(entry_id) ?? 0) + amount);
    }
    if (sumOf(record) > record.value) change.refuse('rule.payment.line_sum', 'value');
  }
}

const sumOf = ({ lines }: Payment): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** One payment for chosen documents of one partner: in full, or as far as the money goes, what is due first before the others. */
export async function payEntries(
  context: PartnerContext,
  { ids, value, date, method, bank_ref, note }: Sent<PayEntriesActionInput>,
): Promise<PayEntriesActionResult> {
  const [first] = await readChosen(context, ids);
  if (!first) return context.refuse('reference_not_found', 'ids');
  await lockPartners(context, [first]);
  const chosen = (await readChosen(context, ids)).filter(({ increase, open }) => increase > 0 && open > 0);
  if (chosen.some((entry) => keyOf(entry) !== keyOf(first)))
    context.refuse('rule.payment.one_partner', 'ids');
  if (chosen.length === 0) context.refuse('rule.payment.nothing_open', 'ids');
  const owed = chosen.reduce((sum, { open }) => sum + open, 0);
  if (value !== null && value > owed) context.refuse('rule.payment.over_chosen', 'value', { count: owed });
  let left = value ?? owed;
  const lines = chosen.toSorted(byDue).flatMap(({ id, open }) => {
    const amount = Math.min(open, left);
    left -= amount;
    return amount > 0 ? [{ entry_id: id, amount }] : [];
  });
  const { supplier_id, consignee_id, distributor_id } = first;
  const isSupplier = supplier_id !== null;
  const [payment] = await context.records('payment').create([
    {
      partner_kind: isSupplier ? 'supplier' : consignee_id === null ? 'distributor' : 'consignee',
      supplier_id,
      consignee_id,
      distributor_id,
      direction: isSupplier ? 'out' : 'in',
      value: value ?? owed,
      date,
      method,
      bank_ref,
      note,
      lines,
    },
  ]);
  if (!payment) throw new Error('A payment was made and is not there.');
  return { code: payment.code, value: payment.value };
}

const dueOf = ({ due_on }: { due_on: string | null }): string => due_on ?? LAST_DAY;

const byDue = (
  one: { id: number; due_on: string | null },
  other: { id: number; due_on: string | null },
): number => (dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : one.id - other.id);
