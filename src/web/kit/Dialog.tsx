import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface DialogProps {
  /** `data-dialog`: its name for tests and guides. */
  name: string;
  /** In words. */
  title: string;
  /** Escape, a click beside it, and the button that is always there. */
  onClose: () => void;
  /** Buttons behind the one that closes; the one that does it comes last. */
  actions?: ReactNode;
  /** Largest width: 444, 600 (as it is left out) or 900 px. */
  width?: 'xs' | 'sm' | 'md';
  children: ReactNode;
}

/** Something over the page; the whole window on a phone. */
export function Dialog({ name, title, onClose, actions, width = 'sm', children }: DialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <MuiDialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth={width}
      data-dialog={name}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button data-action="close" onClick={onClose}>
          {translate('action.close')}
        </Button>
        {actions}
      </DialogActions>
    </MuiDialog>
  );
}
