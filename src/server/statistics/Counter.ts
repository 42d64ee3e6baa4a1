import type { ListColumnModel, ListFilterModel, ListModel, ViewModeModel } from '#contract/model.ts';
import type { StatisticModel } from '#contract/statistics.ts';
import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { Language } from '#contract/session.ts';
import type { Access } from '#server/access/Access.ts';
import { hasFeature } from '#server/access/licenses.ts';
import { createListScope, type ListScope } from '#server/list/ListScope.ts';
import { sumColumns } from '#server/list/compileTotals.ts';
import { currencyColumn } from '#server/list/printSums.ts';

/** A number of a list that a caller may have, with everything that it is read by. */
export interface Counter {
  statistic: StatisticModel;
  scope: ListScope;
  where: FixedFilters;
  mode?: ViewModeModel;
  sum?: ListColumnModel;
  day?: ListFilterModel;
  oldest?: ListFilterModel;
}

/** When numbers are read, and for whom. */
export interface Reading {
  access: Access;
  language: Language;
  now: Date;
}

/** The numbers of all lists that a caller may have: what he may not read, and what his company lacks, is absent. */
export function findCounters(lists: readonly ListModel[], reading: Reading): readonly Counter[] {
  return lists.flatMap((list) => {
    const { statistics = [] } = list;
    if (statistics.length === 0 || !isOpen(list, reading)) return [];
    const scope = createListScope(list, reading.access, reading.language, reading.now);
    return statistics.flatMap((statistic) => toCounter(statistic, scope) ?? []);
  });
}

function isOpen(list: ListModel, { access, now }: Reading): boolean {
  return (
    access.list(list).isAllowed && (!list.license || hasFeature(access.session.licenses, list.license, now))
  );
}

function toCounter(statistic: StatisticModel, scope: ListScope): Counter | undefined {
  const { rights } = scope;
  const counted = rights.counts.find(({ key }) => key === statistic.count);
  const mode = rights.viewModes.find(({ key }) => key === statistic.mode);
  const day = rights.filters.get(statistic.day ?? '');
  const oldest = rights.filters.get(statistic.oldest ?? '');
  const sum = sumColumns(scope, { key: '' }).find(({ key }) => key === statistic.sum);
  const isLacking =
    (statistic.count !== undefined && !counted) ||
    (statistic.mode !== undefined && !mode) ||
    (statistic.day !== undefined && !day) ||
    (statistic.sum !== undefined && (!sum || currencyColumn(sum, scope) !== undefined));
  if (isLacking) return undefined;
  return {
    statistic,
    scope,
    where: counted?.where ?? {},
    ...(mode && { mode }),
    ...(sum && { sum }),
    ...(day && { day }),
    ...(oldest && { oldest }),
  };
}
