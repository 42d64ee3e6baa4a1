import { createElement, useEffect, useState } from 'react';
import { inputOf } from '#fields/inputs.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { phoneFactsAction } from '#generated/crm/phone-facts.action.gen.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { isPhoneFacts, PhoneHistory, type PhoneFacts } from './PhoneHistory.tsx';

/** Milliseconds after the last key. */
const PAUSE_MS = 400;

/** A number as it is typed that may be whole. */
const isWhole = (value: unknown): value is string =>
  typeof value === 'string' && /^\+?\d{9,14}$/u.test(value.replace(/[\s.-]/gu, ''));

/** A phone, with what is known of it below while it is typed. */
export function PhoneHistoryInput(props: InputProps) {
  const facts = usePhoneFacts(props.value);
  return (
    <>
      {createElement(inputOf(props.input), props)}
      <div aria-live="polite">{facts && <PhoneHistory facts={facts} />}</div>
    </>
  );
}

function usePhoneFacts(value: unknown): PhoneFacts | undefined {
  const ask = useAsk(phoneFactsAction, isPhoneFacts);
  const [known, setKnown] = useState<{ phone: string; facts: PhoneFacts }>();
  const phone = isWhole(value) ? value : null;
  useEffect(() => {
    if (phone === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(
      () => void ask({ phone }, stop.signal).then((facts) => facts && setKnown({ phone, facts })),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, phone]);
  return known?.phone === phone ? known?.facts : undefined;
}
