import type { EnumModel, EnumValue } from '#contract/enum.ts';
import { fold } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { Combobox, type Option } from '#fields/reference/Combobox.tsx';
import { missedOf } from '#fields/reference/missed.ts';
import { noValueOf } from './enum.ts';

/** Stands for no value among the options; no code is empty. */
const NONE = '';

/**
 * One code of an enum. An unknown code stands as its number; an optional field can be emptied, or is said to be by the
 * enum's own word, which then is a choice like the others.
 */
export function EnumInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange, isRequired } = props;
  const model = input.field.enum;
  const toOption = ({ value: id, key }: Pick<EnumValue, 'value' | 'key'>): Option => ({
    id,
    label: key === '' ? String(id) : translate(`enum.${model?.name}.${key}`),
  });
  const noValue = isRequired ? undefined : noValueOf(input.field);
  const none = noValue ? [toOption({ value: NONE, key: noValue.key })] : [];
  const options = [...choicesOf(model, value).map(toOption), ...none];
  return (
    <Combobox
      props={props}
      options={options}
      chosen={options.filter(({ id }) => id === (value ?? NONE))}
      isMultiple={false}
      isClosed
      isNeverEmpty={noValue !== undefined}
      missed={missedOf(value)}
      onChoose={([option], typed) => onChange(typed ? { typed } : toCode(option))}
      filter={(option, text) => fold(option.label).includes(fold(text))}
    />
  );
}

function toCode(option: Option | undefined): string | number | null {
  return option === undefined || option.id === NONE ? null : option.id;
}

/** What is offered: all but deprecated codes, and the present one whatever it is. */
function choicesOf(model: EnumModel | undefined, value: unknown): readonly EnumValue[] {
  const offered = (model?.values ?? []).filter((one) => !one.deprecated || one.value === value);
  const isCode = typeof value === 'number' || (typeof value === 'string' && value !== '');
  const isUnknown = isCode && !offered.some((one) => one.value === value);
  return isUnknown ? [...offered, { value, key: '', tone: 'neutral' }] : offered;
}
