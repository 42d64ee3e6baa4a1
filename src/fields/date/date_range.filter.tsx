import ClickAwayListener from '@mui/material/ClickAwayListener';
import { useId, useState, type KeyboardEvent } from 'react';
import { MAX_DAYS } from '#contract/wire.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { lazyInline } from '#fields/lazyInline.tsx';
import { checkDateRange, daysBackOf, formatDateRange, parseDateRange, type DateRange } from './dateRange.ts';

/** Loaded when it is first opened: the first list does without. */
const DateRangePopup = lazyInline(() => import('./DateRangePopup.tsx'));

/** Days from–to in the customer's zone: typed, picked from "last N days", or from the calendar. */
export function DateRangeFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const problemId = useId();
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { maxDays: cap = MAX_DAYS } = filter;
  const maxDays = cap ?? Number.POSITIVE_INFINITY;
  const draft = useRangeDraft(maxDays, value, onChange);
  const close = (): void => {
    draft.settle();
    if (!opened) return;
    // Who was in the panel is back where they came from.
    if (document.activeElement?.closest('.kf-dates')) cell?.querySelector('input')?.focus();
    setOpened(null);
    onCommit();
  };
  const pick = (range: DateRange): void => {
    if (draft.set(range)) close();
  };
  return (
    <ClickAwayListener onClickAway={close}>
      <span ref={setCell} className={`kf-range${draft.problem ? ' kf-wrong' : ''}`}>
        <RangeInput
          label={filter.label}
          draft={draft}
          problemId={problemId}
          onOpen={setOpened}
          onClose={close}
          onCommit={onCommit}
        />
        {opened ? (
          <DateRangePopup
            anchorEl={cell}
            hasFocus={opened === 'by key'}
            onLeave={close}
            range={draft.range}
            today={draft.today}
            presets={filter.presets}
            maxDays={maxDays}
            problem={draft.problem}
            onPick={pick}
            onClear={() => {
              draft.set(undefined);
              close();
            }}
          />
        ) : null}
        {/* The open panel says it too. */}
        {draft.problem && !opened ? (
          <span id={problemId} role="alert" className="kf-problem">
            {draft.problem}
          </span>
        ) : null}
      </span>
    </ClickAwayListener>
  );
}

/** A pointer leaves the focus in the input, where dates are typed; the arrow key goes into the panel. */
type Opened = 'by pointer' | 'by key';

interface RangeDraft {
  range: DateRange;
  today: string;
  text: string;
  /** What is wrong with what was typed or picked, said to the user. */
  problem: string | null;
  type: (text: string) => void;
  /** Takes a range over; false when it is not allowed. */
  set: (range: DateRange | undefined) => boolean;
  /** Shows the filter in force again; a wrong text stays to be mended. */
  settle: () => void;
  drop: () => void;
}

/** What was typed or picked last, and the range that it stands for. */
interface Typed {
  /** Absent after a pick. */
  text?: string;
  problem: string | null;
  /** The filter's range with it, as text: another one from outside (all filters emptied) ends it. */
  over: string;
}

/** What was typed so far and whether it may become the filter. */
function useRangeDraft(
  maxDays: number,
  value: FilterProps['value'],
  onChange: FilterProps['onChange'],
): RangeDraft {
  const { values, translate, now } = useFieldTools();
  const [typed, setTyped] = useState<Typed | null>(null);
  const today = todayIn(values.timeZone, now());
  const range = typeof value === 'object' && !Array.isArray(value) ? (value as DateRange) : {};
  const findProblem = (next: DateRange | null): string | null => {
    const found = next ? checkDateRange(next, maxDays) : { code: 'wrong_date' };
    return found && translate(`kit.list.${found.code}`, found.params);
  };
  // A link may bring a filter that no list takes.
  const own = { text: undefined, problem: findProblem(range) };
  const { text, problem } = typed?.over === JSON.stringify(range) ? typed : own;
  /** Null stands for what is no range, an empty one for no filter. What is wrong filters nothing. */
  const take = (next: DateRange | null, from?: string): boolean => {
    const wrong = findProblem(next);
    const taken = wrong === null && next?.from ? next : undefined;
    setTyped({ text: from, problem: wrong, over: JSON.stringify(taken ?? {}) });
    if (taken || value !== undefined) onChange(taken);
    return wrong === null;
  };
  const drop = (): void => setTyped(null);
  const days = daysBackOf(range, today);
  const shown = days ? translate('kit.list.last_days', { count: days }) : formatDateRange(range);
  return {
    range,
    today,
    text: text ?? (value === undefined ? '' : shown),
    problem,
    type: (next) => void take(next.trim() === '' ? {} : parseDateRange(next, today), next),
    set: (next = {}) => take(next),
    settle: () => (problem === null || text === undefined ? drop() : undefined),
    drop,
  };
}

interface RangeInputProps {
  /** Message key. */
  label: string;
  draft: RangeDraft;
  problemId: string;
  onOpen: (how: Opened) => void;
  onClose: () => void;
  onCommit: () => void;
}

function RangeInput({ label, draft, problemId, onOpen, onClose, onCommit }: RangeInputProps) {
  const { translate } = useFieldTools();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') draft.drop();
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    if (event.key === 'ArrowDown') return onOpen('by key');
    if (event.key !== 'Enter') return;
    onCommit();
    onClose();
  };
  return (
    <input
      className="kf-input"
      autoComplete="off"
      aria-label={translate('kit.list.filter_by', { label: translate(label) })}
      aria-haspopup="dialog"
      aria-invalid={draft.problem !== null}
      aria-describedby={draft.problem === null ? undefined : problemId}
      placeholder={translate('kit.list.filter_dates')}
      title={draft.problem ?? formatDateRange(draft.range)}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onClick={() => onOpen('by pointer')}
      onFocus={(event) => event.target.select()}
      onBlur={draft.settle}
      onKeyDown={onKeyDown}
    />
  );
}
