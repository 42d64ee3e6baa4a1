import type { RecordChange } from '#contract/module.ts';
import type { Consignee } from '#generated/partner/consignee.entity.gen.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';

/** Who is reached by the same phone is said, not refused: a company has one phone for several places. */
export async function namePhones(
  { records }: PartnerContext,
  changes: readonly RecordChange<Consignee>[],
): Promise<void> {
  const phones = changes.flatMap(({ record }) => record?.phone ?? []);
  if (phones.length === 0) return;
  const known = await records('consignee').find({ phone: [...new Set(phones)] });
  for (const { record } of changes) {
    if (!record) continue;
    const others = known.filter(({ id, phone }) => id !== record.id && phone === record.phone);
    record.same_phone =
      others
        .map(({ code, name }) => `${code} – ${name}`)
        .join(', ')
        .slice(0, 300) || null;
  }
}
