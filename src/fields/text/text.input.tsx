import type { HTMLInputTypeAttribute } from 'react';
import { fieldTypes } from '#fields/types.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

interface Kind {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'tel' | 'email' | 'url' | 'numeric';
  autoComplete?: string;
  className?: string;
}

const CODE: Kind = { className: 'ki-code' };

/** Keyboards of phones, autofill and letters, by field type. */
const KINDS: Readonly<Record<string, Kind>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email' },
  link: { inputMode: 'url' },
  otp: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  code: CODE,
  barcode: CODE,
  tracking: CODE,
  device_signature: CODE,
};

/** One line of text; brought into form (trimmed, phone digits …) when it is left. */
export function TextInput(props: InputProps) {
  const { values: usual, translate } = useFieldTools();
  const { input, value, onChange, onBlur, country } = props;
  const values = country === undefined ? usual : { ...usual, country };
  const { field } = input;
  // Types that are typed as text but stored as something else (dimensions, places) are shown in their own form.
  const text =
    typeof value === 'string' ? value : fieldTypes[field.type].format(value ?? null, field, values);
  const settle = (): void => {
    const settled = fieldTypes[field.type].normalize(value, field, values);
    if (settled !== value) onChange(settled);
    onBlur();
  };
  return (
    <span className="ki-box">
      <input
        autoComplete="off"
        {...KINDS[field.type]}
        {...toControlProps(props)}
        value={text}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={settle}
        placeholder={input.placeholder && translate(input.placeholder)}
      />
      {field.unit ? <span className="ki-unit">{field.unit}</span> : null}
    </span>
  );
}
