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

/** Toasts that stand at once; older ones wait behind them until there is room again. */
const MOST = 3;

const Waiting = styled('span')({ marginLeft: 8, whiteSpace: 'nowrap' });

/** Over everything, above the bars at the foot of forms and lists; what lies between the toasts can be clicked. */
const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: theme.spacing(2),
  bottom: 'calc(var(--bottombar-height) + 68px)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  pointerEvents: 'none',
  '& > div': { display: 'inherit', flexDirection: 'inherit', alignItems: 'inherit', gap: 'inherit' },
  '& > div:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: { bottom: theme.spacing(16) },
}));

/**
 * Shows what `useNotify` says, at once, the newest lowest; the pointer or the focus on it keeps it. A message is a key
 * or a finished text. Both regions are there from the start, or screen readers would miss the first message.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const all = dropMended(notifications);
  const shown = all.slice(-MOST);
  const waiting = all.length - shown.length;
  const draw = (isUrgent: boolean) =>
    shown
      .filter((payload) => isUrgent === URGENT.has(severityOf(payload)))
      .map((payload) => (
        <Toast
          key={keyOf(payload)}
          payload={payload}
          severity={severityOf(payload)}
          // The oldest says how many were there before it.
          waiting={payload === shown[0] ? waiting : 0}
          onGone={() => setNotifications((now) => dropMended(now).filter((one) => one !== payload))}
        />
      ));
  const place = useOwnPlace();
  return createPortal(
    <Place>
      <div aria-live="polite">{draw(false)}</div>
      <div aria-live="assertive">{draw(true)}</div>
    </Place>,
    place,
  );
}

const URGENT: ReadonlySet<Severity> = new Set<Severity>(['error', 'warning']);

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/** The same for a message as long as it is there; two that say the same are two. */
function keyOf(payload: NotificationPayload): number {
  const known = keys.get(payload);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(payload, lastKey);
  return lastKey;
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

function severityOf({ type }: NotificationPayload): Severity {
  return type in STAY_MS ? (type as Severity) : 'info';
}

const sounded = new WeakSet<NotificationPayload>();

/** Each message sounds, one like the last too; one that comes back from behind newer ones has sounded. */
function soundOnce(payload: NotificationPayload, severity: Severity): void {
  const sound = SOUNDS[severity];
  if (sound && !sounded.has(payload)) playSound(sound);
  sounded.add(payload);
}

interface ToastProps {
  payload: NotificationPayload;
  severity: Severity;
  /** Older messages that there is no room for. */
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
  useEffect(() => soundOnce(payload, severity), [payload, severity]);
  const close = () => setClosing(true);
  return (
    <Snackbar
      open={!isClosing}
      autoHideDuration={stay}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: onGone } }}
      sx={{ position: 'static', transform: 'none', pointerEvents: 'auto' }}
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
