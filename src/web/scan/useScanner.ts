import { useEffect } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { createScanReader } from './createScanReader.ts';
import { keepField } from './keepField.ts';

export interface ScannerOptions {
  /** While a dialog asks something else, or the last code is still looked up. */
  isPaused?: boolean;
}

/**
 * Calls back with every code that a scanner reads while the caller is shown, trimmed and without the mark of its kind (AIM).
 * A code that lands in a focused input leaves it as it was, and its Enter presses nothing. The same code again within 400 ms is
 * told once. One that an input method has changed (Unikey) is told to the user instead.
 */
export function useScanner(onScan: (code: string) => void, { isPaused = false }: ScannerOptions = {}): void {
  const notify = useNotify();
  const onRead = useEvent((code: string, isMangled: boolean): void => {
    if (isMangled) notify('kit.scan.mangled', { type: 'error', messageArgs: { code } });
    else onScan(code);
  });
  useEffect(() => (isPaused ? undefined : listen(onRead)), [isPaused, onRead]);
}

/** Listens before anything on the page does; gives the way to stop. */
function listen(onRead: (code: string, isMangled: boolean) => void): () => void {
  const reader = createScanReader();
  let restore = (): void => undefined;
  const onKey = (event: KeyboardEvent): void => {
    const reading = reader.take(event);
    if (reading.kind === 'first') restore = keepField(event.target);
    if (reading.kind !== 'scan') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    restore();
    if (reading.code !== null) onRead(reading.code, reading.isMangled);
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
