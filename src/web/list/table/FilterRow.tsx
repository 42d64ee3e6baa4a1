import { memo } from 'react';
import type { FilterValue } from '#contract/wire.ts';
import { FilterInput } from '#fields/FilterInput.tsx';
import type { FilterProps } from '#fields/FilterProps.ts';
import type { FilterDraft } from '../createFilterDraft.ts';
import { offeredBy } from '../filterParents.ts';
import type { FilterDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';
import { useDraftValue, useDraftValues, useEmptied } from '../useFilterDraft.ts';

/** One cell a column, with the column's filter in it; left out when no column has one. */
export const FilterRow = memo(function FilterRow() {
  const { columns, filters: allowed, draft, isSelectable } = useListScreen();
  const cells = columns.map(({ key }) => ({ key, filter: headerFilter(allowed, key) }));
  if (cells.every(({ filter }) => !filter)) return null;
  return (
    <tr className="kl-filters">
      {isSelectable ? <td className="kl-tick kl-pin" /> : null}
      {cells.map(({ key, filter }, index) => (
        <td key={key} className={index === 0 ? 'kl-pin' : undefined} data-filter={filter?.key}>
          {filter ? <FilterCell filter={filter} draft={draft} /> : null}
        </td>
      ))}
      <td className="kl-end" />
    </tr>
  );
});

function headerFilter(allowed: readonly FilterDefinition[], key: string): FilterDefinition | undefined {
  return allowed.find((filter) => filter.key === key && filter.place === 'header');
}

export interface FilterCellProps {
  filter: FilterDefinition;
  draft: FilterDraft;
}

/** A filter bound to the draft; typing draws nothing else. */
export function FilterCell({ filter, draft }: FilterCellProps) {
  const value = useDraftValue(draft, filter.key);
  const change = (next: FilterValue | undefined): void => draft.set(filter.key, next);
  const props = { filter, value, onChange: change, onCommit: draft.flush };
  const round = useEmptied(draft, filter.key);
  return filter.dependsOn ? (
    <DependentFilter key={round} {...props} draft={draft} />
  ) : (
    <FilterInput key={round} {...props} />
  );
}

/** A filter whose choices hang on others: it follows their values as they are typed. */
function DependentFilter({ draft, ...props }: FilterProps & Pick<FilterCellProps, 'draft'>) {
  const { filters: allowed } = useListScreen();
  const { where, waitsFor } = offeredBy(props.filter, useDraftValues(draft));
  const label = allowed.find(({ key }) => key === waitsFor)?.label;
  return <FilterInput {...props} {...(where ? { where } : {})} {...(label ? { waitsFor: label } : {})} />;
}
