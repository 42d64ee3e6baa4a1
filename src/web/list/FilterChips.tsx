import { useTranslate } from 'react-admin';
import type { FilterValue } from '#contract/wire.ts';
import { FilterText } from '#fields/FilterText.tsx';
import { Icon } from '#web/app/Icon.tsx';
import type { FilterDefinition } from './ListDefinition.ts';
import { useListQuery } from './ListQuery.ts';
import { ClearFilters } from './ListStates.tsx';
import { useListScreen } from './ListScreenContext.ts';

/** The filters that the rows on screen obey, each emptied by a click; nothing while there are none. */
export function FilterChips() {
  const { filters, draft } = useListScreen();
  const values = useListQuery().filterValues;
  const active = filters.filter(({ key }) => values[key] !== undefined);
  const translate = useTranslate();
  if (active.length === 0) return null;
  return (
    <fieldset className="kl-chips" aria-label={translate('kit.list.active_filters')}>
      {active.map((filter) => (
        <ActiveFilter
          key={filter.key}
          filter={filter}
          value={values[filter.key] as FilterValue}
          onClear={() => draft.setNow({ [filter.key]: undefined })}
        />
      ))}
      <ClearFilters />
    </fieldset>
  );
}

interface ActiveFilterProps {
  filter: FilterDefinition;
  value: FilterValue;
  onClear: () => void;
}

function ActiveFilter({ filter, value, onClear }: ActiveFilterProps) {
  const translate = useTranslate();
  const label = translate(filter.label);
  return (
    <span className="kl-chip" data-active-filter={filter.key}>
      <span className="kf-faint">{label}</span>
      <span className="kf-cut">
        <FilterText filter={filter} value={value} />
      </span>
      <button type="button" onClick={onClear} aria-label={translate('kit.list.clear_filter', { label })}>
        <Icon name="close" />
      </button>
    </span>
  );
}
