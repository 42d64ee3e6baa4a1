import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '#web/auth/session.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { Icon } from '../Icon.tsx';
import { useBackground, writeBackground } from './background.ts';
import { toBackground } from './toBackground.ts';

const Preview = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: `${theme.vars.palette.surface.sunken} center / cover`,
  color: theme.vars.palette.text.secondary,
}));

/** Chooses the picture behind the start page; it stays in this browser (spec 2.5). */
export default function BackgroundDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { identity_id } = useSession();
  const image = useBackground(identity_id);
  const input = useRef<HTMLInputElement>(null);
  const [choose, isRunning] = useChoose(identity_id);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="kit-background"
      data-control="background"
    >
      <DialogTitle id="kit-background">{translate('kit.shell.background')}</DialogTitle>
      <DialogContent>
        <Preview style={image ? { backgroundImage: `url(${image})` } : undefined}>
          {!image && translate('kit.shell.background_none')}
        </Preview>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          // The dialog's focus trap must not take it for a place to go to.
          tabIndex={-1}
          aria-label={translate('kit.shell.background_choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions>
        {image && (
          <Button
            color="error"
            data-action="remove-background"
            onClick={() => writeBackground(identity_id, null)}
          >
            {translate('action.remove')}
          </Button>
        )}
        <Button
          startIcon={<Icon name="image" />}
          loading={isRunning}
          data-action="choose-background"
          onClick={() => input.current?.click()}
        >
          {translate('kit.shell.background_choose')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Makes the picture small and keeps it; says so when it cannot be read or kept. */
function useChoose(identity: number) {
  const notify = useNotify();
  return useExclusive(async (file: File) => {
    const image = await toBackground(file).catch(() => null);
    if (image === null)
      notify('messages.file_wrong_type', { type: 'error', messageArgs: { value: file.name } });
    else if (!writeBackground(identity, image)) notify('kit.shell.background_not_kept', { type: 'warning' });
  });
}
