import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import { useState, type KeyboardEvent } from 'react';
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
    setOpen(false);
    document.getElementById(props.id)?.focus();
  };
  /** A dialog around must not take it for its own. */
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <span ref={setBox} className="ki-box">
        <TypedDate {...props} onKeyDown={closeByKey} />
        <OpenButton disabled={props.disabled ?? false} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
        {isOpen ? (
          <Popper
            open
            anchorEl={box}
            placement="bottom-end"
            className="ki-popper"
            role="dialog"
            aria-label={translate('kit.form.open_calendar')}
            onKeyDown={closeByKey}
          >
            <div className="ki-popup">
              <DatePickerField
                input={props.input}
                value={props.value}
                onPick={props.onChange}
                onClose={close}
              />
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
