import { useTranslate } from 'react-admin';
import type { CellProps } from '#fields/CellProps.ts';

/** What Zalo's number means (specification 8); one that is not known is shown as it is. */
export function ZnsCodeCell({ value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'number') return null;
  return <>{translate(`messages.zns_${value}`, { _: translate('messages.zns_other', { code: value }) })}</>;
}
