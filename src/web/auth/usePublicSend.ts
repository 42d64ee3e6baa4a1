import { useRef, useState } from 'react';
import { useDataProvider, useNotificationContext, useNotify } from 'react-admin';
import type { HttpError } from 'react-admin';
import type { FieldError } from '#contract/errors.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import type { FormFrame } from '#web/form/FormContext.ts';
import { sentInputs, toBody } from '#web/form/toBody.ts';
import { readQuestions, showRefusal, useCheck } from '#web/form/useSave.ts';
import { codeOf } from './authProvider.ts';

export interface PublicSend {
  /** Checks the form, has the phone confirmed where it must be, and sends. */
  send: () => Promise<void>;
  isSending: boolean;
  /** The phone that waits for its code. */
  asking: { phone: string; onSuccess: () => void; onClose: () => void } | null;
  /** What the server wants to be sure of before it takes the form. */
  question: { text: string; onYes: () => void; onNo: () => void } | null;
}

/** Inputs that a link has filled in: nobody changed them, and the server does not know them. */
const givenInputs = ({ sections }: FormFrame['store']) =>
  sections.flatMap(({ inputs }) => inputs.filter(({ isGiven }) => isGiven));

/** The address with the questions that were answered with yes. */
function toAddress(url: string, said: readonly FieldError[]): string {
  const confirmed = new URLSearchParams(said.map(({ code }) => ['confirmed', code]));
  return said.length === 0 ? url : `${url}?${confirmed}`;
}

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
  const [questions, setQuestions] = useState<readonly FieldError[] | null>(null);

  const [run, isSending] = useExclusive(async (said: readonly FieldError[] = []) => {
    if (!(await isRight())) return;
    const body = toBody(store, [...sentInputs(store), ...givenInputs(store)], store.state().record);
    const phone = otp === undefined ? '' : String(body[otp]);
    if (phone !== confirmed.current) return setAsked(phone);
    try {
      await dataProvider.call(toAddress(store.form.submit?.url ?? '', said), body);
      // The page that comes next is the word of success: no refusal of before stands over it.
      resetNotifications();
      onDone();
    } catch (error) {
      // The confirmation was used or has grown old.
      if (codeOf(error as HttpError) === 'phone_not_confirmed') {
        confirmed.current = '';
        return setAsked(phone);
      }
      const open = readQuestions(error);
      if (open) setQuestions(open);
      else showRefusal(frame, error, notify);
    }
  });
  return {
    send: () => run(),
    isSending,
    question: questions && {
      text: questions.map(({ message }) => message).join('\n'),
      onYes: () => {
        setQuestions(null);
        void run(questions);
      },
      onNo: () => setQuestions(null),
    },
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
