import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';

const HOUR_MS = 3_600_000;
/** Code of `invoice_handling` (spec 4) before anybody has done anything. */
const UNPROCESSED = 1;

/** In the morning: invoices that nobody has issued for longer than the company wants (setting `invoice_remind_hours`, 0: never). */
export async function remindUnprocessed(context: InvoiceContext): Promise<void> {
  const hours = Number(context.settings['invoice_remind_hours']);
  if (hours === 0) return;
  const waiting = await context.db
    .selectFrom('invoice')
    .select(['id', 'code'])
    .where('handling', '=', UNPROCESSED)
    .where('created_at', '<', new Date(context.now.getTime() - hours * HOUR_MS).toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const [first] = waiting;
  if (!first) return;
  await context.notify('invoices_unprocessed', {
    params: { code: first.code, hours },
    about: { entity: 'invoice', ids: waiting.map(({ id }) => id) },
  });
}
