import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { Combobox, type Option } from '#fields/reference/Combobox.tsx';
import { chosenOf, missedOf } from '#fields/reference/missed.ts';

/** Several codes of an enum, as tags; searched without accents. */
export function EnumsInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange } = props;
  const { name, values } = input.field.enum ?? { name: '', values: [] };
  const codes = chosenOf(value) as readonly (string | number)[];
  const toOption = (code: string | number): Option => {
    const key = values.find((one) => one.value === code)?.key;
    return { id: code, label: key === undefined ? String(code) : translate(`${prefixOf(name)}.${key}`) };
  };
  return (
    <Combobox
      props={props}
      options={values.filter((one) => !one.deprecated).map((one) => toOption(one.value))}
      chosen={codes.map(toOption)}
      isMultiple
      missed={missedOf(value)}
      onChoose={(options, typed) => {
        const chosen = options.map((option) => option.id);
        onChange(typed ? { typed, chosen } : chosen);
      }}
      filter={(option, text) => fold(option.label).includes(fold(text))}
    />
  );
}

/** The built-in enum of permission codes has texts of its own. */
function prefixOf(name: string): string {
  return name === 'permission' ? 'permission' : `enum.${name}`;
}
