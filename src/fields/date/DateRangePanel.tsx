import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { lazyInline } from '#fields/lazyInline.tsx';
import { daysBackOf, lastDays, PRESETS, type DateRange } from './dateRange.ts';

/** The calendar is the heaviest part of a list: it is loaded when a panel first opens. */
const DateRangeCalendar = lazyInline(() => import('./DateRangeCalendar.tsx'));

export interface DateRangePanelProps {
  /** The first choice takes the focus. */
  hasFocus: boolean;
  /** Escape, or Tab at either end: the focus goes back to the input. */
  onLeave: () => void;
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
  hasFocus,
  onLeave,
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
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (hasFocus) panel.current?.querySelector('button')?.focus();
  }, [hasFocus]);
  return (
    // The keys go between the buttons inside, which have their roles.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      open
      ref={panel}
      className="kf-panel kf-dates"
      aria-label={translate('kit.list.filter_dates')}
      onKeyDown={(event) => (isLeaving(event) ? onLeave() : walk(event))}
    >
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
        <DateRangeCalendar range={range} today={today} onPick={onPick} />
        <p className="kf-note" role="alert">
          {problem ?? ''}
        </p>
      </div>
    </dialog>
  );
}

/** Up and down go through "last N days". */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('.kf-presets button')];
  const place = choices.findIndex((choice) => choice === event.target);
  if (!step || place < 0) return;
  event.preventDefault();
  choices[place + step]?.focus();
}

/** Whether a key leads out; it is then taken. */
function isLeaving(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, shiftKey, currentTarget, target } = event;
  const places = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')];
  const reached = places.filter(({ tabIndex }) => tabIndex >= 0);
  const isEnd = key === 'Tab' && target === (shiftKey ? reached[0] : reached.at(-1));
  if (key !== 'Escape' && !isEnd) return false;
  event.preventDefault();
  // A panel around must not take it for its own.
  event.stopPropagation();
  return true;
}
