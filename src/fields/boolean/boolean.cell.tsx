import type { CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';

/** Yes in words, no kept faint: a column of both is read at a glance. */
export function BooleanCell({ value }: CellProps) {
  const { translate } = useFieldTools();
  if (typeof value !== 'boolean') return null;
  return <span className={value ? 'kf-yes' : 'kf-faint'}>{translate(value ? 'kit.yes' : 'kit.no')}</span>;
}
