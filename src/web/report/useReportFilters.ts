import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import type { Filters } from '#contract/wire.ts';
import { useFilterDraft } from '#web/list/useFilterDraft.ts';
import type { FilterDraft, DraftValues } from '#web/list/createFilterDraft.ts';

/** The filters of a report, kept in the address so that a link shows what its sender saw. */
export function useReportFilters(): { filters: Filters; draft: FilterDraft } {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(search), [search]);
  const draft = useFilterDraft(filters, (values: DraftValues) => {
    const isEmpty = Object.keys(values).length === 0;
    const params = new URLSearchParams(isEmpty ? {} : { filter: JSON.stringify(values) });
    navigate({ pathname, search: params.toString() }, { replace: true });
  });
  return { filters, draft };
}

/** A broken address asks for nothing in particular. */
function readFilters(search: string): Filters {
  try {
    const value: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Filters) : {};
  } catch {
    return {};
  }
}
