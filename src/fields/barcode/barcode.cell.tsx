import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { CopyButton } from '#fields/code/code.cell.tsx';
import { Bars } from './Bars.tsx';
import { QUIET, toBars } from './toBars.ts';

/** A code as a barcode that a scanner reads from the screen, with the code beside it; one that no barcode can show stands alone. */
export function BarcodeCell({ value }: CellProps) {
  if (isBlank(value)) return null;
  const text = printPlain(value);
  const bars = toBars(text);
  if (bars === null) return <CopyButton text={text} />;
  // A pixel a module: bars of a part of one run into each other.
  const width = bars.reduce((sum, bar) => sum + bar, 2 * QUIET);
  return (
    <span className="kf-barcode">
      <span style={{ width }}>
        <Bars bars={bars} label={text} />
      </span>
      <CopyButton text={text} />
    </span>
  );
}
