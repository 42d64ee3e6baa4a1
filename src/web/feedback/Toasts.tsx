import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, useTranslate } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { playSound, type Sound } from './sounds.ts';

type Severity = 'success' | 'info' | 'warning' | 'error';

/** Milliseconds that a toast stays at least; an error stays longer, because it says what to do. */
const STAY_MS: Readonly<Record<Severity, number>> = {
  success: 3_000,
  info: 4_000,
  warning: 6_000,
  error: 9_000,
};

/** Milliseconds to read a character; a long text stays longer. */
const READ_MS = 55;

const SOUNDS: Readonly<Record<Severity, Sound | null>> = {
  success: 'success',
  info: null,
  warning: 'attention',
  error: 'error',
};

const Waiting = styled('span')({ marginLeft: 8, whiteSpace: 'nowrap' });

/**
 * Shows what `useNotify` says, one after the other; the pointer or the focus on it keeps it. A message is a key or a
 * finished text. Both regions are there from the start, or screen readers would miss the first message.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const queue = dropMended(notifications);
  const [current] = queue;
  const severity = severityOf(current);
  const isUrgent = severity === 'error' || severity === 'warning';
  const toast = current && (
    <Toast
      payload={current}
      severity={severity}
      waiting={queue.length - 1}
      onGone={() => setNotifications(queue.slice(1))}
    />
  );
  const place = useOwnPlace();
  return createPortal(
    <>
      <div aria-live="polite">{isUrgent ? null : toast}</div>
      <div aria-live="assertive">{isUrgent ? toast : null}</div>
    </>,
    place,
  );
}

/** What is left to say: an error, shown or waiting, ends with the next success. */
function dropMended(all: readonly NotificationPayload[]): NotificationPayload[] {
  const done = all.findLastIndex(({ type }) => type === 'success');
  return all.filter(({ type }, index) => type !== 'error' || index > done);
}

/** An element of the body that stays heard while a dialog is open: dialogs hide everything beside themselves. */
function useOwnPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const observer = new MutationObserver(() => place.removeAttribute('aria-hidden'));
    observer.observe(place, { attributes: true, attributeFilter: ['aria-hidden'] });
    document.body.append(place);
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

function severityOf(payload: NotificationPayload | undefined): Severity {
  return payload && payload.type in STAY_MS ? (payload.type as Severity) : 'info';
}

interface ToastProps {
  payload: NotificationPayload;
  severity: Severity;
  /** Messages behind it. */
  waiting: number;
  onGone: () => void;
}

function Toast({ payload, severity, waiting, onGone }: ToastProps) {
  const translate = useTranslate();
  const [isClosing, setClosing] = useState(false);
  const { message, notificationOptions: options } = payload;
  const text = typeof message === 'string' ? translate(message, options?.messageArgs) : message;
  const length = typeof text === 'string' ? text.length : 0;
  const stay = options?.autoHideDuration ?? Math.max(STAY_MS[severity], length * READ_MS);
  useEffect(() => {
    const sound = SOUNDS[severity];
    if (sound) playSound(sound);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each message sounds, one like the last too
  }, [payload, severity]);
  const close = () => setClosing(true);
  const next = () => {
    onGone();
    setClosing(false);
  };
  return (
    <Snackbar
      open={!isClosing}
      autoHideDuration={stay}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: next } }}
      // Above the bars at the foot of forms and lists.
      sx={{ mb: { xs: 'calc(var(--bottombar-height) + 60px)', md: 10 } }}
    >
      <Alert
        severity={severity}
        role="presentation"
        onClose={close}
        slotProps={{
          closeButton: { 'aria-label': translate('action.close'), title: translate('action.close') },
        }}
        sx={{ boxShadow: 6 }}
        data-toast={severity}
      >
        {text}
        {waiting > 0 && <Waiting>{translate('kit.toast.waiting', { count: waiting })}</Waiting>}
      </Alert>
    </Snackbar>
  );
}
