import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  AttachProfileActionInput,
  AttachProfileActionResult,
} from '#generated/goods/attach-profile.action.gen.ts';
import type { GoodsProfile } from '#generated/goods/goods-profile.entity.gen.ts';
import type { GoodsContext } from '#generated/goods/module.gen.server.ts';
import type { RenewProfileActionInput } from '#generated/goods/renew-profile.action.gen.ts';

/* Declarations that goods are sold under (screen book 3.3, inferred). */

/** Articles are sold under a declaration. */
export async function attachProfile(
  { records }: GoodsContext,
  { ids, profile_id }: Sent<AttachProfileActionInput>,
): Promise<AttachProfileActionResult> {
  const goods = await records('goods').update(ids.map((id) => ({ id, profile_id })));
  return { done: goods.map(({ id }) => id) };
}

/** A declaration follows an older one: the same goods are sold under it, and the old one is no longer used. */
export async function renewProfiles(
  { records }: GoodsContext,
  changes: readonly RecordChange<GoodsProfile>[],
  { code, number, issued_on, valid_to }: Sent<RenewProfileActionInput>,
): Promise<void> {
  for (const { id, old } of changes) {
    if (!old) continue;
    const { classification, name, business, address, issued_by } = old;
    const [next] = await records('goods_profile').create([
      { code, number, issued_on, valid_to, classification, name, business, address, issued_by },
    ]);
    const goods = await records('goods').lock({ profile_id: id });
    await records('goods').update(goods.map((article) => ({ id: article.id, profile_id: next?.id ?? null })));
    await records('goods_profile').update([{ id, active: false }]);
  }
}
