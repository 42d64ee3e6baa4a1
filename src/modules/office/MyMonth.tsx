import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useTranslate } from 'react-admin';
import { addDays } from '#fields/date_time/zone.ts';
import { timeCorrectionFields } from '#generated/office/time-correction.entity.gen.ts';
import { workDayFields } from '#generated/office/work-day.entity.gen.ts';
import { EnumChip } from '#web/kit/EnumChip.ts';
import { TimeOfDay } from './TimeOfDay.tsx';
import type { MonthDay, MonthTotals } from './own.ts';
import { useMonth } from './useMonth.web.ts';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px 8px',
  margin: '8px 0 16px',
  '& dt': { fontSize: '0.75rem' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  padding: '10px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Late = styled('span')(({ theme }) => ({ color: theme.vars.palette.warning.main }));

const dayOf = (date: string): string => date.split('-').toReversed().join('/');

/** Where a correction of a day is asked for. */
const correctionOf = (working_date: string): string =>
  `/timekeeping/list/correction/create?working_date=${working_date}`;

/** A month of one's own days: what it came to, and each day with what is asked to be put right of it. */
export function MyMonth() {
  const translate = useTranslate();
  const { shown, show } = useMonth();
  if (!shown) return null;
  const { month, is_current, days, totals } = shown;
  return (
    <section data-control="my-month" data-month={month}>
      <Head>
        <Button onClick={() => void show(addDays(month, -1))} data-control="month-before">
          {translate('timekeeping.month_before')}
        </Button>
        <h2>{translate('timekeeping.month', { month: dayOf(month).slice(3) })}</h2>
        <Button
          disabled={is_current}
          onClick={() => void show(addDays(month, 31))}
          data-control="month-after"
        >
          {translate('timekeeping.month_after')}
        </Button>
      </Head>
      <Totals totals={totals} />
      {days.length === 0 && <Quiet>{translate('timekeeping.no_days')}</Quiet>}
      <List>
        {days.map((day) => (
          <Day key={day.id} day={day} />
        ))}
      </List>
    </section>
  );
}

function Totals({ totals }: { totals: MonthTotals }) {
  const translate = useTranslate();
  const minutes = (count: number): string => translate('timekeeping.minutes', { minutes: count });
  const times = (count: number, of: number): string =>
    count === 0 ? '0' : translate('timekeeping.times', { count, minutes: of });
  const figures: readonly [string, string][] = [
    ['timekeeping.days_worked', String(totals.days)],
    ['work_day.worked_minutes', hoursOf(translate, totals.worked_minutes)],
    ['work_day.overtime_minutes', minutes(totals.overtime_minutes)],
    ['work_day.late_minutes', times(totals.late_days, totals.late_minutes)],
    ['work_day.early_minutes', times(totals.early_days, totals.early_minutes)],
    ['enum.work_day_state.incomplete', String(totals.incomplete)],
    ['enum.work_day_state.absent', String(totals.absent)],
    ['enum.work_day_state.leave', String(totals.leave)],
  ];
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <div key={label} data-figure={label}>
          <dt>
            <Quiet>{translate(label)}</Quiet>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

function hoursOf(translate: ReturnType<typeof useTranslate>, minutes: number): string {
  return translate('timekeeping.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

function Day({ day }: { day: MonthDay }) {
  const translate = useTranslate();
  const { working_date, shift, state, first_in, last_out, worked_minutes } = day;
  return (
    <Item data-day={working_date}>
      <strong>{dayOf(working_date)}</strong>
      <EnumChip model={workDayFields.state.enum} code={state} />
      <Quiet>
        {shift} <TimeOfDay value={first_in} /> – <TimeOfDay value={last_out} />
      </Quiet>
      <span>{hoursOf(translate, worked_minutes)}</span>
      <Lateness day={day} />
      <Correction day={day} />
    </Item>
  );
}

function Lateness({ day: { late_minutes, early_minutes, mid_minutes } }: { day: MonthDay }) {
  const translate = useTranslate();
  const parts: readonly [string, number][] = [
    ['work_day.late_minutes', late_minutes],
    ['work_day.early_minutes', early_minutes],
    ['work_day.mid_minutes', mid_minutes],
  ];
  const said = parts
    .filter(([, minutes]) => minutes > 0)
    .map(([label, minutes]) => `${translate(label)} ${translate('timekeeping.minutes', { minutes })}`);
  return <Late>{said.join(', ')}</Late>;
}

/** What was asked for, and how it stands; a day that is closed is not asked for any more. */
function Correction({ day: { working_date, correction_id, correction_status, lock } }: { day: MonthDay }) {
  const translate = useTranslate();
  if (correction_id !== null && correction_status !== null)
    return (
      <Link to={`/timekeeping/list/correction/${correction_id}`} data-correction={working_date}>
        <EnumChip model={timeCorrectionFields.status.enum} code={correction_status} />
      </Link>
    );
  if (lock === 'locked') return <Quiet>{translate('enum.work_day_lock.locked')}</Quiet>;
  return (
    <Link to={correctionOf(working_date)} data-correct={working_date}>
      {translate('timekeeping.correct_day')}
    </Link>
  );
}
