import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';

export interface ListPopupProps {
  /** The input's box: the list hangs below it and is as wide. */
  anchorEl: HTMLElement | null;
  /** Pixels. */
  minWidth: number;
  children: ReactNode;
}

/** What is offered below an input while somebody types; a press in it leaves the focus where it is. */
export function ListPopup({ anchorEl, minWidth, children }: ListPopupProps) {
  return (
    <Popper
      open
      anchorEl={anchorEl}
      placement="bottom-start"
      className="ki-popper"
      role="presentation"
      style={{ width: anchorEl?.clientWidth, minWidth }}
    >
      <div className="ki-popup" onMouseDown={(event) => event.preventDefault()} role="presentation">
        {children}
      </div>
    </Popper>
  );
}
