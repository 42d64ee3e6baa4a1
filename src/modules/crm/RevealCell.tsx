import type { CellProps } from '#fields/CellProps.ts';
import { RevealPhone } from './RevealPhone.tsx';

/** The phone number of a row of leads. */
export function RevealCell({ value, row }: CellProps) {
  return <RevealPhone phone={value} leadId={Number(row['id'])} />;
}
