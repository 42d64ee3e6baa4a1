import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { addDays } from '#fields/date_time/zone.ts';
import { rosterPeopleAction } from '#generated/office/roster-people.action.gen.ts';
import type { Account } from '#generated/system/account.entity.gen.ts';
import { rosterWeekAction } from '#generated/office/roster-week.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { weekdayOf } from './workTime.ts';

const { isFlag, isNumber, isText, listOf, nullable, objectOf } = shapes;

export type Department = NonNullable<Account['department']>;

export interface ShiftShown {
  id: number;
  code: string;
  name: string;
  active: boolean;
}

export interface PersonShown {
  id: number;
  name: string;
  department: string | null;
  /** Of each day by the shift's id. */
  shifts: readonly (number | null)[];
}

export interface RosterWeek {
  today: string;
  days: readonly string[];
  shifts: readonly ShiftShown[];
  people: readonly PersonShown[];
}

const isWeek = objectOf<RosterWeek>({
  today: isText,
  days: listOf(isText),
  shifts: listOf(objectOf<ShiftShown>({ id: isNumber, code: isText, name: isText, active: isFlag })),
  people: listOf(
    objectOf<PersonShown>({
      id: isNumber,
      name: isText,
      department: nullable(isText),
      shifts: listOf(nullable(isNumber)),
    }),
  ),
});

/** Monday of the week of a day. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

export interface Span {
  starts_on: string;
  ends_on: string;
}

/** The roster of the week that begins on a day, and how somebody is put into a shift in it. */
export function useRosterWeek(from: string, department: Department | null) {
  const ask = useAsk(rosterWeekAction, isWeek);
  const [send] = useAction(rosterPeopleAction);
  const notify = useNotify();
  const [week, setWeek] = useState<RosterWeek>();
  const read = useEvent(async (first: string, of: Department | null) => {
    const found = await ask({ from: first, department: of });
    if (found) setWeek(found);
  });
  useEffect(() => void read(from, department), [read, from, department]);
  const assign = useEvent(async (account: number, shift_id: number, span: Span) => {
    const done = await send({ account_ids: [account], shift_id, ...span });
    if (!done) return;
    notify('messages.shift_assigned', { type: 'success' });
    await read(from, department);
  });
  return { week, assign };
}
