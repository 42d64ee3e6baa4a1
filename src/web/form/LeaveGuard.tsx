import { useEffect } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { AskDialog } from './AskDialog.tsx';
import { useForm } from './FormContext.ts';

/** Asks before unsaved changes are left behind, inside the app and when the page is closed. */
export function LeaveGuard({ onDiscard }: { onDiscard: () => void }) {
  const { store } = useForm();
  const canBlock = useCanBlock();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (store.state().isDirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
  return canBlock ? <RouteGuard onDiscard={onDiscard} /> : null;
}

function RouteGuard({ onDiscard }: { onDiscard: () => void }) {
  const { store } = useForm();
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.state().isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <AskDialog
      title={translate('kit.form.leave_title')}
      text={translate('kit.form.leave_text')}
      yes={translate('action.discard')}
      no={translate('kit.form.leave_no')}
      isDanger
      onYes={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onNo={() => blocker.reset?.()}
    />
  );
}
