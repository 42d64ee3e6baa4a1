import { styled } from '@mui/material/styles';
import { Link, useTranslate } from 'react-admin';
import { timeEventFields } from '#generated/office/time-event.entity.gen.ts';
import { workDayFields } from '#generated/office/work-day.entity.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import type { OwnEvent, OwnTotals } from './own.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What was clocked last. */
export function OwnEvents({ events }: { events: readonly OwnEvent[] }) {
  const translate = useTranslate();
  if (events.length === 0) return <Quiet>{translate('timekeeping.no_events')}</Quiet>;
  return (
    <List>
      {events.map(({ id, kind, clocked_at, site }) => (
        <Item key={id}>
          <EnumChip model={timeEventFields.kind.enum} code={kind} />
          <Quiet>{site}</Quiet>
          <DateTime value={clocked_at} />
        </Item>
      ))}
    </List>
  );
}

/** Where a correction of a day is asked for. */
export const correctionOf = (working_date: string): string =>
  `/timekeeping/list/correction/create?working_date=${working_date}`;

/** Own days, the latest first, with what they came to; each leads to its correction. */
export function OwnDays({ days }: { days: readonly OwnTotals[] }) {
  const translate = useTranslate();
  return (
    <List>
      {days.map(({ id, working_date, state, worked_minutes }) => (
        <Item key={id}>
          <span>{working_date.split('-').toReversed().join('/')}</span>
          <EnumChip model={workDayFields.state.enum} code={state} />
          <Quiet>
            {translate('timekeeping.hours', {
              hours: Math.floor(worked_minutes / 60),
              minutes: worked_minutes % 60,
            })}
          </Quiet>
          <Link to={correctionOf(working_date)} data-correct={working_date}>
            {translate('timekeeping.correct_day')}
          </Link>
        </Item>
      ))}
    </List>
  );
}
