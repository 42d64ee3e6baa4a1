import { CarrierError, type MadeParcel, type NewParcel } from '#contract/carrier.ts';

/* What the dialects share that make a parcel. */

/** Makes a parcel of a code; who refuses is asked whether he has it already, from a call whose answer was lost. */
export async function makeOnce(
  work: () => Promise<MadeParcel>,
  findMade: () => Promise<MadeParcel | null>,
): Promise<MadeParcel> {
  try {
    return await work();
  } catch (error) {
    const isRefused = error instanceof CarrierError && error.reason === 'refused';
    const made = isRefused ? await findMade().catch(() => null) : null;
    if (!made) throw error;
    return made;
  }
}

/** The parcel that an answer names. */
export function madeOf(name: string, tracking: string, fee: number | null): MadeParcel {
  if (tracking === '') throw new CarrierError('unknown', `${name} named no parcel`);
  return { tracking, fee };
}

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
