import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contract/document.ts';
import { Dialog } from '#web/kit/Dialog.tsx';

/** What happens every day: one touch. */
const USUAL = ['jam', 'torn', 'lost', 'changed'];

export interface ReprintDialogProps {
  /** How many were printed before, in words. */
  text: string;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** Asks why something is printed once more. */
export function ReprintDialog({ text, onGive, onClose }: ReprintDialogProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const isGiven = reason.trim().length >= REASON_LENGTH.least;
  const give = (event: FormEvent): void => {
    event.preventDefault();
    // It may stand in a form of the page.
    event.stopPropagation();
    if (isGiven) onGive(reason.trim());
  };
  return (
    <Dialog
      name="reprint"
      title={translate('kit.print.why')}
      width="xs"
      onClose={onClose}
      actions={
        <Button type="submit" form="reprint" variant="contained" data-action="reprint" disabled={!isGiven}>
          {translate('kit.print.redo')}
        </Button>
      }
    >
      <form id="reprint" onSubmit={give}>
        <p>{text}</p>
        <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1} sx={{ mb: 2 }}>
          {USUAL.map((key) => (
            <Chip
              key={key}
              label={translate(`kit.print.reason_${key}`)}
              onClick={() => setReason(translate(`kit.print.reason_${key}`))}
            />
          ))}
        </Stack>
        <TextField
          autoFocus
          fullWidth
          label={translate('kit.print.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: REASON_LENGTH.most } }}
        />
      </form>
    </Dialog>
  );
}
