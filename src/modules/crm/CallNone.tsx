import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useTranslate } from 'react-admin';
import { DateTime } from '#web/kit/DateTime.tsx';
import { usePermission } from '#web/kit/usePermission.ts';
import type { Desk } from './useDesk.web.ts';

const Empty = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 32,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** Between two cards: the next one opens in a moment, nothing waits, or the agent takes a breath. */
export function CallNone({ desk, isPaused }: { desk: Desk; isPaused: boolean }) {
  const translate = useTranslate();
  const mayClaim = usePermission(['crm_lead_lead_deadpool']);
  const isComing = desk.nextIn !== null && !isPaused;
  return (
    <Empty role="status" data-desk="empty">
      {isComing && <p data-desk="next-in">{translate('desk.next_in', { value: desk.nextIn })}</p>}
      {desk.isOver && (
        <p>
          {translate('desk.none')}{' '}
          {desk.nextAt && (
            <>
              {translate('desk.next_at')} <DateTime value={desk.nextAt} />
            </>
          )}
        </p>
      )}
      <Button variant="contained" disabled={desk.isBusy} onClick={() => void desk.next()} data-action="next">
        {translate('desk.next')} (F2)
      </Button>
      {desk.isOver && mayClaim && <Link to="/crm/lead-dead-pool">{translate('desk.pool')}</Link>}
    </Empty>
  );
}
