import { lazy, Suspense } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { daysBackOf, lastDays, PRESETS, type DateRange } from './dateRange.ts';

/** The calendar is the heaviest part of a list: it is loaded when a panel first opens. */
const DateRangeCalendar = lazy(() => import('./DateRangeCalendar.tsx'));

export interface DateRangePanelProps {
  range: DateRange;
  /** `YYYY-MM-DD` in the customer's zone. */
  today: string;
  /** "Last N days" choices; spec 9's when absent. */
  presets?: readonly number[];
  /** Most days of a range: longer choices are not offered. */
  maxDays: number;
  problem: string | null;
  onPick: (range: DateRange) => void;
  onClear: () => void;
}

/** "Last N days" beside a calendar; what is wrong with a range stands under them. */
export function DateRangePanel({
  range,
  today,
  presets = PRESETS,
  maxDays,
  problem,
  onPick,
  onClear,
}: DateRangePanelProps) {
  const { translate } = useFieldTools();
  const current = daysBackOf(range, today);
  return (
    <dialog open className="kf-panel kf-dates" aria-label={translate('kit.list.filter_dates')}>
      <div className="kf-presets">
        {presets
          .filter((days) => days <= maxDays)
          .map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={days === current}
              onClick={() => onPick(lastDays(days, today))}
            >
              {translate(days === 1 ? 'kit.list.today' : 'kit.list.last_days', { count: days })}
            </button>
          ))}
        <button type="button" onClick={onClear}>
          {translate('kit.list.any_day')}
        </button>
      </div>
      <div className="kf-calendar">
        <Suspense fallback={null}>
          <DateRangeCalendar range={range} today={today} onPick={onPick} />
        </Suspense>
        <p className="kf-note" role="alert">
          {problem ?? ''}
        </p>
      </div>
    </dialog>
  );
}
