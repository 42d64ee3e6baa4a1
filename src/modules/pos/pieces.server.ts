import type { Sent } from '#contract/module.ts';
import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { CheckOutActionInput } from '#generated/pos/check-out.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { EXPORTED, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import { findStamped } from '#modules/warehouse/warehouse.api.server.ts';
import { findShop } from './find-shop.server.ts';

/* Goods of which each piece has a stamp are sold by it, and come back by it: uid_status 3 → 5 and back. */

/** Codes as a line holds them. */
export const readUids = (text: string | null | undefined): string[] =>
  (text ?? '').split(',').flatMap((code) => code.trim() || []);

/** The other way round: codes of an article's pieces as its line holds them. */
export const joinUids = (pieces: readonly Stamp[], goodsId: number): string | null =>
  pieces.flatMap(({ goods_id, code }) => (goods_id === goodsId ? code : [])).join(',') || null;

/** The stamps of what is sold, locked: one for each piece of stamped goods, each on this shop's shelf. Parts of combos go without. */
export async function lockPieces(
  context: PosContext,
  warehouseId: number,
  lines: Sent<CheckOutActionInput>['lines'],
): Promise<Stamp[]> {
  const { refuse } = context;
  const single = lines.map(({ goods_id = 0, combo_id }) => (combo_id ? 0 : goods_id));
  const stamped = await findStamped(context, warehouseId, single);
  const codes = lines.flatMap(({ uids }) => readUids(uids));
  const found = codes.length > 0 ? await stampsOf(context).lock({ code: codes }) : [];
  const taken = new Map(found.map((stamp) => [stamp.code, stamp]));
  return lines.flatMap(({ goods_id = 0, quantity = 1, combo_id, uids }, index) => {
    const own = readUids(uids);
    const path = `lines.${index}.uids`;
    if (stamped.has(goods_id) && !combo_id && own.length !== quantity)
      refuse('messages.uid_not_scanned', path);
    return own.map((code) => {
      const stamp = taken.get(code);
      // Each once: what was taken is there no more.
      taken.delete(code);
      const isHere = stamp?.status === ON_SHELF && stamp.warehouse_id === warehouseId;
      return isHere && stamp.goods_id === goods_id
        ? stamp
        : refuse('messages.uid_unavailable', path, { value: code });
    });
  });
}

/** They left with a bill. */
export async function sellPieces(context: PosContext, stamps: readonly Stamp[], code: string): Promise<void> {
  if (stamps.length === 0) return;
  await stampsOf(context).update(stamps.map(({ id }) => ({ id, status: EXPORTED, order_code: code })));
}

/** Stamps of pieces that bills sold and that have not come back. */
export const findSold = (context: PosContext, codes: readonly string[]): Promise<Stamp[]> =>
  stampsOf(context).lock({ order_code: [...codes], status: EXPORTED });

/** Stamps of pieces that a return brought, locked, by their codes: those that still lie in its shop. */
export async function findBrought(
  context: PosContext,
  { pos_id, lines }: Readonly<PosSale>,
): Promise<ReadonlyMap<string, Stamp>> {
  const codes = lines.flatMap(({ uids }) => readUids(uids));
  if (codes.length === 0) return new Map();
  const { warehouse_id } = await findShop(context, pos_id);
  const stamps = await stampsOf(context).lock({ code: codes, status: ON_SHELF, warehouse_id });
  return new Map(stamps.map((stamp) => [stamp.code, stamp]));
}

/** They lie on the shop's shelf again. */
export async function takePieces(context: PosContext, stamps: readonly Stamp[]): Promise<void> {
  if (stamps.length === 0) return;
  await stampsOf(context).update(stamps.map(({ id }) => ({ id, status: ON_SHELF, order_code: null })));
}
