import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import { useState, type KeyboardEvent } from 'react';
import { MAX_DAYS } from '#contract/wire.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import { checkDateRange, daysBackOf, formatDateRange, parseDateRange, type DateRange } from './dateRange.ts';
import { DateRangePanel } from './DateRangePanel.tsx';

/** Days from–to in the customer's zone: typed, picked from "last N days", or from the calendar. */
export function DateRangeFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const maxDays = filter.maxDays ?? MAX_DAYS;
  const draft = useRangeDraft(maxDays, value, onChange);
  const close = (): void => {
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
          onOpen={setOpened}
          onClose={close}
          onCommit={onCommit}
        />
        {opened ? (
          <Popper open anchorEl={cell} placement="bottom-start" className="kf-popper">
            <DateRangePanel
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
          </Popper>
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
}

/** What was typed so far and whether it may become the filter. */
function useRangeDraft(
  maxDays: number,
  value: FilterProps['value'],
  onChange: FilterProps['onChange'],
): RangeDraft {
  const { values, translate, now } = useFieldTools();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const today = todayIn(values.timeZone, now());
  const range = typeof value === 'object' && !Array.isArray(value) ? (value as DateRange) : {};
  const accept = (next: DateRange | undefined): boolean => {
    const found = next ? checkDateRange(next, maxDays) : null;
    setProblem(found && translate(`kit.list.${found.code}`, found.params));
    if (!found) onChange(next);
    return !found;
  };
  const type = (text: string): void => {
    setTyped(text);
    const next = text.trim() === '' ? undefined : parseDateRange(text, today);
    if (next === null) setProblem(translate('kit.list.wrong_date'));
    else accept(next);
  };
  const set = (next: DateRange | undefined): boolean => {
    setTyped(null);
    return accept(next);
  };
  const days = daysBackOf(range, today);
  const shown = days ? translate('kit.list.last_days', { count: days }) : formatDateRange(range);
  return { range, today, text: typed ?? (value === undefined ? '' : shown), problem, type, set };
}

interface RangeInputProps {
  /** Message key. */
  label: string;
  draft: RangeDraft;
  onOpen: (how: Opened) => void;
  onClose: () => void;
  onCommit: () => void;
}

function RangeInput({ label, draft, onOpen, onClose, onCommit }: RangeInputProps) {
  const { translate } = useFieldTools();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
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
      placeholder={translate('kit.list.filter_dates')}
      title={draft.problem ?? formatDateRange(draft.range)}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onClick={() => onOpen('by pointer')}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
    />
  );
}
