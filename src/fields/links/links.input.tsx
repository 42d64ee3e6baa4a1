import type { InputProps } from '#fields/InputProps.ts';
import { Combobox } from '#fields/reference/Combobox.tsx';
import { useChoices } from '#fields/reference/useChoices.web.ts';

/** Several records of another entity, as tags. */
export function LinksInput(props: InputProps) {
  const { input, value, onChange } = props;
  const choices = useChoices(
    input.field.links?.entity ?? '',
    Array.isArray(value) ? (value as number[]) : [],
  );
  return (
    <Combobox
      props={props}
      options={choices.rows}
      chosen={choices.known}
      isMultiple
      onChoose={(rows) => onChange(rows.map((row) => row.id))}
      onType={choices.onType}
      onOpen={choices.onOpen}
      isLoading={choices.isLoading}
      error={choices.error}
    />
  );
}
