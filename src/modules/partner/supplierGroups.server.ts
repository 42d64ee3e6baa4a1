import type { Sent } from '#contract/module.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';
import type { SupplierGroupsActionInput } from '#generated/partner/supplier-groups.action.gen.ts';

const MOST = 10;

/** Groups that suppliers are in already; those with what is typed in them, the most used first. */
export async function listGroups(
  { db }: PartnerContext,
  { text }: Sent<SupplierGroupsActionInput>,
): Promise<{ rows: { classify: string; suppliers: number }[] }> {
  const found = await db
    .selectFrom('supplier')
    .select(['classify'])
    .select(({ fn }) => fn.countAll<string>().as('suppliers'))
    .where('classify', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('classify')
    .orderBy('suppliers', 'desc')
    .orderBy('classify')
    .execute();
  const typed = fold(text);
  const rows = found.flatMap(({ classify, suppliers }) =>
    classify !== null && fold(classify).includes(typed) ? [{ classify, suppliers: Number(suppliers) }] : [],
  );
  return { rows: rows.slice(0, MOST) };
}

const fold = (text: string): string => text.trim().toLowerCase();
