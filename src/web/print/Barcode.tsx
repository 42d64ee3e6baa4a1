import { Bars } from '#fields/barcode/Bars.tsx';
import { toBars } from '#fields/barcode/toBars.ts';

/** A text as a barcode (Code 128) with the text below; one that no barcode can show stands alone. */
export function Barcode({ text }: { text: string }) {
  const bars = toBars(text);
  return (
    <figure>
      {bars && <Bars bars={bars} label={text} />}
      <figcaption>{text}</figcaption>
    </figure>
  );
}
