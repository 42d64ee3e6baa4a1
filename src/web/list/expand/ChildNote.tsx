import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ChildRows } from './useChildRows.ts';

/** Why no child rows stand here: they are on their way, could not be read, or there are none. */
export function ChildNote({ rows, error, retry }: ChildRows) {
  const translate = useTranslate();
  if (error)
    return (
      <p role="alert" className="kl-child-note">
        {error.message}
        <Button size="small" onClick={retry}>
          {translate('action.retry')}
        </Button>
      </p>
    );
  if (!rows)
    return (
      <p role="status" className="kl-child-note kf-faint">
        {translate('kit.list.loading')}
      </p>
    );
  return rows.length === 0 ? (
    <p className="kl-child-note kf-faint">{translate('kit.list.no_child_row')}</p>
  ) : null;
}
