import type { RecordChange, Sent } from '#contract/module.ts';
import type { MakeGoodsActionInput } from '#generated/administration/make-goods.action.gen.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';
import type { ProductDevelopment } from '#generated/administration/product-development.entity.gen.ts';
import type { Supplier } from '#generated/partner/supplier.entity.gen.ts';

type DevelopmentChange = RecordChange<ProductDevelopment>;

/** Codes of `product_development_status` (spec 4). */
const PROPOSAL = 1;
const WAIT_APPROVAL = 2;
const APPROVED = 3;

/** Characters that the description of an article has at most. */
const LONGEST = 2000;

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

/** The article, as far as the idea knows it, what its supplier asks, and drafts of its papers; whoever masters them completes it all. */
export async function makeGoods(
  context: AdministrationContext,
  changes: readonly DevelopmentChange[],
  { sku, unit, style_code, profile_code }: Sent<MakeGoodsActionInput>,
): Promise<void> {
  const { records } = context;
  for (const { old } of changes) {
    if (!old) continue;
    const { id, name, category_id, description, chosen_quotation_id } = old;
    const [quotation] = await records('quotation').find({ id: chosen_quotation_id ?? 0 });
    const [supplier] = await records('supplier').find({ id: quotation?.supplier_id ?? 0 });
    const [goods] = await records('goods').create([
      {
        sku,
        name,
        unit,
        category_id,
        style_code,
        description: description.slice(0, LONGEST),
        supplier_id: supplier?.active ? supplier.id : null,
        active: true,
      },
    ]);
    if (!goods) continue;
    await records('product_development').update([{ id, goods_id: goods.id }]);
    if (quotation && supplier)
      await records('supplier_goods').create([
        {
          supplier_id: supplier.id,
          goods_id: goods.id,
          moq: quotation.moq,
          lead_time_days: quotation.lead_time_days,
        },
      ]);
    if (profile_code) await draftProfile(context, old, { code: profile_code, supplier });
    if (style_code) await draftNorm(context, { style_code, name });
  }
}

/** A declaration that is not in use before it has a number and its papers. */
async function draftProfile(
  { records, refuse }: AdministrationContext,
  { name, classification }: ProductDevelopment,
  { code, supplier }: { code: string; supplier: Supplier | undefined },
): Promise<void> {
  if (!supplier?.address)
    return refuse('rule.product_development.no_address', 'profile_code', { value: supplier?.name ?? '' });
  const { name: business, address } = supplier;
  await records('goods_profile').create([{ code, classification, name, business, address, active: false }]);
}

/** Nothing but its head: the pattern-maker fills it in. A style that has a norm keeps it. */
async function draftNorm(
  { records, today }: AdministrationContext,
  { style_code, name }: { style_code: string; name: string },
): Promise<void> {
  const known = await records('production_norm').find({ style_code });
  if (known.length === 0)
    await records('production_norm').create([{ style_code, name, effective_from: today }]);
}
