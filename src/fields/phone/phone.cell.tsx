import { printPlain } from '#contract/text.ts';
import { isBlank, type CellProps } from '#fields/CellProps.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';

/** A number that can be called; a masked one ("091***5678") only shows. */
export function PhoneCell({ value }: CellProps) {
  const { cellTabIndex } = useFieldTools();
  if (isBlank(value)) return null;
  const number = printPlain(value);
  if (!/^\+?\d+$/.test(number)) return <>{number}</>;
  return (
    <a href={`tel:${number}`} tabIndex={cellTabIndex} className="kf-plain-link">
      {number}
    </a>
  );
}
