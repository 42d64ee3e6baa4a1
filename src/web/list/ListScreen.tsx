import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import type { Filters } from '#contract/wire.ts';
import type { FixedContext } from '#fields/fixedFilters.ts';
import { useFixedContext, usePermissions } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { Gate } from './Gate.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { ListFrame } from './ListFrame.tsx';
import { NoPermission } from './ListStates.tsx';
import { toListCall } from './toListCall.ts';
import { allowedModes } from './viewMode.ts';
import { defaultFilters } from './views/viewState.ts';

export interface ListScreenProps {
  /** What the schema says of the screen. */
  list: ListDefinition;
}

/**
 * A server-paged list (spec 2.6). Page, sort, filters and view mode live in the address bar, so that a link shows
 * what its sender saw. Needs a session around it and react-admin's providers.
 */
export function ListScreen({ list }: ListScreenProps) {
  const may = usePermissions();
  const fixed = useFixedContext();
  const defaults = useMemo(() => startFilters(list, may, fixed), [list, may, fixed]);
  const meta = useMemo(() => ({ list: toListCall(list, may) }), [list, may]);
  if (!may(list.permissions)) return <NoPermission />;
  return (
    <ListBase
      resource={list.resource}
      storeKey={list.screen}
      sort={list.sort}
      perPage={list.pageSize}
      filterDefaultValues={defaults}
      queryOptions={{ meta, onError: showNothing }}
      exporter={false}
      disableAuthentication
    >
      <ListFrame key={list.screen} list={list} meta={meta} />
    </ListBase>
  );
}

/** The screen itself says what went wrong, where the rows would stand. */
function showNothing(): void {}

/** What a screen starts with: its first mode and the schema's defaults. */
function startFilters(list: ListDefinition, may: Gate, fixed: FixedContext): Filters {
  const [first] = allowedModes(list, may);
  return { ...defaultFilters(list, fixed), ...(first ? { [VIEW_MODE]: first.key } : {}) };
}
