import type { InputProps } from '#fields/InputProps.ts';
import { Combobox } from '#fields/reference/Combobox.tsx';
import { chosenOf, missedOf } from '#fields/reference/missed.ts';
import { useChoices } from '#fields/reference/useChoices.web.ts';

/** Several records of another entity, as tags. */
export function LinksInput(props: InputProps) {
  const { input, value, onChange } = props;
  const where = props.where ?? input.field.links?.where;
  const chosen = chosenOf(value) as readonly number[];
  const choices = useChoices(input.field.links?.entity ?? '', chosen, where ? { where } : {});
  return (
    <Combobox
      props={props}
      options={choices.rows}
      chosen={choices.known}
      isMultiple
      missed={missedOf(value)}
      onChoose={(rows, typed) => {
        const ids = rows.map((row) => row.id);
        onChange(typed ? { typed, chosen: ids } : ids);
      }}
      find={choices.find}
      onType={choices.onType}
      onOpen={choices.onOpen}
      isLoading={choices.isLoading}
      error={choices.error}
    />
  );
}
