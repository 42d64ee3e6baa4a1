import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';

export interface FilterPopoverProps {
  /** Accessible name of the button and of what opens. */
  label: string;
  /** What the filter says now; absent when it is empty. */
  summary: string | undefined;
  placeholder: string;
  /** It cannot be set now; the placeholder says why. */
  disabled?: boolean;
  children: (close: () => void) => ReactNode;
  onClose?: () => void;
}

/** A filter cell that says its value and opens a panel to change it. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, summary, placeholder, disabled = false, children, onClose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => {
    setAnchor(null);
    onClose?.();
  };
  return (
    <>
      <button
        type="button"
        className={`kf-input kf-pick${summary === undefined ? '' : ' kf-set'}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={summary === undefined && !disabled ? label : `${label}: ${summary ?? placeholder}`}
        title={summary ?? (disabled ? placeholder : undefined)}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        <span className="kf-cut">{summary ?? placeholder}</span>
        <svg className="kf-mark" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6.5 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {anchor ? (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { className: 'kf-panel', role: 'dialog', 'aria-label': label } }}
          transitionDuration={100}
        >
          {children(close)}
        </Popover>
      ) : null}
    </>
  );
}
