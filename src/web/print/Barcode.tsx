import { BARS_HEIGHT, wholeDots } from '#contract/paper.ts';
import { Bars } from '#fields/barcode/Bars.tsx';
import { QUIET, toBars } from '#fields/barcode/toBars.ts';

interface Props {
  text: string;
  /** Millimetres that its bars may take. */
  mostMm: number;
}

/** A text as a barcode (Code 128) with the text below; one that no barcode can show stands alone. */
export function Barcode({ text, mostMm }: Props) {
  const bars = toBars(text);
  const modules = (bars ?? []).reduce((sum, bar) => sum + bar, 2 * QUIET);
  return (
    <figure>
      {bars && (
        <Bars bars={bars} label={text} size={{ width: wholeDots(modules, mostMm), height: BARS_HEIGHT }} />
      )}
      <figcaption>{text}</figcaption>
    </figure>
  );
}
