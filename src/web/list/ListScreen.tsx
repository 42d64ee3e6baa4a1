import { useMemo } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { Filters } from '#contract/wire.ts';
import type { FixedContext } from '#fields/fixedFilters.ts';
import { useFixedContext, usePermissions, useSession } from '#web/auth/session.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { Gate } from './Gate.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { licensedColumns } from './columns.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListQueryContext } from './ListQuery.ts';
import { NoPermission } from './ListStates.tsx';
import { rememberedPlace } from './scope/places.ts';
import { toListCall } from './toListCall.ts';
import { useListAnswer } from './useListAnswer.ts';
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
  const { features } = useSession();
  const licensed = useMemo(() => licensedColumns(list, features), [list, features]);
  return may(list.permissions) ? <AllowedList list={licensed} /> : <NoPermission />;
}

function AllowedList({ list }: ListScreenProps) {
  const may = usePermissions();
  const fixed = useFixedContext();
  const session = useSession();
  const defaults = useMemo(
    () => ({ ...startFilters(list, may, fixed), ...rememberedPlace(list, session) }),
    [list, may, fixed, session],
  );
  const meta = useMemo(() => ({ list: toListCall(list, may) }), [list, may]);
  const query = useListAnswer(list, defaults, meta);
  return (
    <ResourceContextProvider value={list.resource}>
      <ListQueryContext.Provider value={query}>
        <ListFrame key={list.screen} list={list} meta={meta} />
      </ListQueryContext.Provider>
    </ResourceContextProvider>
  );
}

/** What a screen starts with: its first mode and the schema's defaults. */
function startFilters(list: ListDefinition, may: Gate, fixed: FixedContext): Filters {
  const [first] = allowedModes(list, may);
  return { ...defaultFilters(list, fixed), ...(first ? { [VIEW_MODE]: first.key } : {}) };
}
