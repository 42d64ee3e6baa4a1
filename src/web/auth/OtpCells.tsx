import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { OTP_LENGTH, isOtp, typeDigit } from './otpCode.ts';

export interface OtpCellsProps {
  /** One text a cell, `''` while it is empty. */
  cells: readonly string[];
  /** `at` is the place that was typed into; absent: all at once. */
  onChange: (cells: readonly string[], at?: number) => void;
  /** Something was pasted that is no code. */
  onWrongPaste: () => void;
  /** Ids of the texts that name and explain the cells. */
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  isDisabled: boolean;
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${OTP_LENGTH}, minmax(0, 48px))`,
  justifyContent: 'center',
  gap: theme.spacing(2),
  '& input': {
    ...theme.typography.h1,
    width: '100%',
    height: 52,
    padding: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.text.disabled}`,
    borderRadius: theme.shape.borderRadius,
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 0 },
    '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
    '&:disabled': { opacity: 0.6 },
  },
}));

/** A place for each digit: digits and arrows move on, backspace goes back, a pasted code fills all. */
export function OtpCells({ cells, onChange, isInvalid, isDisabled, ...props }: OtpCellsProps) {
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const focus = (index: number): void => focusCell(row.current, index);
  useFirstFocus(row, isDisabled);

  const type = (index: number, text: string): void => {
    // Filled in by the phone from its messages, as a whole.
    if (isOtp(text)) return onChange([...text]);
    // A click leaves the caret beside the digit that is there: the other one is new.
    const old = cells[index] ?? '';
    const digit = text === old ? old : text.replace(/\D/g, '').replace(old, '').slice(-1);
    if (!digit && text !== '') return;
    onChange(typeDigit(cells, index, digit), index);
    if (digit) focus(index + 1);
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const text = event.clipboardData.getData('text').trim();
    if (!isOtp(text)) return props.onWrongPaste();
    focus(OTP_LENGTH - 1);
    onChange([...text]);
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const target = targetOf(event.key, index);
    if (target !== undefined) {
      event.preventDefault();
      focus(target);
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      const place = cells[index] ? index : Math.max(0, index - 1);
      onChange(typeDigit(cells, place, ''), place);
      focus(place);
    }
  };
  return (
    <Row ref={row} role="group" aria-labelledby={props.labelledBy} data-input="code" onPaste={paste}>
      {cells.map((digit, index) => (
        <input
          // Cells have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          value={digit}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={translate('kit.otp.cell', { number: index + 1 })}
          aria-invalid={isInvalid}
          aria-describedby={props.describedBy}
          disabled={isDisabled}
          onChange={(event) => type(index, event.target.value)}
          // A digit over itself is no change to React; whoever types it goes on.
          onInput={({ currentTarget: { value } }) => digit !== '' && value === digit && type(index, digit)}
          onKeyDown={(event) => press(event, index)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </Row>
  );
}

/** The first empty cell takes the focus whenever the cells can be typed into again. */
function useFirstFocus(row: { current: HTMLDivElement | null }, isDisabled: boolean): void {
  useEffect(() => {
    if (isDisabled) return;
    const inputs = Array.from(row.current?.querySelectorAll('input') ?? []);
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [row, isDisabled]);
}

function focusCell(row: HTMLDivElement | null, index: number): void {
  row?.querySelectorAll('input')[Math.min(index, OTP_LENGTH - 1)]?.focus();
}

/** Where an arrow, Home or End leads from a cell; undefined for other keys. */
function targetOf(key: string, index: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(OTP_LENGTH - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? OTP_LENGTH - 1 : undefined;
}
