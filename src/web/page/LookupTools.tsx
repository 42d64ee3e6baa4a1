import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useNotify, useTranslate } from 'react-admin';
import { copyText } from '#web/list/copyText.ts';
import { canLook, ScanCamera } from '#web/scan/ScanCamera.tsx';
import { readCheckAddress, toCheckAddress } from './checkAddress.ts';
import type { LookupDefinition } from './PageDefinition.ts';

interface Props {
  page: LookupDefinition;
}

/** The next stamp is read by the camera, where the browser can: its address, or the bare code. */
export function LookupCamera({ page }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isLooking, setLooking] = useState(false);
  if (!canLook()) return null;
  const open = (text: string): void => {
    const address = toScanned(page.routes, text);
    if (address === null) return;
    setLooking(false);
    navigate(address);
  };
  return (
    <>
      <Button
        variant="outlined"
        data-action="look"
        aria-pressed={isLooking}
        onClick={() => setLooking(!isLooking)}
      >
        {translate(isLooking ? 'kit.scan.look_off' : 'kit.scan.look_on')}
      </Button>
      {isLooking && <ScanCamera onScan={open} onFailed={() => setLooking(false)} />}
    </>
  );
}

/** The address of a check of what a camera read; null where that is no code. */
export function toScanned(routes: readonly string[], text: string): string | null {
  const path = URL.canParse(text) ? new URL(text).pathname : null;
  if (path === null) return toCheckAddress(routes, text.trim(), '');
  const codes = readCheckAddress(path, routes);
  return codes && toCheckAddress(routes, codes.code, codes.hash_code ?? '');
}

/** Hands the address of the check on, without the second code, which is the holder's alone. */
export function ShareCheck({ page, code }: Props & { code: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const share = async (): Promise<void> => {
    const url = window.location.origin + (toCheckAddress(page.routes, code, '') ?? '');
    if (typeof navigator.share === 'function') {
      // Whoever closes the browser's dialog has changed his mind.
      await navigator.share({ title: translate(page.title), url }).catch(() => undefined);
    } else if (await copyText(url)) notify('messages.copied', { type: 'success' });
  };
  return (
    <Button variant="outlined" data-action="share" sx={{ justifySelf: 'start' }} onClick={() => void share()}>
      {translate('action.share')}
    </Button>
  );
}
