import type { Scalar } from '#contract/wire.ts';
import type { FilterColumn, FilterProps } from '#fields/FilterProps.ts';
import { FilterPopover } from '#fields/FilterPopover.tsx';
import { useFieldTools, type FieldTools } from '#fields/FieldTools.tsx';
import { ChoiceList, type Choice } from './ChoiceList.tsx';
import { labelKeyOf, noValueOf } from './enum.ts';

/** A code, or no value of an enum that has a word for it. */
type Chosen = Scalar | null;

/**
 * What can be chosen: the enum's codes still in use and those already chosen, and no value where it has a word; yes and
 * no for a boolean, and for a filter that asks whether a value is there.
 */
export function choicesOf(
  { field, kind }: FilterColumn,
  chosen: readonly Chosen[],
  translate: FieldTools['translate'],
): Choice[] {
  if (kind === 'boolean' || field.type === 'boolean')
    return [true, false].map((value) => ({ value, text: translate(value ? 'kit.yes' : 'kit.no') }));
  const { enum: model } = field;
  if (!model) return [];
  const offered = model.values.filter(({ value, deprecated }) => !deprecated || chosen.includes(value));
  const noValue = noValueOf(field);
  return [...offered, ...(noValue ? [{ ...noValue, value: null }] : [])].map((entry) => ({
    value: entry.value,
    text: translate(labelKeyOf(model, entry)),
    tone: entry.tone,
  }));
}

/** The values of a select filter as a list; one value may stand alone on the wire. */
export function chosenOf(value: FilterProps['value']): readonly Scalar[] {
  if (value === undefined || (typeof value === 'object' && !Array.isArray(value))) return [];
  return [value].flat().filter((one) => one !== null) as readonly Scalar[];
}

/** The same of a filter whose field may have a word for no value: that counts among the choices. */
export function choicesIn(value: FilterProps['value'], { field }: FilterColumn): readonly Chosen[] {
  return noValueOf(field) && Array.isArray(value) ? value : chosenOf(value);
}

/** Kinds `select`, `multi_select` and `boolean`. */
export function ChoiceFilter({ filter, value, onChange, onCommit }: FilterProps) {
  const { translate } = useFieldTools();
  const chosen = choicesIn(value, filter);
  const choices = choicesOf(filter, chosen, translate);
  const isMultiple = filter.kind === 'multi_select';
  const label = translate('kit.list.filter_by', { label: translate(filter.label) });
  const toggle = (picked: Chosen): void => {
    if (!isMultiple) return onChange(chosen[0] === picked ? undefined : (picked ?? [null]));
    const kept = chosen.includes(picked) ? chosen.filter((item) => item !== picked) : [...chosen, picked];
    onChange(kept.length === 0 ? undefined : kept);
  };
  return (
    <FilterPopover
      label={label}
      summary={summaryOf(chosen, choices)}
      placeholder={translate('kit.list.filter_all')}
      onClose={onCommit}
    >
      {() => (
        <ChoiceList
          label={label}
          choices={choices}
          chosen={chosen}
          isMultiple={isMultiple}
          onToggle={toggle}
        />
      )}
    </FilterPopover>
  );
}

/** `Đã hủy +2`; an unknown code stands as itself. */
function summaryOf(chosen: readonly Chosen[], choices: readonly Choice[]): string | undefined {
  const [first, ...more] = chosen;
  if (first === undefined) return undefined;
  const text = choices.find(({ value }) => value === first)?.text ?? String(first);
  return more.length === 0 ? text : `${text} +${more.length}`;
}
