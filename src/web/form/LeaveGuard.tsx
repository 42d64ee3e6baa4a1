import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { LICENSE_PATH } from '#web/auth/refusal.ts';
import { AskDialog } from './AskDialog.tsx';
import { useForm } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';

/** Forms of one page, and what throws away what was typed into each. */
type Forms = Map<FormStore, () => void>;

const PageForms = createContext<Forms | null>(null);

/** Around a page of several forms: asks once for all of them, because a router heeds a single blocker. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const [forms] = useState<Forms>(() => new Map());
  return (
    <PageForms value={forms}>
      {children}
      <Guard forms={forms} />
    </PageForms>
  );
}

/** Asks before unsaved changes are left behind, inside the app and when the page is closed. */
export function LeaveGuard({ onDiscard }: { onDiscard: () => void }) {
  const { store } = useForm();
  const around = useContext(PageForms);
  const [forms] = useState<Forms>(() => around ?? new Map());
  useEffect(() => {
    forms.set(store, onDiscard);
    return () => void forms.delete(store);
  }, [forms, store, onDiscard]);
  return around ? null : <Guard forms={forms} />;
}

const isDirty = (forms: Forms): boolean => [...forms.keys()].some((store) => store.state().isDirty);

function Guard({ forms }: { forms: Forms }) {
  const canBlock = useCanBlock();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isDirty(forms)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [forms]);
  return canBlock ? <RouteGuard forms={forms} /> : null;
}

/** Where the licence is over, nobody has chosen to leave: what is typed stays as a draft. */
function RouteGuard({ forms }: { forms: Forms }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty(forms) && ![currentLocation.pathname, LICENSE_PATH].includes(nextLocation.pathname),
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
        for (const discard of forms.values()) discard();
        blocker.proceed?.();
      }}
      onNo={() => blocker.reset?.()}
    />
  );
}
