import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HttpError } from 'react-admin';
import type { ErrorAnswer } from '#contract/errors.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isNumber, isObject } from '#web/data/shapes.ts';
import { NO_DIGITS, isOtp } from './otpCode.ts';
import { useCountdown } from './useCountdown.ts';

export interface OtpState {
  cells: readonly string[];
  /** Takes what was typed; the last digit confirms by itself (spec 4). */
  type: (cells: readonly string[], at?: number) => void;
  confirm: () => void;
  send: () => void;
  /** Seconds until a code may be asked for again (spec 9: 60). */
  resendIn: number;
  isSending: boolean;
  /** The last code that was asked for could not be sent. */
  isUnsent: boolean;
  isConfirming: boolean;
  /** What the server said of the last code. */
  error: string;
}

/** Sends a code to a phone at once, and confirms what is typed; `onSuccess` when the server took it. */
export function useOtp(phone: string, onSuccess: () => void): OtpState {
  const [cells, setCells] = useState(NO_DIGITS);
  const [error, setError] = useState('');
  const [resendIn, startCountdown] = useCountdown();
  const { isSending, isUnsent, send } = useSend(phone, startCountdown, setError);
  // The digits stay: one of them may be mended.
  const [isConfirming, confirm] = useConfirm(phone, onSuccess, ({ message }) => setError(message));
  const type = (next: readonly string[], at?: number): void => {
    setCells(next);
    setError('');
    if (isOtp(next.join('')) && isFilledBy(cells, at)) void confirm(next.join(''));
  };
  return {
    cells,
    type,
    confirm: () => void confirm(cells.join('')),
    send: () => void send(),
    resendIn,
    isSending,
    isUnsent,
    isConfirming,
    error,
  };
}

/** By the last digit or by a paste (spec 4); one digit that is mended in the middle waits for the button. */
const isFilledBy = (before: readonly string[], at: number | undefined): boolean =>
  at === undefined || at === before.length - 1 || before.includes('');

/** Spec 9: OTP resend wait, in seconds. */
const RESEND_WAIT = 60;

/** Seconds; the specification leaves the answer open. */
function waitOf(answer: unknown): number {
  const { resend_after } = isObject(answer) ? answer : {};
  return isNumber(resend_after) ? resend_after : RESEND_WAIT;
}

function useSend(
  phone: string,
  startCountdown: (seconds: number) => void,
  setError: (text: string) => void,
): Pick<OtpState, 'isSending' | 'isUnsent'> & { send: () => Promise<void> } {
  const dataProvider = useDataProvider<KitDataProvider>();
  const fail = useFailure();
  const [isSending, setSending] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setError('');
    try {
      const answer = await dataProvider.call('/send-otp', { phone_number: phone });
      startCountdown(waitOf(answer));
      setUnsent(false);
    } catch (error) {
      fail(error as HttpError);
      startCountdown(retryAfter(error as HttpError));
      // Asked for too early: the one before is on its way.
      setUnsent((error as HttpError).status !== 429);
    } finally {
      setSending(false);
    }
  };
  useOnce(send);
  return { isSending, isUnsent, send };
}

function useConfirm(
  phone: string,
  onSuccess: () => void,
  onFailure: (error: HttpError) => void,
): [boolean, (code: string) => Promise<void>] {
  const dataProvider = useDataProvider<KitDataProvider>();
  const fail = useFailure();
  const isBusy = useRef(false);
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async (code: string): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setConfirming(true);
    try {
      await dataProvider.call('/submit-otp', { phone_number: phone, code });
      onSuccess();
    } catch (error) {
      fail(error as HttpError);
      onFailure(error as HttpError);
    } finally {
      isBusy.current = false;
      setConfirming(false);
    }
  };
  return [isConfirming, confirm];
}

/** Spec 8: the server's own message, in a toast. */
function useFailure(): (error: HttpError) => void {
  const notify = useNotify();
  return (error) => notify(error.message, { type: 'error' });
}

/** Seconds that a refusal asks to wait; 0 when the next try may come at once. */
function retryAfter(error: HttpError): number {
  return (error.body as ErrorAnswer | undefined)?.error.retry_after ?? 0;
}

/** Once when the caller appears, also where React mounts it twice to try it. */
function useOnce(work: () => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void work();
    // Only at the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
