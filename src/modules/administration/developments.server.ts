import type { RecordChange, Sent } from '#contract/module.ts';
import type { MakeGoodsActionInput } from '#generated/administration/make-goods.action.gen.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';
import type { ProductDevelopment } from '#generated/administration/product-development.entity.gen.ts';

type DevelopmentChange = RecordChange<ProductDevelopment>;

/** Codes of `product_development_status` (spec 4). */
const PROPOSAL = 1;
const WAIT_APPROVAL = 2;
const APPROVED = 3;

/** An idea is approved by a quotation that is still valid (B10); what was said stays with it. */
export function checkDevelopments(
  { today }: AdministrationContext,
  changes: readonly DevelopmentChange[],
): void {
  for (const change of changes) {
    const { action, note, record } = change;
    if (!record) continue;
    if (record.images?.length === 0) record.images = null;
    if (action === 'approve' && (record.chosen_until === null || record.chosen_until < today))
      change.refuse('rule.product_development.no_quotation');
    if (action === 'approve' || action === 'reject') record.decision_note = note;
  }
}

/** Undecided past its deadline, or approved by a quotation that lapsed before the article was made, an idea expires. */
export async function expireDevelopments({ records, today }: AdministrationContext): Promise<void> {
  const ideas = records('product_development');
  const open = await ideas.lock({ status: [PROPOSAL, WAIT_APPROVAL] });
  const late = open.filter(({ deadline }) => deadline < today);
  if (late.length > 0) await ideas.transition('expire', late.map(toId));
  const approved = await ideas.lock({ status: APPROVED });
  const lapsed = approved.filter(
    ({ goods_id, chosen_until }) => goods_id === null && chosen_until !== null && chosen_until < today,
  );
  if (lapsed.length > 0) await ideas.transition('lapse', lapsed.map(toId));
}

const toId = ({ id }: { id: number }): number => id;

/** The article, as far as the idea knows it; goods masters complete it. */
export async function makeGoods(
  { records }: AdministrationContext,
  changes: readonly DevelopmentChange[],
  { sku, unit }: Sent<MakeGoodsActionInput>,
): Promise<void> {
  for (const { old } of changes) {
    if (!old) continue;
    const { id, name, category_id } = old;
    const [goods] = await records('goods').create([{ sku, name, unit, category_id, active: true }]);
    if (goods) await records('product_development').update([{ id, goods_id: goods.id }]);
  }
}
