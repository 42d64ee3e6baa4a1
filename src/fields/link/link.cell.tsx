import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { ExternalLink } from '#fields/text/LinkedText.tsx';
import { toSafeUrl } from './link.ts';

/** A web address without its scheme; what is not safe to follow stays text. */
export function LinkCell({ value }: CellProps) {
  if (isBlank(value)) return null;
  const address = printPlain(value);
  const url = toSafeUrl(address);
  return url ? (
    <ExternalLink url={url} text={address.replace(/^https?:\/\/(www\.)?/i, '')} />
  ) : (
    <>{address}</>
  );
}
