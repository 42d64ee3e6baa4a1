import type { EnumModel, EnumValue } from '#contract/enum.ts';
import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { Combobox, type Option } from '#fields/reference/Combobox.tsx';
import { missedOf } from '#fields/reference/missed.ts';

/** One code of an enum. An unknown code stands as its number; an optional field can be emptied. */
export function EnumInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange } = props;
  const model = input.field.enum;
  const toOption = ({ value: id, key }: EnumValue): Option => ({
    id,
    label: key === '' ? String(id) : translate(`enum.${model?.name}.${key}`),
  });
  const options = choicesOf(model, value).map(toOption);
  return (
    <Combobox
      props={props}
      options={options}
      chosen={options.filter(({ id }) => id === value)}
      isMultiple={false}
      isClosed
      missed={missedOf(value)}
      onChoose={([option], typed) => onChange(typed ? { typed } : (option?.id ?? null))}
      filter={(option, text) => fold(option.label).includes(fold(text))}
    />
  );
}

/** What is offered: all but deprecated codes, and the present one whatever it is. */
function choicesOf(model: EnumModel | undefined, value: unknown): readonly EnumValue[] {
  const offered = (model?.values ?? []).filter((one) => !one.deprecated || one.value === value);
  const isCode = typeof value === 'number' || (typeof value === 'string' && value !== '');
  const isUnknown = isCode && !offered.some((one) => one.value === value);
  return isUnknown ? [...offered, { value, key: '', tone: 'neutral' }] : offered;
}
