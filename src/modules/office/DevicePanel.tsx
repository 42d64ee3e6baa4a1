import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  activateDeviceAction,
  activateDeviceActionFields,
} from '#generated/office/activate-device.action.gen.ts';
import { askDeviceAction } from '#generated/office/ask-device.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { useAction } from '#web/kit/useAction.ts';
import { nameOfPhone } from './phone.web.ts';

const Panel = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 });

export interface DevicePanelProps {
  /** Of the phone: none, pending, active or revoked. */
  state: string;
  signature: string;
  onChange: () => void;
}

/** A phone is registered, then activated by the code that a manager gives. */
export function DevicePanel({ state, signature, onChange }: DevicePanelProps) {
  const translate = useTranslate();
  const [register, { isRunning }] = useAction(askDeviceAction);
  if (state === 'pending') return <Activation signature={signature} onChange={onChange} />;
  const send = async (): Promise<void> => {
    if (await register({ name: nameOfPhone(), signature })) onChange();
  };
  return (
    <Panel data-timekeeping="device">
      <p>{translate('messages.device_not_activated')}</p>
      <Button variant="contained" size="large" disabled={isRunning} onClick={() => void send()}>
        {translate('timekeeping.ask_device')}
      </Button>
    </Panel>
  );
}

function Activation({ signature, onChange }: Omit<DevicePanelProps, 'state'>) {
  const translate = useTranslate();
  const [code, setCode] = useState<unknown>(null);
  const [activate, { isRunning, problems }] = useAction(activateDeviceAction, {
    failed: 'messages.activation_failed',
  });
  const send = async (): Promise<void> => {
    if (await activate({ code: String(code ?? ''), signature })) onChange();
  };
  return (
    <Panel data-timekeeping="device">
      <p>{translate('timekeeping.device_pending')}</p>
      <FieldInput
        field={activateDeviceActionFields.code}
        label="activate-device.code"
        value={code}
        error={problems['code']}
        onChange={setCode}
      />
      <Button variant="contained" size="large" disabled={isRunning} onClick={() => void send()}>
        {translate('timekeeping.activate')}
      </Button>
    </Panel>
  );
}
