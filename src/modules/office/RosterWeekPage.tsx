import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { addDays, todayIn } from '#fields/date_time/zone.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { EnumChip } from '#web/kit/EnumChip.ts';
import {
  mondayOf,
  useRosterWeek,
  type Department,
  type PersonShown,
  type RosterWeek,
} from './useRosterWeek.web.ts';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 });
const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': { border: `1px solid ${theme.vars.palette.divider}`, padding: 0, textAlign: 'center' },
  '& th': { padding: '8px 6px', fontWeight: 600, whiteSpace: 'nowrap' },
  '& th[scope=row]': {
    position: 'sticky',
    left: 0,
    textAlign: 'left',
    background: theme.vars.palette.background.paper,
  },
}));
const Cell = styled(ButtonBase)({ width: '100%', minWidth: 64, minHeight: 40, padding: 4, font: 'inherit' });
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** The day on the clock of whoever looks; what may be assigned is told by the company's. */
const ownToday = (): string => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

const shortOf = (day: string): string => day.split('-').slice(1).toReversed().join('/');

const weekdayOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

/** People and the days of a week: who works which shift; with a chosen shift a press on a cell assigns it. */
export function RosterWeekPage() {
  const translate = useTranslate();
  const [from, setFrom] = useState(() => mondayOf(ownToday()));
  const [department, setDepartment] = useState<Department | ''>('');
  const [shift, setShift] = useState<number>();
  const { week, assign } = useRosterWeek(from, department || null);
  if (!week) return null;
  return (
    <Page>
      <Bar>
        <Button onClick={() => setFrom(addDays(from, -7))} data-control="week-before">
          {translate('timekeeping.week_before')}
        </Button>
        <Button onClick={() => setFrom(addDays(from, 7))} data-control="week-after">
          {translate('timekeeping.week_after')}
        </Button>
        <TextField
          select
          size="small"
          label={translate('account.department')}
          value={department}
          onChange={({ target }) => setDepartment(target.value as Department | '')}
          sx={{ minWidth: 180 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{translate('timekeeping.all_departments')}</MenuItem>
          {accountFields.department.enum?.values.map(({ value, key }) => (
            <MenuItem key={key} value={value}>
              {translate(`enum.department.${key}`)}
            </MenuItem>
          ))}
        </TextField>
      </Bar>
      <Bar>
        <Quiet>{translate('timekeeping.choose_shift')}</Quiet>
        {week.shifts
          .filter(({ active }) => active)
          .map(({ id, code, name }) => (
            <Chip
              key={id}
              label={`${code} · ${name}`}
              color={shift === id ? 'primary' : 'default'}
              onClick={() => setShift(shift === id ? undefined : id)}
              data-shift={code}
            />
          ))}
      </Bar>
      <Grid
        week={week}
        onPress={shift === undefined ? undefined : (account, span) => void assign(account, shift, span)}
      />
    </Page>
  );
}

type Press = (account: number, span: { starts_on: string; ends_on: string }) => void;

interface GridProps {
  week: RosterWeek;
  onPress: Press | undefined;
}

function Grid({ week, onPress }: GridProps) {
  const translate = useTranslate();
  const language = useLocale();
  if (week.people.length === 0) return <Quiet>{translate('timekeeping.nobody')}</Quiet>;
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('timekeeping.person')}</th>
            {week.days.map((day) => (
              <th key={day} scope="col">
                {weekdayOf(day, language)} {shortOf(day)}
              </th>
            ))}
            <th scope="col">{translate('timekeeping.whole_week')}</th>
          </tr>
        </thead>
        <tbody>
          {week.people.map((person) => (
            <Person key={person.id} person={person} week={week} onPress={onPress} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** A day that has begun is not assigned any more. */
function Person({ person, week, onPress }: GridProps & { person: PersonShown }) {
  const translate = useTranslate();
  const codes = new Map(week.shifts.map(({ id, code }) => [id, code]));
  const open = week.days.filter((day) => day > week.today);
  const [first] = open;
  return (
    <tr>
      <th scope="row">
        {person.name}{' '}
        {person.department && <EnumChip model={accountFields.department.enum} code={person.department} />}
      </th>
      {week.days.map((day, at) => {
        const shift = person.shifts[at] ?? null;
        return (
          <td key={day}>
            <Cell
              disabled={onPress === undefined || day <= week.today}
              onClick={() => onPress?.(person.id, { starts_on: day, ends_on: day })}
              data-day={day}
              aria-label={`${person.name} ${shortOf(day)}`}
            >
              {shift === null ? '–' : codes.get(shift)}
            </Cell>
          </td>
        );
      })}
      <td>
        <Cell
          disabled={onPress === undefined || first === undefined}
          onClick={() =>
            first !== undefined && onPress?.(person.id, { starts_on: first, ends_on: open.at(-1) ?? first })
          }
          aria-label={`${person.name} ${translate('timekeeping.whole_week')}`}
        >
          ↔
        </Cell>
      </td>
    </tr>
  );
}
