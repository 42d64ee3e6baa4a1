import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/vi';
import 'dayjs/locale/zh-cn';
import { createContext, useContext, useState } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { DateRange } from './dateRange.ts';

const LOCALES = { vi: 'vi', en: 'en', zh: 'zh-cn' } as const;

const RangeContext = createContext<DateRange>({});

export interface DateRangeCalendarProps {
  range: DateRange;
  /** `YYYY-MM-DD` in the customer's zone. */
  today: string;
  onPick: (range: DateRange) => void;
}

/** One month; the first click is one end of the range, the second the other. */
export default function DateRangeCalendar({ range, today, onPick }: DateRangeCalendarProps) {
  const { values } = useFieldTools();
  const [start, setStart] = useState<string | null>(null);
  const pick = (day: Dayjs | null): void => {
    if (!day) return;
    const date = day.format('YYYY-MM-DD');
    setStart(start === null ? date : null);
    if (start !== null) onPick(date < start ? { from: date, to: start } : { from: start, to: date });
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALES[values.language]}>
      <RangeContext.Provider value={start === null ? range : { from: start, to: start }}>
        <DateCalendar
          value={null}
          referenceDate={dayjs(start ?? range.to ?? today)}
          onChange={pick}
          dayOfWeekFormatter={(day) => day.format('dd')}
          slots={{ day: RangeDay }}
          reduceAnimations
        />
      </RangeContext.Provider>
    </LocalizationProvider>
  );
}

/** A day, marked when it lies in the range. */
function RangeDay(props: PickerDayProps) {
  const { from, to } = useContext(RangeContext);
  const date = props.day.format('YYYY-MM-DD');
  const isEnd = date === from || date === to;
  const isWithin = from !== undefined && to !== undefined && date >= from && date <= to;
  return <PickerDay {...props} selected={isEnd} className={isWithin ? 'kf-within' : undefined} />;
}
