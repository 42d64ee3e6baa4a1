import { useRef, useState } from 'react';
import { useDataProvider, useNotificationContext, useNotify } from 'react-admin';
import type { HttpError } from 'react-admin';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import type { FormFrame } from '#web/form/FormContext.ts';
import { sentInputs, toBody } from '#web/form/toBody.ts';
import { showRefusal, useCheck } from '#web/form/useSave.ts';
import { codeOf } from './authProvider.ts';

export interface PublicSend {
  /** Checks the form, has the phone confirmed where it must be, and sends. */
  send: () => Promise<void>;
  isSending: boolean;
  /** The phone that waits for its code. */
  asking: { phone: string; onSuccess: () => void; onClose: () => void } | null;
}

/** Inputs that a link has filled in: nobody changed them, and the server does not know them. */
const givenInputs = ({ sections }: FormFrame['store']) =>
  sections.flatMap(({ inputs }) => inputs.filter(({ readOnly }) => readOnly));

/** Sends a public form; `onDone` when the server took it. A phone that was confirmed once is not asked for again. */
export function usePublicSend(frame: FormFrame, onDone: () => void): PublicSend {
  const { store } = frame;
  const { otp } = store.form;
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const isRight = useCheck(frame);
  const confirmed = useRef('');
  const [asked, setAsked] = useState<string | null>(null);

  const [run, isSending] = useExclusive(async () => {
    if (!(await isRight())) return;
    const body = toBody(store, [...sentInputs(store), ...givenInputs(store)], store.state().record);
    const phone = otp === undefined ? '' : String(body[otp]);
    if (phone !== confirmed.current) return setAsked(phone);
    try {
      await dataProvider.call(store.form.submit?.url ?? '', body);
      // The page that comes next is the word of success: no refusal of before stands over it.
      resetNotifications();
      onDone();
    } catch (error) {
      // The confirmation was used or has grown old.
      if (codeOf(error as HttpError) === 'phone_not_confirmed') {
        confirmed.current = '';
        return setAsked(phone);
      }
      showRefusal(frame, error, notify);
    }
  });
  return {
    send: run,
    isSending,
    asking:
      asked === null
        ? null
        : {
            phone: asked,
            onSuccess: () => {
              confirmed.current = asked;
              setAsked(null);
              void run();
            },
            onClose: () => setAsked(null),
          },
  };
}
