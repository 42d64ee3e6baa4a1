import type { RecordChange, Sent } from '#contract/module.ts';
import { addDays } from '#fields/date_time/zone.ts';
import type { AdjustConsigneeDebtActionInput } from '#generated/partner/adjust-consignee-debt.action.gen.ts';
import type { AdjustDistributorDebtActionInput } from '#generated/partner/adjust-distributor-debt.action.gen.ts';
import type { AdjustSupplierDebtActionInput } from '#generated/partner/adjust-supplier-debt.action.gen.ts';
import type { Consignee } from '#generated/partner/consignee.entity.gen.ts';
import type { DebtAdjustment } from '#generated/partner/debt-adjustment.entity.gen.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import type { Supplier } from '#generated/partner/supplier.entity.gen.ts';
import { addEntries, keyOf, lockPartners, readEntries } from './ledger.server.ts';

/** What is owed to a supplier is put right by hand. */
export async function adjustSupplierDebt(
  { records }: PartnerContext,
  changes: readonly RecordChange<Supplier>[],
  input: Sent<AdjustSupplierDebtActionInput>,
): Promise<void> {
  const partner_kind = 'supplier' as const;
  await records('debt_adjustment').create(
    changes.map(({ id }) => ({ ...input, partner_kind, supplier_id: id })),
  );
}

/** What a consignee owes is put right by hand. */
export async function adjustConsigneeDebt(
  { records }: PartnerContext,
  changes: readonly RecordChange<Consignee>[],
  input: Sent<AdjustConsigneeDebtActionInput>,
): Promise<void> {
  const partner_kind = 'consignee' as const;
  await records('debt_adjustment').create(
    changes.map(({ id }) => ({ ...input, partner_kind, consignee_id: id })),
  );
}

/** What a distributor owes is put right by hand. */
export async function adjustDistributorDebt(
  { records }: PartnerContext,
  changes: readonly RecordChange<Distributor>[],
  input: Sent<AdjustDistributorDebtActionInput>,
): Promise<void> {
  const partner_kind = 'distributor' as const;
  await records('debt_adjustment').create(
    changes.map(({ id }) => ({ ...input, partner_kind, distributor_id: id })),
  );
}

type Adjustments = readonly RecordChange<DebtAdjustment>[];

const adjusted = (changes: Adjustments): { change: Adjustments[number]; record: DebtAdjustment }[] =>
  changes.flatMap((change) => (change.record && !change.old ? [{ change, record: change.record }] : []));

/** An opening is the first that the ledger says of a partner; what is owed falls due by the partner's terms. */
export async function completeAdjustments(context: PartnerContext, changes: Adjustments): Promise<void> {
  const all = adjusted(changes).filter(({ record }) => record.amount !== 0);
  const partners = all.map(({ record }) => record);
  const known = await lockPartners(context, partners);
  const begun = new Set((await readEntries(context, partners)).map(keyOf));
  for (const { change, record } of all) {
    const partner = known.get(keyOf(record));
    if (record.kind === 'opening' && begun.has(keyOf(record)))
      change.refuse('rule.partner_entry.opening_exists', 'kind', { value: partner?.code ?? '' });
    begun.add(keyOf(record));
    record.due_on =
      record.amount > 0 ? (record.due_on ?? addDays(context.today, partner?.payment_term_days ?? 0)) : null;
  }
}

/** It stands in the ledger. */
export async function postAdjustments(context: PartnerContext, changes: Adjustments): Promise<void> {
  await addEntries(
    context,
    adjusted(changes).map(({ record }) => ({
      supplier_id: record.supplier_id,
      consignee_id: record.consignee_id,
      distributor_id: record.distributor_id,
      kind: record.kind,
      document_code: record.code,
      on_date: context.today,
      amount: record.amount,
      due_on: record.due_on,
      note: record.reason,
    })),
  );
}
