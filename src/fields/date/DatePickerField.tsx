import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/vi.js';
import 'dayjs/locale/zh-cn.js';
import { useState } from 'react';
import { fieldTypes } from '#fields/types.ts';
import { fromWallClock, todayIn, toWallClock, type WallClock } from '#fields/date_time/zone.ts';
import { toIsoTime } from '#fields/time/time.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputSettings } from '#fields/InputProps.ts';

/** dayjs names of our languages. */
const LOCALES = { vi: 'vi', en: 'en', zh: 'zh-cn' } as const;

export interface DatePickerFieldProps {
  input: InputSettings;
  value: unknown;
  onPick: (value: string | null) => void;
  onClose: () => void;
}

/** The calendar of a date input, with the time of day below it where the field has one. */
export default function DatePickerField({ input, value, onPick, onClose }: DatePickerFieldProps) {
  const { values, translate, now } = useFieldTools();
  const { timeZone, language } = values;
  const hasTime = input.field.type === 'date_time';
  const isDate =
    typeof value === 'string' && fieldTypes[input.field.type].check(value, input.field, values) === null;
  const wall = isDate ? readWall(value, hasTime, timeZone) : null;
  const today = todayIn(timeZone, now());
  const set = (next: WallClock): void =>
    onPick(hasTime ? fromWallClock(next, timeZone).toISOString() : next.date);
  const pickDay = (day: Dayjs | null): void => {
    if (!day) return;
    set({ date: day.format('YYYY-MM-DD'), time: wall?.time ?? toWallClock(now(), timeZone).time });
    if (!hasTime) onClose();
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={LOCALES[language]}>
      <DateCalendar
        autoFocus
        reduceAnimations
        dayOfWeekFormatter={(day) => day.format('dd')}
        value={wall ? dayjs(wall.date) : null}
        referenceDate={dayjs(wall?.date ?? today)}
        onChange={(day, state) => (state === 'finish' ? pickDay(day) : undefined)}
      />
      <div className="ki-calendar-foot">
        {hasTime ? <TimeBox wall={wall ?? { date: today, time: '' }} onSet={set} /> : <span />}
        <Button onClick={onClose}>{translate('action.close')}</Button>
      </div>
    </LocalizationProvider>
  );
}

/** Text rather than the browser's own control, which follows the computer's language and not the user's. */
function TimeBox({ wall, onSet }: { wall: WallClock; onSet: (wall: WallClock) => void }) {
  const { translate } = useFieldTools();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    const time = toIsoTime(text);
    setTyped(text);
    if (time) onSet({ ...wall, time });
  };
  return (
    <span className="ki-box">
      <input
        aria-label={translate('kit.form.time')}
        placeholder={translate('kit.form.pattern_time')}
        inputMode="numeric"
        value={typed ?? wall.time}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}

function readWall(value: string, hasTime: boolean, timeZone: string): WallClock {
  return hasTime ? toWallClock(new Date(value), timeZone) : { date: value, time: '00:00' };
}
