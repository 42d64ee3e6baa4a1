import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createViewStore } from '#web/data/createViewStore.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('keeps values in the browser and tells who listens', () => {
  const store = createViewStore();
  store.setup();
  const listener = vi.fn();
  const end = store.subscribe('trip.filters', listener);
  store.setItem('trip.filters', { plate: '29' });
  expect(listener.mock.calls).toEqual([[{ plate: '29' }]]);
  expect(createViewStore().getItem('trip.filters')).toEqual({ plate: '29' });
  end();
  store.removeItem('trip.filters');
  expect([store.getItem('trip.filters', 'none'), listener.mock.calls.length]).toEqual(['none', 1]);
});

it('goes on without a storage that is full, and back to it', () => {
  const entries = new Map<string, string>();
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  });
  const store = createViewStore();
  const listener = vi.fn();
  store.setup();
  store.subscribe('page', listener);
  store.setItem('page', 2);
  expect([store.getItem('page'), listener.mock.lastCall]).toEqual([2, [2]]);
  isFull = false;
  store.setItem('page', 3);
  expect([store.getItem('page'), listener.mock.lastCall, [...entries.values()]]).toEqual([3, [3], ['3']]);
});
