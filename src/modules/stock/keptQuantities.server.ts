import type { GoodsPriority } from '#generated/stock/goods-priority.entity.gen.ts';
import { keyOf, type Place } from './levels.server.ts';

export type Channel = GoodsPriority['channel'];

/** Codes of `order_source` and `marketplace` (spec 4) that are channels for which stock may be kept. */
export const CHANNELS: Readonly<Record<number, Channel>> = { 1: 'shopee', 2: 'lazada', 5: 'tiktok_shop' };

/** A quantity that is kept for a channel: so many are held now, so many were, and may be again. */
export interface Kept extends Place {
  id: number;
  code: string;
  channel: Channel;
  quantity: number;
  used: number;
  held: number;
  /** What it held when it was read. */
  before: number;
  /** The row that says so, where there is one. */
  hold_id: number | null;
}

/** What is kept in some places, by place and channel; only what runs now. */
export type KeptQuantities = ReadonlyMap<string, Kept>;

export const keptKey = (place: Place, channel: Channel): string => `${keyOf(place)} ${channel}`;

/** How many a channel may still have. */
export const leftOf = ({ quantity, used }: Pick<Kept, 'quantity' | 'used'>): number =>
  Math.max(0, quantity - used);

/** Takes as much as is held for the channel, at most so many; how many there were. */
export function draw(kept: Kept | undefined, wanted: number): number {
  if (!kept) return 0;
  const drawn = Math.min(kept.held, wanted);
  kept.held -= drawn;
  kept.used += drawn;
  return drawn;
}

/** A hold that drew on what is kept and ends gives it back, as far as the channel may still have it; how many are held again. */
export function giveBack(
  kept: KeptQuantities,
  { priority_id, priority_quantity }: { priority_id: number | null; priority_quantity: number | null },
): number {
  const own = [...kept.values()].find(({ id }) => id === priority_id);
  if (!own) return 0;
  own.used -= priority_quantity ?? 0;
  const back = Math.min(priority_quantity ?? 0, Math.max(0, leftOf(own) - own.held));
  own.held += back;
  return back;
}
