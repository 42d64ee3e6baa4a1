import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';

/** The other record's label, which travels as `<field>.label`; without it the id. */
export function ReferenceCell({ value, row, column }: CellProps) {
  if (isBlank(value)) return null;
  const label = row[`${column.key}.label`];
  if (!isBlank(label))
    return <>{Array.isArray(label) ? label.map(printPlain).join(', ') : printPlain(label)}</>;
  return (
    <span className="kf-faint">
      {Array.isArray(value) ? value.map((id) => `#${printPlain(id)}`).join(', ') : `#${printPlain(value)}`}
    </span>
  );
}
