import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** Milliseconds within which Backspace is pressed twice. */
const TWICE_MS = 600;

export interface ScanKeys {
  /** F8, or Backspace twice. */
  onUndo: () => void;
  /** F2. */
  onType: () => void;
}

/** Keys of a place of work, wherever the focus is (domain, "Keys"); in an input Backspace is its own. */
export function useScanKeys({ onUndo, onType }: ScanKeys): void {
  const undo = useEvent(onUndo);
  const type = useEvent(onType);
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent): void => {
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const isTwice = event.code === 'Backspace' && !isField && event.timeStamp - last < TWICE_MS;
      if (event.code === 'Backspace') last = isTwice ? Number.NEGATIVE_INFINITY : event.timeStamp;
      if (event.code !== 'F2' && event.code !== 'F8' && !isTwice) return;
      event.preventDefault();
      if (event.code === 'F2') type();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, type]);
}
