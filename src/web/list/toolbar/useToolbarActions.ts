import { isOffered } from '../actions.ts';
import type { ActionDefinition } from '../ListDefinition.ts';
import { useListScreen } from '../ListScreenContext.ts';

/** What can be done above the list by whoever looks, the primary action first: to create, where the schema's toolbar has no way of its own. */
export function useToolbarActions(): readonly ActionDefinition[] {
  const { list, may } = useListScreen();
  const { create } = list;
  const own = list.toolbar.filter((action) => isOffered(action, list, may));
  if (!create || !may(create.permissions) || own.some(({ key }) => key === 'create')) return own;
  return [{ ...create, key: 'create', label: 'action.create' }, ...own];
}
