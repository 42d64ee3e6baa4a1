import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { Chip } from '#fields/enum/Chip.tsx';

/** Words in a row; what does not fit is cut and shown on hover. */
export function TagsCell({ value }: CellProps) {
  if (isBlank(value)) return null;
  const words: readonly unknown[] = Array.isArray(value) ? value : [value];
  return words.map((word) => <Chip key={printPlain(word)} text={printPlain(word)} tone="neutral" />);
}
