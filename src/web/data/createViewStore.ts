import { localStorageStore, memoryStore } from 'react-admin';
import type { Store } from 'react-admin';

/**
 * react-admin's store of filters and pages of lists, kept in the browser. A full storage must not break a list: what
 * cannot be kept lives as long as the page.
 */
export function createViewStore(): Store {
  const kept = localStorageStore('1', 'khuon');
  const loose = memoryStore();
  const both = (act: (store: Store) => void) =>
    [loose, kept].forEach((store) => ignoreFull(() => act(store)));
  return {
    ...kept,
    setup: () => both((store) => store.setup()),
    teardown: () => both((store) => store.teardown()),
    getItem: <Value>(key: string, initial?: Value) =>
      loose.getItem<Value>(key) ?? kept.getItem(key, initial as Value),
    setItem: (key, value) => {
      // First away with what was only in the page, so that the last word is the new value's.
      if (loose.getItem(key) !== undefined) loose.removeItem(key);
      if (!ignoreFull(() => kept.setItem(key, value))) loose.setItem(key, value);
    },
    removeItem: (key) => both((store) => store.removeItem(key)),
    removeItems: (start) => both((store) => store.removeItems(start)),
    reset: () => both((store) => store.reset()),
    subscribe: (key, callback) => {
      const ends = [loose, kept].map((store) => store.subscribe(key, callback));
      return () => ends.forEach((end) => end());
    },
  };
}

function ignoreFull(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
