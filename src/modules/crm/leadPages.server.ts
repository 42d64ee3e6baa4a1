import type { LadiPage } from '#generated/crm/ladi-page.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** What a landing page says of the leads that come by it. */
export type PageTerms = Pick<LadiPage, 'id' | 'rule_id' | 'require_deposit' | 'duplicate_days'>;

/** Terms of the pages that leads came by, by page. */
export async function readPages(
  { db }: CrmContext,
  leads: readonly Pick<Lead, 'ladi_page_id'>[],
): Promise<ReadonlyMap<number, PageTerms>> {
  const ids = [...new Set(leads.flatMap(({ ladi_page_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ladi_page')
    .select(['id', 'rule_id', 'require_deposit', 'duplicate_days'])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
