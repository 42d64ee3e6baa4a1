import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { ActionDefinition } from './ListDefinition.ts';

export interface ConfirmDialogProps {
  action: ActionDefinition;
  /** What is asked, in words. */
  question: string;
  /** A note must be typed, this many characters at least. */
  note: { minLength: number } | undefined;
  onConfirm: (body?: Row) => void;
  onClose: () => void;
}

/** Asks before something is done, with the number of rows and, where the workflow wants one, a note. */
export function ConfirmDialog({ action, question, note, onConfirm, onClose }: ConfirmDialogProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const label = translate(action.label);
  const missing = Math.max(0, (note?.minLength ?? 0) - text.trim().length);
  return (
    <Dialog
      open
      // A click beside it is an accident once something is typed.
      onClose={(_event, reason) => (reason === 'backdropClick' && text !== '' ? undefined : onClose())}
      maxWidth="xs"
      fullWidth
      data-dialog={action.key}
      aria-labelledby="confirm-title"
    >
      <DialogTitle id="confirm-title">{label}</DialogTitle>
      <DialogContent>
        <p className="kl-question">{question}</p>
        {note ? (
          <TextField
            autoFocus
            multiline
            minRows={2}
            data-input="note"
            label={translate('kit.list.note')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            helperText={missing > 0 ? translate('kit.list.note_missing', { count: missing }) : ' '}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.close')}</Button>
        <Button
          variant="contained"
          autoFocus={!note}
          disabled={missing > 0}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          data-action="confirm"
          onClick={() => onConfirm(note ? { note: text.trim() } : undefined)}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
