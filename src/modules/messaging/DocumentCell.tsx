import { Link } from 'react-admin';
import type { CellProps } from '#fields/CellProps.ts';

/** What a message is about, by its code; it opens where it stands. */
export function DocumentCell({ value, row }: CellProps) {
  if (typeof value !== 'string') return null;
  const url = row['document_url'];
  return typeof url === 'string' ? <Link to={url}>{value}</Link> : <>{value}</>;
}
