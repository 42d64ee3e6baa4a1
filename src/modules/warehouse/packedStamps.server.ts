import type { Stamp } from '#generated/goods/stamp.entity.gen.ts';
import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';
import type { ComboAssembly } from '#generated/warehouse/combo-assembly.entity.gen.ts';
import { EXPORTED, ON_SHELF, stampsOf } from '#modules/goods/goods.api.server.ts';
import type { Piece } from './assemblyHolds.server.ts';
import { readStamped } from './scanOrders.server.ts';

/* Stamps of what packing and taking apart move off the shelf. */

interface Work {
  assembly: ComboAssembly;
  leaving: readonly Piece[];
}

/** Codes as somebody scans them into a field: a line each, or with commas or blanks between them. */
const readCodes = (text: string | null): string[] =>
  (text ?? '').split(/[\s,;]+/).filter((code) => code !== '');

const codesOf = (works: readonly Work[]): string[] => [
  ...new Set(works.flatMap(({ assembly }) => readCodes(assembly.uids))),
];

/** Stamps that were scanned and lie on shelves, locked: before the levels, as whoever sells them does. */
export async function lockPackedStamps(context: WarehouseContext, works: readonly Work[]): Promise<Stamp[]> {
  const codes = codesOf(works);
  return codes.length > 0 ? stampsOf(context).lock({ code: codes, status: ON_SHELF }) : [];
}

/** Of goods of which each piece has a stamp, as many leave as were scanned; each is gone with its document. */
export async function takePackedStamps(
  context: WarehouseContext,
  works: readonly Work[],
  free: readonly Stamp[],
): Promise<void> {
  const taken = new Map<Stamp, string>();
  for (const { assembly, leaving } of works) {
    const ids = leaving.map(({ goods_id }) => goods_id);
    const stamped = await readStamped(context, assembly.warehouse_id, ids);
    for (const { goods_id, quantity } of leaving) {
      const own = free.filter(
        (stamp) =>
          stamp.goods_id === goods_id && stamp.warehouse_id === assembly.warehouse_id && !taken.has(stamp),
      );
      if (stamped.has(goods_id) && own.length < quantity) context.refuse('messages.uid_not_scanned', 'uids');
      for (const stamp of own.slice(0, quantity)) taken.set(stamp, assembly.code);
    }
  }
  const idle = codesOf(works).find((code) => ![...taken.keys()].some((stamp) => stamp.code === code));
  if (idle !== undefined) context.refuse('messages.uid_unavailable', 'uids', { value: idle });
  await stampsOf(context).update(
    [...taken].map(([{ id }, code]) => ({ id, status: EXPORTED, order_code: code, cell_code: null })),
  );
}
