import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { CellProps } from '#fields/CellProps.ts';

const isPast = (time: string): boolean => Date.parse(time) <= Date.now();

/** Who has the card open now; nobody once the time of the lock is over. */
export function LockCell({ value, row }: CellProps) {
  const translate = useTranslate();
  const until = row['locked_until'];
  if (typeof value !== 'number' || typeof until !== 'string' || isPast(until)) return null;
  const name = row['locked_by.label'];
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={translate('lead.held', { name: typeof name === 'string' ? name : '' })}
    />
  );
}
