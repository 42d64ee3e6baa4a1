import { useTranslate } from 'react-admin';
import type { FilterDefinition } from './ListDefinition.ts';
import { useListScreen } from './ListScreenContext.ts';
import { FilterCell } from './table/FilterRow.tsx';

/** Filters under each other with their labels: in the panel and on a phone. */
export function FilterFields({ filters }: { filters: readonly FilterDefinition[] }) {
  const translate = useTranslate();
  const { draft } = useListScreen();
  return filters.map((filter) => (
    <div key={filter.key} className="kl-field" data-filter={filter.key}>
      <span>{translate(filter.label)}</span>
      <FilterCell filter={filter} draft={draft} />
    </div>
  ));
}
