import { useTranslate } from 'react-admin';
import type { CellProps } from '#fields/CellProps.ts';

/** What a lead still needs before it can be ordered, in words; nothing where it has all of it. */
export function MissingCell({ row }: CellProps) {
  const translate = useTranslate();
  const missing = ['name', 'address', 'product'].filter((name) => !row[name]);
  return <>{missing.map((name) => translate(`lead.${name}`)).join(', ')}</>;
}
