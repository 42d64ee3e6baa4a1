import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { CredentialsForm } from './CredentialsForm.tsx';
import { useSessionStore } from './session.ts';

/** Asks for the password again over the page when the session died, so that nothing typed is lost (readings). */
export function SignInDialog() {
  const translate = useTranslate();
  const sessions = useSessionStore();
  const state = useSyncExternalStore(sessions.subscribe, sessions.state);
  const isOpen = state.status === 'ready' && state.isExpired === true;
  return (
    <Dialog
      open={isOpen}
      // A click beside it is an accident.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : sessions.giveUp())}
      maxWidth="xs"
      fullWidth
      aria-labelledby="kit-sign-in"
      data-screen="sign-in"
    >
      <DialogTitle id="kit-sign-in">{translate('kit.auth.expired_title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {translate('kit.auth.expired_text')}
        </Typography>
        <CredentialsForm onSubmit={(username, password) => sessions.signIn(username, password)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => sessions.giveUp()}>{translate('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
