import type { CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { percent } from './percent.ts';

/** A share of 0–100 % as a bar with its figure. */
export function ProgressCell({ value, column }: CellProps) {
  const { values, translate } = useFieldTools();
  if (typeof value !== 'number') return null;
  const text = percent.format(value, column.field, values);
  return (
    <span className="kf-progress">
      <progress aria-label={translate(column.label)} value={value} max={100} />
      {text}
    </span>
  );
}
