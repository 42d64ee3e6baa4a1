import type { InputProps } from '#fields/InputProps.ts';
import { Combobox } from './Combobox.tsx';
import { useChoices } from './useChoices.web.ts';

/** One record of another entity; the server searches, accents ignored. */
export function ReferenceInput(props: InputProps) {
  const { input, value, onChange, valueLabel } = props;
  const { entity = '', where } = input.field.reference ?? {};
  const choices = useChoices(entity, typeof value === 'number' ? [value] : [], {
    ...(where ? { where } : {}),
    ...(valueLabel === undefined ? {} : { label: valueLabel }),
  });
  return (
    <Combobox
      props={props}
      options={choices.rows}
      chosen={choices.known}
      isMultiple={false}
      onChoose={([row]) => onChange(row?.id ?? null, row)}
      onType={choices.onType}
      onOpen={choices.onOpen}
      isLoading={choices.isLoading}
      error={choices.error}
    />
  );
}
