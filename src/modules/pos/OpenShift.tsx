import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { posShiftFields } from '#generated/pos/pos-shift.entity.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { useCall } from '#web/kit/useCall.ts';

const Panel = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 360,
  padding: 16,
});

export interface OpenShiftProps {
  posId: number;
  onOpened: () => void;
}

/** Nothing is sold before somebody has said what lies in the drawer. */
export function OpenShift({ posId, onOpened }: OpenShiftProps) {
  const translate = useTranslate();
  const [cash, setCash] = useState<number | null>(null);
  const [open, { isRunning, problems }] = useCall('/pos_shift');
  const send = async (): Promise<void> => {
    if (await open({ pos_id: posId, opening_cash: cash ?? 0 })) onOpened();
  };
  return (
    <Panel aria-label={translate('till.open_shift')}>
      <p>{translate('till.no_shift')}</p>
      <FieldInput
        field={posShiftFields.opening_cash}
        label="till.opening_cash"
        value={cash}
        error={problems['opening_cash']}
        onChange={(value) => setCash(typeof value === 'number' ? value : null)}
      />
      <Button
        variant="contained"
        size="large"
        disabled={isRunning}
        onClick={() => void send()}
        data-till="open-shift"
      >
        {translate('till.open_shift')}
      </Button>
    </Panel>
  );
}
