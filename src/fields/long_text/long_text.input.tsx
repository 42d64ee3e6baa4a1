import { fieldTypes } from '#fields/types.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** Text of several lines; grows with what is typed. */
export function LongTextInput(props: InputProps) {
  const { values, translate } = useFieldTools();
  const { input, value, onChange, onBlur } = props;
  const { field } = input;
  const settle = (): void => {
    const settled = fieldTypes[field.type].normalize(value, field, values);
    if (settled !== value) onChange(settled);
    onBlur();
  };
  return (
    <span className="ki-box">
      <textarea
        {...toControlProps(props)}
        rows={2}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={settle}
        placeholder={input.placeholder && translate(input.placeholder)}
      />
    </span>
  );
}
