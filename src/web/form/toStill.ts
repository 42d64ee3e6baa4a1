import type { DOMAttributes, KeyboardEvent, SyntheticEvent } from 'react';

type Guards = Pick<
  DOMAttributes<HTMLElement>,
  'onKeyDownCapture' | 'onBeforeInputCapture' | 'onPasteCapture' | 'onDropCapture' | 'onClickCapture'
>;

/**
 * Keeps the inputs of a form as they were sent, while a form is on its way that goes when it has arrived: what would be
 * typed now would be lost with it. Moving about and shortcuts go on.
 */
export function toStill(isSending: boolean): Guards {
  if (!isSending) return {};
  return {
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

function refuse(event: SyntheticEvent): void {
  if (!(event.target as Element).closest('[data-input]')) return;
  event.preventDefault();
  event.stopPropagation();
}
