import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { updateBlock } from './updateBlock.ts';

/** How often the clock looks at the time, in ms. */
const LOOK_MS = 30_000;

function print(time: Date): string {
  return formatInstant(time.toISOString(), 'UTC');
}

/** Last and next update in blocks of 20 minutes (spec 2.6). `utcOffset` in hours. */
export function UpdateClock({ utcOffset }: { utcOffset: number }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const { last, next } = updateBlock(now, utcOffset);
  return (
    <span className="kf-faint kl-clock">
      {translate('kit.list.updated', { last: print(last), next: print(next) })}
    </span>
  );
}
