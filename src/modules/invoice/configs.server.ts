import type { RecordChange } from '#contract/module.ts';
import type { InvoiceConfig } from '#generated/invoice/invoice-config.entity.gen.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';

type Changes = readonly RecordChange<InvoiceConfig>[];

/** One setup at most is in use for a tax code at a place. */
export async function keepOnePerPlace({ records }: InvoiceContext, changes: Changes): Promise<void> {
  const active = changes.filter(({ record }) => record?.active);
  if (active.length === 0) return;
  const codes = active.flatMap(({ record }) => record?.tax_code_id ?? []);
  const others = await records('invoice_config').find({ tax_code_id: codes, active: true });
  for (const change of active) {
    const { id, record } = change;
    const other = record && others.find((one) => one.id !== id && overlap(one, record));
    if (other) change.refuse('rule.invoice_config.place_taken', 'tax_code_id', { value: other.series });
  }
}

/** Whether a setup is for one of these warehouses or shops by name. */
export const isFor = (
  { warehouse_ids, pos_ids }: InvoiceConfig,
  { warehouse_ids: warehouses, pos_ids: shops }: Place,
): boolean =>
  (warehouse_ids ?? []).some((id) => warehouses?.includes(id)) ||
  (pos_ids ?? []).some((id) => shops?.includes(id));

/** One without places holds everywhere. */
export const isForAll = ({ warehouse_ids, pos_ids }: InvoiceConfig): boolean =>
  !warehouse_ids?.length && !pos_ids?.length;

type Place = Pick<InvoiceConfig, 'warehouse_ids' | 'pos_ids'>;

/** With which tax code invoices of a place are issued: by the setup that names it, rather than one for everywhere, rather than any. */
export async function readTaxCodes({
  records,
}: InvoiceContext): Promise<(place: Place) => number | undefined> {
  const configs = await records('invoice_config').find({ active: true });
  const [own] = await records('tax_code').find({ status: 1 });
  return (place) => {
    const config = configs.find((one) => isFor(one, place)) ?? configs.find(isForAll) ?? configs[0];
    return config?.tax_code_id ?? own?.id;
  };
}

const overlap = (one: InvoiceConfig, other: InvoiceConfig): boolean =>
  one.tax_code_id === other.tax_code_id && (isForAll(one) || isForAll(other) || isFor(one, other));

/** Nothing is issued by them any more. */
export const stopConfigs = ({ records }: InvoiceContext, changes: Changes): Promise<void> =>
  setActive(records, changes, false);

/** They are used again, unless another one has taken their place. */
export const startConfigs = ({ records }: InvoiceContext, changes: Changes): Promise<void> =>
  setActive(records, changes, true);

async function setActive(
  records: InvoiceContext['records'],
  changes: Changes,
  active: boolean,
): Promise<void> {
  await records('invoice_config').update(changes.map(({ id }) => ({ id, active })));
}
