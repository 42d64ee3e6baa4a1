import { filters } from './filters.tsx';
import type { FilterProps } from './FilterProps.ts';
import { noValueOf } from './enum/enum.ts';
import { isNoValue } from './fixedFilters.ts';
import { useFieldTools } from './FieldTools.tsx';

/** A filter by its kind; one that asks for rows without a value says so and is emptied by a press, unless that is a choice. */
export function FilterInput(props: FilterProps) {
  const { filter, value } = props;
  const Filter = filters[filter.kind];
  return isNoValue(value) && !noValueOf(filter.field) ? <NoValueFilter {...props} /> : <Filter {...props} />;
}

function NoValueFilter({ filter, onChange, onCommit }: FilterProps) {
  const { translate } = useFieldTools();
  const clear = (): void => {
    onChange(undefined);
    onCommit();
  };
  return (
    <button
      type="button"
      className="kf-input kf-pick kf-set"
      aria-label={translate('kit.list.clear_filter', { label: translate(filter.label) })}
      onClick={clear}
    >
      <span className="kf-cut">{translate('kit.list.filter_none')}</span>
      <svg className="kf-mark" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4.5 4.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
