import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { updateBlock } from './updateBlock.ts';
import { useBlockEnd } from './useBlockEnd.ts';

function print(time: Date): string {
  return formatInstant(time.toISOString(), 'UTC');
}

/** Last and next update in blocks of 20 minutes (spec 2.6). `utcOffset` in hours. */
export function UpdateClock({ utcOffset }: { utcOffset: number }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => new Date());
  useBlockEnd(utcOffset, () => setNow(new Date()));
  const { last, next } = updateBlock(now, utcOffset);
  return (
    <span className="kf-faint kl-clock" data-control="update-clock">
      {translate('kit.list.updated', { last: print(last), next: print(next) })}
    </span>
  );
}
