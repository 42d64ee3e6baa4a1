import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Milliseconds that a toast stays; an error stays longer, because it says what to do. */
const STAY_MS = { success: 3_000, info: 4_000, warning: 6_000, error: 9_000 };

/** Shows what `useNotify` says, one after the other. A message is a key or a finished text. */
export function Toasts() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [isClosing, setClosing] = useState(false);
  const [current] = notifications;
  if (!current) return null;
  const { message, notificationOptions: options, type } = current;
  const severity = type in STAY_MS ? (type as keyof typeof STAY_MS) : 'info';
  const close = () => setClosing(true);
  const next = () => {
    takeNotification();
    setClosing(false);
  };
  return (
    <Snackbar
      open={!isClosing}
      autoHideDuration={options?.autoHideDuration ?? STAY_MS[severity]}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: next } }}
      // Above the bars at the foot of forms and lists.
      sx={{ mb: { xs: 'calc(var(--bottombar-height) + 60px)', md: 10 } }}
    >
      <Alert
        severity={severity}
        onClose={close}
        slotProps={{
          closeButton: { 'aria-label': translate('action.close'), title: translate('action.close') },
        }}
        sx={{ boxShadow: 6 }}
        data-toast={severity}
      >
        {typeof message === 'string' ? translate(message, options?.messageArgs) : message}
      </Alert>
    </Snackbar>
  );
}
