import { useListChanged } from '#web/data/realtime.ts';
import type { ListDefinition } from './ListDefinition.ts';

/** Asks again when the server says that rows of a live screen's entity changed; never while it is not live. */
export function useLive(list: ListDefinition, refresh: () => void): void {
  useListChanged(list.resource, list.live ? refresh : doNothing);
}

function doNothing(): void {}
