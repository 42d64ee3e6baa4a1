import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { CopyButton } from '#fields/code/code.cell.tsx';
import { enumLabelKey } from '#fields/enum/enum.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';

/** A tracking number and, when the column names the carrier's field, who carries the parcel. */
export function TrackingCell({ value, row, column: { carrier } }: CellProps) {
  const { translate } = useFieldTools();
  if (isBlank(value)) return null;
  const code = carrier ? row[carrier.name] : undefined;
  const key = enumLabelKey(carrier?.enum, code);
  return (
    <>
      <CopyButton text={String(value)} />
      {isBlank(code) ? null : <span className="kf-faint"> {key ? translate(key) : String(code)}</span>}
    </>
  );
}
