import { styled } from '@mui/material/styles';
import { createElement, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { inputOf } from '#fields/inputs.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { orderPhoneHistoryAction } from '#generated/orders/order-phone-history.action.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';

const { isNumber, isText, nullable, objectOf } = shapes;

interface History {
  orders: number;
  delivered: number;
  returned: number;
  canceled: number;
  last_order_at: string | null;
}

const isHistory = objectOf<History>({
  orders: isNumber,
  delivered: isNumber,
  returned: isNumber,
  canceled: isNumber,
  last_order_at: nullable(isText),
});

/** Milliseconds after the last key. */
const PAUSE_MS = 400;

const Line = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  color: theme.vars.palette.text.secondary,
  '&[data-risky="true"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

/** A number as it is typed that may be whole. */
const isWhole = (value: unknown): value is string =>
  typeof value === 'string' && /^\+?\d{9,14}$/u.test(value.replace(/[\s.-]/gu, ''));

/** A phone, with what was sent to it before below while it is typed; nothing for one that is new. */
export function PhoneHistoryInput(props: InputProps) {
  const history = useHistoryOf(props.value);
  return (
    <>
      {createElement(inputOf(props.input), props)}
      <div aria-live="polite">{history && history.orders > 0 && <Printed history={history} />}</div>
    </>
  );
}

function Printed({ history }: { history: History }) {
  const translate = useTranslate();
  const { last_order_at: last, ...counts } = history;
  return (
    <Line data-phone="history" data-risky={counts.returned / counts.orders >= 0.3}>
      {translate('order_phone.history', counts)} {last !== null && <DateTime value={last} />}
    </Line>
  );
}

function useHistoryOf(value: unknown): History | undefined {
  const ask = useAsk(orderPhoneHistoryAction, isHistory);
  const [known, setKnown] = useState<{ phone: string; history: History }>();
  const phone = isWhole(value) ? value : null;
  useEffect(() => {
    if (phone === null) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(
      () => void ask({ phone }, stop.signal).then((history) => history && setKnown({ phone, history })),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [ask, phone]);
  return known?.phone === phone ? known?.history : undefined;
}
