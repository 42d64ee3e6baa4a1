import type { RecordChange, Sent } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import type { AdjustConsigneeDebtActionInput } from '#generated/partner/adjust-consignee-debt.action.gen.ts';
import type { AdjustDistributorDebtActionInput } from '#generated/partner/adjust-distributor-debt.action.gen.ts';
import type { AdjustSupplierDebtActionInput } from '#generated/partner/adjust-supplier-debt.action.gen.ts';
import type { Consignee } from '#generated/partner/consignee.entity.gen.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import type { Supplier } from '#generated/partner/supplier.entity.gen.ts';
import { addEntries, NO_PARTNER, type NewEntry, type Partner } from './ledger.server.ts';

/** What is owed to a supplier is put right by hand. */
export const adjustSupplierDebt = (
  context: PartnerContext,
  changes: readonly RecordChange<Supplier>[],
  input: Sent<AdjustSupplierDebtActionInput>,
): Promise<void> =>
  adjust(
    context,
    changes.map((change) => ({
      change,
      partner: { ...NO_PARTNER, supplier_id: change.id },
      code: change.old?.code ?? '',
      term: change.old?.payment_term_days ?? 0,
    })),
    input,
  );

/** What a consignee owes is put right by hand. */
export const adjustConsigneeDebt = (
  context: PartnerContext,
  changes: readonly RecordChange<Consignee>[],
  input: Sent<AdjustConsigneeDebtActionInput>,
): Promise<void> =>
  adjust(
    context,
    changes.map((change) => ({
      change,
      partner: { ...NO_PARTNER, consignee_id: change.id },
      code: change.old?.code ?? '',
      term: 0,
    })),
    input,
  );

/** What a distributor owes is put right by hand. */
export const adjustDistributorDebt = (
  context: PartnerContext,
  changes: readonly RecordChange<Distributor>[],
  input: Sent<AdjustDistributorDebtActionInput>,
): Promise<void> =>
  adjust(
    context,
    changes.map((change) => ({
      change,
      partner: { ...NO_PARTNER, distributor_id: change.id },
      code: change.old?.code ?? '',
      term: change.old?.payment_term_days ?? 0,
    })),
    input,
  );

interface Adjusted {
  change: Pick<RecordChange, 'refuse'>;
  partner: Partner;
  code: string;
  term: number;
}

async function adjust(
  context: PartnerContext,
  adjusted: readonly Adjusted[],
  { kind, amount, due_on, reason }: Sent<AdjustSupplierDebtActionInput>,
): Promise<void> {
  const entries: NewEntry[] = [];
  for (const { change, partner, code, term } of adjusted) {
    if (amount === 0) change.refuse('rule.partner_entry.nothing', 'amount');
    else if (kind === 'opening' && (await hasEntries(context, partner)))
      change.refuse('rule.partner_entry.opening_exists', 'kind', { value: code });
    else
      entries.push({
        ...partner,
        kind,
        document_code: null,
        on_date: context.today,
        amount,
        due_on: amount > 0 ? (due_on ?? addDays(context.today, term)) : null,
        note: reason,
      });
  }
  await addEntries(context, entries);
}

async function hasEntries({ db }: PartnerContext, partner: Partner): Promise<boolean> {
  const names = ['supplier_id', 'consignee_id', 'distributor_id'] as const;
  const column = names.find((name) => partner[name] !== null) ?? 'supplier_id';
  const found = await db
    .selectFrom('partner_entry')
    .select('id')
    .where(column, '=', partner[column])
    .limit(1)
    .execute();
  return found.length > 0;
}
