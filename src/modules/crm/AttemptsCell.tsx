import { useTranslate } from 'react-admin';
import type { CellProps } from '#fields/CellProps.ts';

/** "Unsuccessful x N" (spec 4, lead status): how often nobody could be reached. */
export function AttemptsCell({ value }: CellProps) {
  const translate = useTranslate();
  return typeof value === 'number' && value > 0 ? (
    <>{translate('lead.unsuccessful', { times: value })}</>
  ) : null;
}
