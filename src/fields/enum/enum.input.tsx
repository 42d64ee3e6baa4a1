import type { EnumModel, EnumValue } from '#contract/enum.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** One code of an enum. An unknown code stands as its number; an optional field can be emptied. */
export function EnumInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange, isRequired } = props;
  const choices = choicesOf(input.field.enum, value);
  const isEmpty = value === null || value === undefined;
  const empty = translate(input.placeholder ?? 'kit.form.no_choice');
  return (
    <span className="ki-box ki-choice">
      <select
        {...toControlProps(props)}
        value={isEmpty ? '' : String(value)}
        onChange={(event) => onChange(findCode(choices, event.target.value))}
      >
        {isRequired && !isEmpty ? null : <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.key === ''
              ? String(choice.value)
              : translate(`enum.${input.field.enum?.name}.${choice.key}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

function findCode(choices: readonly EnumValue[], text: string): string | number | null {
  return choices.find((choice) => String(choice.value) === text)?.value ?? null;
}

/** What is offered: all but deprecated codes, and the present one whatever it is. */
function choicesOf(model: EnumModel | undefined, value: unknown): readonly EnumValue[] {
  const offered = (model?.values ?? []).filter((one) => !one.deprecated || one.value === value);
  const isCode = typeof value === 'number' || (typeof value === 'string' && value !== '');
  const isUnknown = isCode && !offered.some((one) => one.value === value);
  return isUnknown ? [...offered, { value, key: '', tone: 'neutral' }] : offered;
}
