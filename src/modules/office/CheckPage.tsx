import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useTranslate } from 'react-admin';

import { DateTime } from '#web/kit/DateTime.tsx';
import { DevicePanel } from './DevicePanel.tsx';
import type { DeviceKey } from './deviceKey.web.ts';
import { MyMonth } from './MyMonth.tsx';
import { correctionOf, OwnEvents } from './OwnDays.tsx';
import { isPhone } from './phone.web.ts';
import { ServerClock } from './ServerClock.tsx';
import { useClock, type Clocked } from './useClock.web.ts';
import { useToday, type Today } from './useToday.web.ts';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  maxWidth: 480,
  margin: '0 auto',
  padding: 16,
});
const Middle = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  textAlign: 'center',
});
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** Coming and going, by the phone alone. */
export function CheckPage() {
  const translate = useTranslate();
  if (isPhone()) return <PhonePage />;
  return (
    <Page>
      <Quiet role="alert">{translate('messages.only_mobile')}</Quiet>
      <MyMonth />
    </Page>
  );
}

function PhonePage() {
  const translate = useTranslate();
  const { today, key, read } = useToday();
  if (!today || !key) return null;
  return (
    <Page>
      <Middle>
        <ServerClock key={today.now} now={today.now} />
        <Shift day={today.day} />
        {today.device === 'active' ? (
          <Buttons today={today} deviceKey={key} read={read} />
        ) : (
          <DevicePanel state={today.device} signature={key.signature} onChange={() => void read()} />
        )}
        <Quiet>{today.sites.map(({ name }) => name).join(' · ')}</Quiet>
      </Middle>
      <section>
        <h2>{translate('timekeeping.last')}</h2>
        <OwnEvents events={today.events} />
      </section>
      <section>
        <MyMonth key={today.now} />
        <Button fullWidth component={Link} to="/timekeeping/list/correction/create">
          {translate('timekeeping.correct')}
        </Button>
        <Button fullWidth component={Link} to="/timekeeping/list/correction" variant="text">
          {translate('timekeeping.corrections')}
        </Button>
      </section>
    </Page>
  );
}

function Shift({ day: { shift, planned_in, planned_out } }: Pick<Today, 'day'>) {
  const translate = useTranslate();
  if (shift === null) return <Quiet>{translate('timekeeping.no_shift')}</Quiet>;
  return (
    <Quiet>
      {shift}: <DateTime value={planned_in} /> – <DateTime value={planned_out} />
    </Quiet>
  );
}

interface ButtonsProps {
  today: Today;
  deviceKey: DeviceKey;
  read: () => Promise<Today | undefined>;
}

/** What is most likely wanted, large; the rest below it, and what came of the last try. */
function Buttons({ today: { kinds, day }, deviceKey, read }: ButtonsProps) {
  const translate = useTranslate();
  const { clock, clocked, isRunning } = useClock(deviceKey, read);
  return (
    <>
      {kinds.map((kind, index) => (
        <Button
          key={kind}
          fullWidth
          size="large"
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={isRunning}
          onClick={() => void clock(kind)}
          data-clock={kind}
        >
          {translate(`timekeeping.${kind}`)}
        </Button>
      ))}
      {clocked !== undefined && <Outcome clocked={clocked} date={day.working_date} />}
    </>
  );
}

/** Who was refused may ask for a correction of the day; who was not sees how far he was from the place. */
function Outcome({ clocked, date }: { clocked: Clocked; date: string }) {
  const translate = useTranslate();
  if (clocked === 'refused')
    return (
      <Button fullWidth component={Link} to={correctionOf(date)} variant="text">
        {translate('timekeeping.correct_today')}
      </Button>
    );
  const { site, distance_m } = clocked;
  return <Quiet role="status">{translate('timekeeping.distance', { site, distance: distance_m })}</Quiet>;
}
