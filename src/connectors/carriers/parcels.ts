import type { NewParcel } from '#contract/carrier.ts';

/* What the dialects share that make a parcel. */

/** As many whole characters as so many bytes take. */
export function cutBytes(text: string, bytes: number): string {
  const kept = [...text];
  while (Buffer.byteLength(kept.join('')) > bytes) kept.pop();
  return kept.join('');
}

/** What a carrier without switches for it reads in the note: what the receiver may do comes first, as the rest may be cut. */
export const noteFor = ({ canCheck, isPartial, note }: NewParcel): string =>
  [canCheck ? 'Cho xem hàng' : 'Không cho xem hàng', isPartial ? 'Cho giao một phần' : '', note]
    .filter(Boolean)
    .join('. ');
