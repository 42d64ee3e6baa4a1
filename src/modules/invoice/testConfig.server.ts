import type { Context } from '#contract/context.ts';
import { InvoicingError } from '#contract/invoicing.ts';
import type { Draft, RecordChange } from '#contract/module.ts';
import type { InvoiceConfig } from '#generated/invoice/invoice-config.entity.gen.ts';
import { asInvoice, type InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import { openSetup } from './providers.server.ts';

/* Whether setups are good: the provider is asked about an invoice that there is not, which takes a sign-in and makes nothing. */

/** The key of no invoice: those of invoices are UUIDs. */
const NO_INVOICE = 'khuon-test';
const MAX_ERROR = 500;

interface About {
  config?: number;
}

/** Somebody wants to know it of some setups; what comes of it stands at them. */
export async function testConfigs(
  { enqueue }: InvoiceContext,
  changes: readonly RecordChange<InvoiceConfig>[],
): Promise<void> {
  for (const { id } of changes)
    await enqueue('test_config', { config: id }, { singletonKey: `config ${id}` });
}

export const testConfig = {
  as: 'sync',
  concurrency: 2,
  tries: 1,
  keyOf: ({ config }: About) => String(config),
  async run({ within }: Pick<Context, 'within'>, { config: id }: About) {
    const own = within('invoice');
    const { config, code } = await own.change(async (inside) => {
      const { records } = asInvoice(inside);
      const [found] = await records('invoice_config').find({ id: Number(id) });
      const [tax] = found ? await records('tax_code').find({ id: found.tax_code_id }) : [];
      return { config: found, code: tax?.code };
    });
    if (!config || code === undefined) return;
    const found = await ask(own, config, code);
    const draft = { id: config.id, checked_at: own.now.toISOString(), ...found };
    await own.change((inside) => asInvoice(inside).records('invoice_config').update([draft]));
  },
} as const;

/** What the provider refuses in words he has understood, and knows who asks; without an answer nothing is known. */
async function ask(own: Context, config: InvoiceConfig, taxCode: string): Promise<Draft<InvoiceConfig>> {
  try {
    const provider = await openSetup(own, config, taxCode);
    if (!provider) return { token_status: 'not_connected', last_error: null };
    await provider.port.find(provider.call, NO_INVOICE);
  } catch (error) {
    if (!(error instanceof InvoicingError)) throw error;
    const last_error = error.message.slice(0, MAX_ERROR);
    if (error.reason === 'account') return { token_status: 'expired', last_error };
    if (error.reason === 'unknown') return { last_error };
  }
  return { token_status: 'valid', last_error: null };
}
