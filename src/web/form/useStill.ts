import { useEffect, useRef, type DOMAttributes, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNotify } from 'react-admin';

interface Guards extends Pick<
  DOMAttributes<HTMLElement>,
  'onKeyDownCapture' | 'onBeforeInputCapture' | 'onPasteCapture' | 'onDropCapture' | 'onClickCapture'
> {
  'aria-busy'?: true;
}

/**
 * Keeps the inputs of a form as they were sent, while a form is on its way that goes when it has arrived: what would be
 * typed now would be lost with it. They look so, and the first key that is not taken is said. Moving about and shortcuts
 * go on.
 */
export function useStill(isSending: boolean): Guards {
  const notify = useNotify();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isSending) isSaid.current = false;
  }, [isSending]);
  const refuse = (event: SyntheticEvent): void => {
    if (!(event.target as Element).closest('[data-input]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSaid.current) notify('messages.loading', { type: 'warning' });
    isSaid.current = true;
  };
  if (!isSending) return {};
  return {
    'aria-busy': true,
    onKeyDownCapture: (event) => (isTyping(event) ? refuse(event) : undefined),
    onBeforeInputCapture: refuse,
    onPasteCapture: refuse,
    onDropCapture: refuse,
    onClickCapture: refuse,
  };
}

function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isChange = key.length === 1 || key === 'Backspace' || key === 'Delete' || key === 'Enter';
  return isChange && !ctrlKey && !metaKey && !altKey;
}
