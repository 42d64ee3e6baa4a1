import { useState } from 'react';
import type { ValueContext } from '#contract/field.ts';
import { numberFormat } from '#fields/decimal/numberText.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { NumberInput } from '#fields/integer/number.input.tsx';

/** Units in which a span of minutes is typed (spec 9: minutes or hours), by their minutes. */
const MINUTES = { minute: 1, hour: 60 } as const;
type Unit = keyof typeof MINUTES;

/** A span of time: a number, and beside it whether minutes or hours are meant. Other spans have their one unit. */
export function DurationInput(props: InputProps) {
  const { unit } = props.input.field;
  return unit === undefined || unit === 'min' ? <MinutesInput {...props} /> : <NumberInput {...props} />;
}

function MinutesInput(props: InputProps) {
  const { translate, values } = useFieldTools();
  const { input, value, onChange, onBlur, disabled, id } = props;
  const [wanted, setUnit] = useState<Unit>(isWholeHours(value) ? 'hour' : 'minute');
  // A draft or a stored value that hours cannot say stands in minutes.
  const unit = typeof value === 'number' && !isWholeHours(value) ? 'minute' : wanted;
  const { unit: _, ...field } = input.field;
  const shown = typeof value === 'number' ? value / MINUTES[unit] : value;
  const change = (next: unknown, of = unit): void =>
    onChange(typeof next === 'number' ? next * MINUTES[of] : next);
  return (
    <span className="ki-span">
      <NumberInput
        {...props}
        input={{ ...input, field: { ...field, type: 'integer' } }}
        value={shown}
        onChange={(next) => change(next)}
      />
      <span className="ki-box">
        <select
          id={`${id}-unit`}
          aria-label={translate('kit.form.time_unit')}
          value={unit}
          disabled={disabled ?? false}
          onBlur={onBlur}
          onChange={({ target }) => {
            const next = target.value as Unit;
            setUnit(next);
            change(shown, next);
          }}
        >
          {(Object.keys(MINUTES) as Unit[]).map((one) => (
            <option key={one} value={one}>
              {unitName(one, shown, values)}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}

const isWholeHours = (value: unknown): boolean =>
  typeof value === 'number' && value !== 0 && value % MINUTES.hour === 0;

/** As it stands behind the number: `1 hour`, `2 hours`, `giờ`. */
function unitName(unit: Unit, count: unknown, { language }: ValueContext): string {
  const format = numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(typeof count === 'number' ? count : 2);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
