import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { timeEventFields } from '#generated/office/time-event.entity.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EnumChip } from '#web/kit/EnumChip.ts';
import type { OwnEvent } from './own.ts';

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
