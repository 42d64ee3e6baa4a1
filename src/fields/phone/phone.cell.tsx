import { isBlank, type CellProps } from '#fields/CellProps.ts';

/** A number that can be called; a masked one ("091***5678") only shows. */
export function PhoneCell({ value }: CellProps) {
  if (isBlank(value)) return null;
  const number = String(value);
  if (!/^\+?\d+$/.test(number)) return <>{number}</>;
  return (
    <a href={`tel:${number}`} tabIndex={-1} className="kf-plain-link">
      {number}
    </a>
  );
}
