import type { EnumModel } from '#contract/enum.ts';
import type { FieldType } from '#contract/field.ts';
import { code } from '#fields/code/code.ts';
import { enumValueOf } from '#fields/enum/enum.ts';
import { toSafeUrl } from '#fields/link/link.ts';

/** Where a tracking number stands in a carrier's address. */
const CODE_PLACE = '{code}';

/** The carrier's page about a parcel; null for a carrier without one, or that the enum does not know. */
export function trackingUrlOf(
  carriers: EnumModel | undefined,
  carrier: unknown,
  number: string,
): string | null {
  const page = enumValueOf(carriers, carrier)?.trackingUrl;
  return page === undefined ? null : toSafeUrl(page.replace(CODE_PLACE, encodeURIComponent(number)));
}

/** The number of a parcel. */
export const tracking: FieldType<string> = { ...code, name: 'tracking' };
