import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldTypes } from '#fields/types.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { lazyInline } from '#fields/lazyInline.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** The calendar is a chunk of its own, loaded when it is opened first. */
const DatePickerField = lazyInline(() => import('./DatePickerField.tsx'), <div className="ki-calendar" />);

/**
 * A day, `DD/MM/YYYY`, or a moment, `HH:mm DD/MM/YYYY`, in the customer's zone: typed (`21112026` is enough) or
 * picked from a calendar.
 */
export function DateInput(props: InputProps) {
  const { translate } = useFieldTools();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    // What is open holds the focus until it is gone.
    flushSync(() => setOpen(false));
    document.getElementById(props.id)?.focus();
  };
  /** A dialog around must not take it for its own. */
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    flushSync(() => setOpen(false));
    // Back to the button that opened it; who typed meanwhile stays in the field.
    if (!event.currentTarget.matches('input')) box?.querySelector('button')?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <span ref={setBox} className="ki-box">
        <TypedDate {...props} onKeyDown={closeByKey} />
        <OpenButton
          disabled={props.disabled ?? false}
          isOpen={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={closeByKey}
        />
        {isOpen ? (
          <Popper
            open
            // Within the dialog that may be around, which would call the focus back otherwise.
            disablePortal
            popperOptions={{ strategy: 'fixed' }}
            anchorEl={box}
            placement="bottom-end"
            className="ki-popper"
            role="dialog"
            aria-label={translate('kit.form.open_calendar')}
            onKeyDown={closeByKey}
          >
            <FocusTrap open disableAutoFocus disableRestoreFocus>
              <div className="ki-popup" tabIndex={-1}>
                <DatePickerField
                  input={props.input}
                  value={props.value}
                  onPick={props.onChange}
                  onClose={close}
                />
              </div>
            </FocusTrap>
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
  onKeyDown: (event: KeyboardEvent) => void;
}

function OpenButton({ disabled, isOpen, onClick, onKeyDown }: OpenButtonProps) {
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
      onKeyDown={onKeyDown}
    >
      <CalendarMonth />
    </button>
  );
}

/** What is typed stands as it is until the control is left; then it is shown as a date, if it is one. */
function TypedDate({ onKeyDown, ...props }: InputProps & { onKeyDown: (event: KeyboardEvent) => void }) {
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
      onKeyDown={onKeyDown}
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
