import type { CellProps } from '#fields/CellProps.ts';
import { RevealPhone } from './RevealPhone.tsx';

/** The phone number that a form sent; the whole is asked for by the lead that the form became. */
export function IntakeRevealCell({ value, row }: CellProps) {
  const lead = row['lead_id'];
  return <RevealPhone phone={value} leadId={typeof lead === 'number' ? lead : null} />;
}
