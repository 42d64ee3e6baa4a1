import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import { lazy, Suspense, useRef, useState } from 'react';
import { fieldTypes } from '#fields/types.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** The calendar is a chunk of its own, loaded when it is opened first. */
const DatePickerField = lazy(() => import('./DatePickerField.tsx'));

/**
 * A day, `DD/MM/YYYY`, or a moment, `HH:mm DD/MM/YYYY`, in the customer's zone: typed (`21112026` is enough) or
 * picked from a calendar.
 */
export function DateInput(props: InputProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    if (!isOpen) return;
    setOpen(false);
    document.getElementById(props.id)?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <span
        ref={box}
        className="ki-box"
        onKeyDown={(event) => event.key === 'Escape' && isOpen && (event.stopPropagation(), close())}
      >
        <TypedDate {...props} />
        <OpenButton disabled={props.disabled ?? false} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
        {isOpen ? (
          <Popper open anchorEl={box.current} placement="bottom-end" className="ki-popper">
            <div className="ki-popup">
              <Suspense fallback={<div className="ki-calendar" />}>
                <DatePickerField
                  input={props.input}
                  value={props.value}
                  onPick={props.onChange}
                  onClose={close}
                />
              </Suspense>
            </div>
          </Popper>
        ) : null}
      </span>
    </ClickAwayListener>
  );
}

interface OpenButtonProps {
  disabled: boolean;
  isOpen: boolean;
  onClick: () => void;
}

function OpenButton({ disabled, isOpen, onClick }: OpenButtonProps) {
  const { translate } = useFieldTools();
  const label = translate('kit.form.open_calendar');
  const state = { 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' as const };
  return (
    <button
      type="button"
      className="ki-icon"
      disabled={disabled}
      aria-label={label}
      title={label}
      {...state}
      onClick={onClick}
    >
      <CalendarMonth />
    </button>
  );
}

/** What is typed stands as it is until the control is left; then it is shown as a date, if it is one. */
function TypedDate(props: InputProps) {
  const { values, translate } = useFieldTools();
  const { input, value, onChange, onBlur } = props;
  const { field } = input;
  const [draft, setDraft] = useState<string | null>(null);
  const type = fieldTypes[field.type];
  const settle = (): void => {
    setDraft(null);
    onBlur();
  };
  return (
    <input
      {...toControlProps(props)}
      inputMode={field.type === 'date' ? 'numeric' : 'text'}
      autoComplete="off"
      value={draft ?? type.format(value ?? null, field, values)}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(type.normalize(event.target.value, field, values));
      }}
      onBlur={settle}
      placeholder={translate(input.placeholder ?? `kit.form.pattern_${field.type}`)}
    />
  );
}
