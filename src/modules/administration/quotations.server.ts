import type { RecordChange, Sent } from '#contract/module.ts';
import type { InviteSupplierActionInput } from '#generated/administration/invite-supplier.action.gen.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';
import type { ProductDevelopment } from '#generated/administration/product-development.entity.gen.ts';
import type { Quotation } from '#generated/administration/quotation.entity.gen.ts';
import type { Supplier } from '#generated/partner/supplier.entity.gen.ts';
import { moneyPrecision } from '#fields/money/money.ts';
import { fallsWithQuantity, landedCost, priceAt } from './landedCost.ts';

type QuotationChange = RecordChange<Quotation>;

/** Codes of `quote_status` (spec 4) and of `product_development_status`, `approval_status`. */
const UNQUOTED = 0;
export const QUOTED = 1;
const OPEN: readonly number[] = [1, 2];
const APPROVED = 3;

/** Each supplier is asked once; whoever quotes for it hears of it and sees the idea from then on. */
export async function inviteSupplier(
  context: AdministrationContext,
  changes: readonly RecordChange<ProductDevelopment>[],
  { supplier_ids, account_id }: Sent<InviteSupplierActionInput>,
): Promise<void> {
  const { records, refuse } = context;
  const ids = [...new Set(supplier_ids)];
  const suppliers = await records('supplier').find({ id: ids, active: true });
  if (suppliers.length < ids.length)
    refuse('not_correct', 'supplier_ids', { label: 'invite-supplier.supplier_ids' });
  if (account_id && !suppliers.every((one) => one.account_ids?.includes(account_id)))
    refuse('rule.quotation.wrong_account', 'account_id');
  const asked = await records('quotation').find({
    product_development_id: changes.map(({ id }) => id),
    supplier_id: ids,
  });
  for (const change of changes) {
    const twice = suppliers.filter(({ id }) =>
      asked.some((one) => one.product_development_id === change.id && one.supplier_id === id),
    );
    if (twice.length > 0)
      change.refuse('rule.quotation.asked_already', 'supplier_ids', {
        value: twice.map(({ code, name }) => `${code} – ${name}`).join(', '),
      });
    else if (change.old) await askSuppliers(context, change.old, { suppliers, account_id });
  }
}

async function askSuppliers(
  { notify, records }: AdministrationContext,
  idea: ProductDevelopment,
  { suppliers, account_id }: { suppliers: readonly Supplier[]; account_id: number | null },
): Promise<void> {
  const made = await records('quotation').create(
    suppliers.map(({ id, account_ids }) => ({
      product_development_id: idea.id,
      supplier_id: id,
      account_id: account_id ?? account_ids?.[0] ?? null,
    })),
  );
  const quoters = made.flatMap((one) => one.account_id ?? []);
  if (quoters.length === 0) return;
  const all = [...new Set([...(idea.quoters ?? []), ...quoters.map((id) => `#${id}`)])];
  await records('product_development').update([{ id: idea.id, quoters: all }]);
  for (const { id, code, account_id: quoter } of made)
    if (quoter !== null)
      await notify('quotation_asked', {
        id,
        params: { code },
        accounts: [quoter],
        about: { entity: 'quotation', ids: [id] },
      });
}

/** What a piece comes to is worked out when a quotation is sent; one that decided is not opened again. */
export async function completeQuotations(
  context: AdministrationContext,
  changes: readonly QuotationChange[],
): Promise<void> {
  const closed = await readClosed(context, changes);
  for (const change of changes) {
    const { action, record } = change;
    if (!record) continue;
    if (closed.has(record.product_development_id)) change.refuse('rule.product_development.closed');
    if (!fallsWithQuantity(record.unit_price, record.tiers ?? []))
      change.refuse('rule.quotation.tiers_rise', 'tiers');
    if (action === 'send') await landQuotation(context, change, record);
  }
}

/** Ideas that are decided, for which nobody quotes any more. */
async function readClosed(
  { records }: AdministrationContext,
  changes: readonly QuotationChange[],
): Promise<ReadonlySet<number>> {
  const ids = changes.flatMap(({ record }) => record?.product_development_id ?? []);
  const ideas = await records('product_development').find({ id: ids });
  return new Set(ideas.filter(({ status }) => !OPEN.includes(status)).map(({ id }) => id));
}

async function landQuotation(context: AdministrationContext, change: QuotationChange, record: Quotation) {
  const { currency, unit_price, sample_fee, tooling_fee, tiers, product_development_id } = record;
  const own = context.company.currency;
  const rate = currency === own ? '1' : await readRate(context, currency);
  const [idea] = await context.records('product_development').find({ id: product_development_id });
  if (rate === null || !idea || unit_price === null) {
    change.refuse('rule.quotation.no_rate', 'currency');
    return;
  }
  const quantity = idea.expected_quantity;
  record.landed_cost = landedCost({
    price: priceAt(unit_price, tiers ?? [], quantity),
    fees: (sample_fee ?? 0) + (tooling_fee ?? 0),
    quantity,
    rate,
    from: moneyPrecision(currency),
    to: moneyPrecision(own),
  });
}

/** The last rate that was approved. */
async function readRate(
  { db }: AdministrationContext,
  currency: Quotation['currency'],
): Promise<string | null> {
  const row = await db
    .selectFrom('exchange_rate')
    .select('rate')
    .where('currency', '=', currency)
    .where('status', '=', APPROVED)
    .where('is_retired', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rate ?? null;
}

/** The idea tells how far its suppliers are, and what the best of them asks. */
export async function followQuotations(
  { records, today }: AdministrationContext,
  changes: readonly QuotationChange[],
): Promise<void> {
  const ids = [
    ...new Set(changes.flatMap(({ old, record }) => (record ?? old)?.product_development_id ?? [])),
  ];
  if (ids.length === 0) return;
  const all = await records('quotation').find({ product_development_id: ids });
  await records('product_development').update(
    ids.map((id) => {
      const own = all.filter((one) => one.product_development_id === id);
      const quoted = own.filter(({ status }) => status === QUOTED);
      const costs = quoted.flatMap(({ landed_cost, valid_until }) =>
        landed_cost !== null && (valid_until ?? '') >= today ? [landed_cost] : [],
      );
      const quote_state = quoted.length > 0 ? QUOTED : own.length > 0 ? UNQUOTED : -1;
      const best_landed_cost = costs.length > 0 ? Math.min(...costs) : null;
      return { id, quote_state, quotations: quoted.length, best_landed_cost } as const;
    }),
  );
}

/** One quotation of an idea is the chosen one; the others stay as they are. */
export async function chooseQuotation(
  { records, today }: AdministrationContext,
  changes: readonly QuotationChange[],
): Promise<void> {
  for (const change of changes) {
    const { old } = change;
    if (!old) continue;
    const [idea] = await records('product_development').lock({ id: old.product_development_id });
    if (!idea || !OPEN.includes(idea.status)) change.refuse('rule.product_development.closed');
    else if ((old.valid_until ?? '') < today) change.refuse('rule.quotation.lapsed');
    else {
      const [supplier] = await records('supplier').find({ id: old.supplier_id });
      const others = await records('quotation').find({ product_development_id: idea.id, is_chosen: true });
      await records('quotation').update([
        ...others.filter(({ id }) => id !== old.id).map(({ id }) => ({ id, is_chosen: false })),
        { id: old.id, is_chosen: true },
      ]);
      await records('product_development').update([
        {
          id: idea.id,
          chosen_quotation_id: old.id,
          chosen_supplier: supplier ? `${supplier.code} – ${supplier.name}` : null,
          chosen_until: old.valid_until,
        },
      ]);
    }
  }
}
