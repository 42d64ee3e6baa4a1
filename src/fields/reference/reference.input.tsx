import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { Combobox } from './Combobox.tsx';
import { missedOf } from './missed.ts';
import { useChoices } from './useChoices.web.ts';

/** One record of another entity; the server searches, accents ignored. */
export function ReferenceInput(props: InputProps) {
  const { input, value, onChange, valueLabel, waitsFor } = props;
  const { translate } = useFieldTools();
  const { entity = '' } = input.field.reference ?? {};
  const where = props.where ?? input.field.reference?.where;
  const choices = useChoices(entity, typeof value === 'number' ? [value] : [], {
    ...(where ? { where } : {}),
    ...(props.among ? { among: props.among } : {}),
    ...(valueLabel === undefined ? {} : { label: valueLabel }),
  });
  return (
    <Combobox
      props={waitsFor === undefined ? props : { ...props, disabled: true }}
      hint={waitsFor && translate('kit.form.choose_first', { label: translate(waitsFor) })}
      options={choices.rows}
      chosen={choices.known}
      isMultiple={false}
      missed={missedOf(value)}
      onChoose={([row], typed) => (typed ? onChange({ typed }) : onChange(row?.id ?? null, row))}
      find={choices.find}
      onType={choices.onType}
      onOpen={choices.onOpen}
      hasMore={choices.hasMore}
      isLoading={choices.isLoading}
      error={choices.error}
    />
  );
}
