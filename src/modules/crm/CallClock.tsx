import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

/** How long a call lasts by now. */
export function CallClock({ since }: { since: number }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1_000));
  return (
    <p role="timer" data-desk="clock">
      {translate('desk.talking')} {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </p>
  );
}
