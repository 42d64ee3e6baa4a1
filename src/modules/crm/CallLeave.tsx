import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from 'react-admin';
import { Dialog } from '#web/kit/Dialog.tsx';
import { toKeyLabel, type DeskKey } from './callResults.ts';
import type { Desk } from './useDesk.web.ts';
import { useDeskKeys } from './useDeskKeys.web.ts';

const Keys = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  marginTop: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export interface CallLeaveProps {
  desk: Desk;
  keys: readonly DeskKey[];
  isLast: boolean;
  /** Something more is asked of a result: its keys count. */
  isAsked: boolean;
  onPress: (key: DeskKey) => void;
  onClose: () => void;
}

/** Whoever leaves a card says first what came of the call; without a word somebody else may get it. */
export function CallLeave({ desk, keys, isLast, isAsked, onPress, onClose }: CallLeaveProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isLeft = desk.lead === null;
  useEffect(() => {
    if (isLeft) void navigate('/crm/lead-telesale');
  }, [isLeft, navigate]);
  useDeskKeys(Object.fromEntries(keys.map((key) => [key.key, () => onPress(key)])), isAsked);
  return (
    <Dialog
      name="leave"
      title={translate('desk.leave_title')}
      onClose={onClose}
      actions={
        <Button disabled={desk.isBusy} data-action="leave" onClick={() => void desk.leave()}>
          {translate('desk.leave')}
        </Button>
      }
    >
      {translate('desk.leave_text')}
      <Keys role="group" aria-label={translate('call-lead.result')}>
        {keys.map((key) => (
          <Button
            key={key.key}
            variant="outlined"
            disabled={desk.isBusy}
            data-action={`leave-${key.result}`}
            onClick={() => onPress(key)}
          >
            {key.key}. {translate(toKeyLabel(key, isLast))}
          </Button>
        ))}
      </Keys>
    </Dialog>
  );
}
