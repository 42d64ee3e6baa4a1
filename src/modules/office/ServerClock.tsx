import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { toWallClock } from '#fields/date_time/zone.ts';
import { useSession } from '#web/kit/useSession.ts';

const Time = styled('time')({
  fontSize: 56,
  lineHeight: 1.1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** The server's clock in the zone of the company; the phone's own may be wrong. */
export function ServerClock({ now }: { now: string }) {
  const { customer } = useSession();
  const [ahead] = useState(() => Date.parse(now) - Date.now());
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setShown(new Date(Date.now() + ahead).toISOString()), 1000);
    return () => clearInterval(timer);
  }, [ahead]);
  return <Time dateTime={shown}>{toWallClock(new Date(shown), customer.time_zone).time}</Time>;
}
