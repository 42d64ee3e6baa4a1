import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** What of entries of partners is paid by hand; payments that were canceled, or are being canceled, pay nothing. */
export async function readPaidByHand(
  { db }: PartnerContext,
  entries: readonly number[],
  canceled: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_line as l')
    .innerJoin('payment as p', 'p.id', 'l.payment_id')
    .select(['l.entry_id', 'l.amount', 'p.id as payment_id'])
    .where('l.entry_id', '=', anyOf(entries))
    .where('p.status', '<>', 'canceled')
    .where('p.deleted_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .execute();
  const paid = new Map<number, number>();
  for (const { entry_id, amount, payment_id } of rows)
    if (!canceled.includes(payment_id)) paid.set(entry_id, (paid.get(entry_id) ?? 0) + amount);
  return paid;
}
