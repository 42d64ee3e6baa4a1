import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { ownMonthAction } from '#generated/office/own-month.action.gen.ts';
import { shapes } from '#web/kit/shapes.ts';
import { useAsk } from '#web/kit/useAsk.ts';
import type { MonthDay, MonthTotals } from './own.ts';

const { isFlag, isNumber, isText, listOf, nullable, objectOf, oneOf } = shapes;

export interface OwnMonth {
  /** Its first day. */
  month: string;
  is_current: boolean;
  days: readonly MonthDay[];
  totals: MonthTotals;
}

const isMoment = nullable(isText);

const isMonth = objectOf<OwnMonth>({
  month: isText,
  is_current: isFlag,
  days: listOf(
    objectOf<MonthDay>({
      id: isNumber,
      working_date: isText,
      shift: isMoment,
      state: oneOf('expected', 'working', 'present', 'incomplete', 'absent', 'leave', 'day_off'),
      lock: oneOf('open', 'locked'),
      first_in: isMoment,
      last_out: isMoment,
      worked_minutes: isNumber,
      late_minutes: isNumber,
      early_minutes: isNumber,
      mid_minutes: isNumber,
      overtime_minutes: isNumber,
      correction_id: nullable(isNumber),
      correction_status: nullable(oneOf(1, 2, 3, 4)),
    }),
  ),
  totals: objectOf<MonthTotals>({
    days: isNumber,
    worked_minutes: isNumber,
    late_days: isNumber,
    late_minutes: isNumber,
    early_days: isNumber,
    early_minutes: isNumber,
    incomplete: isNumber,
    absent: isNumber,
    leave: isNumber,
    overtime_minutes: isNumber,
  }),
});

/** A month of one's own days; `show` reads another one. */
export function useMonth() {
  const ask = useAsk(ownMonthAction, isMonth);
  const [shown, setShown] = useState<OwnMonth>();
  const show = useEvent(async (month: string | null) => {
    const found = await ask({ month });
    if (found) setShown(found);
  });
  useEffect(() => void show(null), [show]);
  return { shown, show };
}
