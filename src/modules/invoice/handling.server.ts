import { sql } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import { noteInvoicesOfOrders } from '#modules/orders/orders.api.server.ts';
import { noteInvoicesOfBills } from '#modules/pos/pos.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

type Handling = Invoice['handling'];

/** After invoices are stored: the orders and bills that they are for know what has become of them. */
export async function noteHandling(
  context: InvoiceContext,
  changes: readonly RecordChange<Invoice>[],
): Promise<void> {
  const moved = changes.filter(({ old, record }) => old?.handling !== record?.handling);
  const sources = moved.flatMap(({ old, record }) => (record ?? old)?.sources ?? []);
  const [orders, bills] = [
    sources.flatMap(({ order_id }) => order_id ?? []),
    sources.flatMap(({ pos_sale_id }) => pos_sale_id ?? []),
  ];
  if (orders.length > 0) await noteInvoicesOfOrders(context, await readHandling(context, 'order_id', orders));
  if (bills.length > 0) await noteInvoicesOfBills(context, await readHandling(context, 'pos_sale_id', bills));
}

/** Issued, if one of its invoices is; else to be issued, if one is. */
async function readHandling(
  { db }: InvoiceContext,
  of: 'order_id' | 'pos_sale_id',
  ids: readonly number[],
): Promise<{ id: number; invoice_known: Handling | null }[]> {
  const rows = await db
    .selectFrom('invoice_source as s')
    .innerJoin('invoice as i', 'i.id', 's.invoice_id')
    .select(sql<number>`${sql.ref(`s.${of}`)}`.as('id'))
    .select(
      sql<Handling>`case when bool_or(i.handling = 2) then 2 when bool_or(i.handling = 1) then 1 else max(i.handling) end`.as(
        'invoice_known',
      ),
    )
    .where(`s.${of}`, '=', anyOf(ids))
    .where('s.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .groupBy(`s.${of}`)
    .execute();
  const known = new Map(rows.map(({ id, invoice_known }) => [id, invoice_known]));
  return [...new Set(ids)].map((id) => ({ id, invoice_known: known.get(id) ?? null }));
}
