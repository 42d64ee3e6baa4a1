import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** Yes or no, as a switch. */
export function BooleanInput(props: InputProps) {
  return (
    <input
      {...toControlProps(props)}
      type="checkbox"
      className="ki-switch"
      checked={props.value === true}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}
