import type { Draft } from '#contract/module.ts';
import { toWallClock } from '#fields/date_time/zone.ts';
import type { InvoiceConfig } from '#generated/invoice/invoice-config.entity.gen.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import { asInvoice, type InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import type { Context } from '#contract/context.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { taxedOn, type Sold } from './rates.ts';

/* The bills of a day, whose buyers wanted no invoice each, become one invoice a shop. */

const MERGED_DAILY = 2;
/** Whoever paid at a counter and gave no name. */
const NOBODY = 'Người mua không lấy hóa đơn';
/** What an evening without a running server left is merged on a later one. */
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Every ten minutes, for each setup whose time has come that day. */
export const mergeBills = {
  as: 'timer',
  run: (context: Pick<Context, 'within'>) =>
    context.within('invoice').change((inside) => merge(asInvoice(inside))),
} as const;

async function merge(context: InvoiceContext): Promise<void> {
  const { records, lockNames, now, company } = context;
  await lockNames(['merge_bills']);
  const { date, time } = toWallClock(now, company.timeZone);
  const configs = await records('invoice_config').find({ active: true, publish_invoice_type: MERGED_DAILY });
  const due = configs.filter(
    ({ merge_at, merged_on }) => merge_at !== null && merge_at <= time && (merged_on ?? '') < date,
  );
  for (const config of due) {
    const bills = await findBills(context, config.pos_ids ?? []);
    const shops = [...new Set(bills.map(({ pos_id }) => pos_id))];
    const drafts = shops.map((shop) => {
      const merged = addUp(bills.filter(({ pos_id }) => pos_id === shop));
      return toDraft(config, merged, context.today);
    });
    await records('invoice').create(drafts.filter(({ lines }) => lines?.length));
    await records('invoice_config').update([{ id: config.id, merged_on: date }]);
  }
}

interface Bill {
  id: number;
  pos_id: number;
  kind: string;
  /** What was sold for, without rounding. */
  total: number;
  lines: readonly Sold[];
}

/** Paid bills of the last days that no invoice is for; of all shops where none is named. */
async function findBills({ db, now }: InvoiceContext, shops: readonly number[]): Promise<Bill[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  const bills = await db
    .selectFrom('pos_sale')
    .select(({ eb }) => ['id', 'pos_id', 'kind', eb('total', '-', eb.ref('rounding')).as('total')])
    .where('status', '=', 'paid')
    .where('paid_at', '>=', since)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_source')
            .select('invoice_source.id')
            .whereRef('invoice_source.pos_sale_id', '=', 'pos_sale.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  const own = bills.filter(({ pos_id }) => shops.length === 0 || shops.includes(pos_id));
  const lines = await db
    .selectFrom('pos_sale_line')
    .select(['sale_id', 'sku', 'name', 'quantity', 'unit_price', 'discount'])
    .where('sale_id', '=', anyOf(own.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return own.map((bill) => ({ ...bill, lines: lines.filter(({ sale_id }) => sale_id === bill.id) }));
}

interface Merged {
  bills: Bill[];
  lines: Sold[];
}

/**
 * What was sold of each article at each price. What was returned is taken off where it was sold by one of these bills; what was bought
 * earlier is for an invoice that adjusts that one.
 */
function addUp(bills: readonly Bill[]): Merged {
  const merged: Bill[] = [];
  const sums = new Map<string, Sold>();
  const quantityOf = (line: Sold) => sums.get(keyOf(line))?.quantity ?? 0;
  const discountOf = (line: Sold) => sums.get(keyOf(line))?.discount ?? 0;
  // Sales before what was returned.
  const inOrder = bills.toSorted((one, other) => other.kind.localeCompare(one.kind));
  for (const bill of inOrder) {
    if (!bill.lines.every((line) => quantityOf(line) + line.quantity >= 0)) continue;
    merged.push(bill);
    for (const line of bill.lines)
      sums.set(keyOf(line), {
        ...line,
        quantity: quantityOf(line) + line.quantity,
        discount: discountOf(line) + line.discount,
      });
  }
  return { bills: merged, lines: [...sums.values()].filter(({ quantity }) => quantity > 0) };
}

const keyOf = ({ sku, name, unit_price }: Sold): string => JSON.stringify([sku, name, unit_price]);

const toDraft = (
  { tax_code_id, type, series }: InvoiceConfig,
  { bills, lines }: Merged,
  today: string,
): Draft<Invoice> => ({
  tax_code_id,
  type,
  series,
  publish_invoice_type: MERGED_DAILY,
  invoice_name: NOBODY,
  lines: lines.map(taxedOn(today)),
  sources: bills.map(({ id, total }) => ({ pos_sale_id: id, amount: total })),
});
