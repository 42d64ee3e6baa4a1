import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim, release } from '#web/data/claim.ts';
import { readLocal, readLocalJson, writeLocal } from '#web/data/localStore.ts';

/** A storage that may be full: `isFull` says which keys it refuses now. */
function createStorage(isFull: (key: string, entries: Record<string, string>) => boolean = () => false) {
  const entries: Record<string, string> = {};
  const storage = Object.create(entries) as Record<string, string>;
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    removeItem: (key: string) => void delete storage[key],
    setItem: (key: string, value: string) => {
      if (full(key, storage)) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = value;
    },
  };
  Object.assign(entries, methods);
  let full = isFull;
  return { storage: storage as unknown as Storage, fill: (next: typeof isFull) => (full = next) };
}

let local: ReturnType<typeof createStorage>;
let session: ReturnType<typeof createStorage>;

beforeEach(() => {
  local = createStorage();
  session = createStorage();
  vi.stubGlobal('localStorage', local.storage);
  vi.stubGlobal('sessionStorage', session.storage);
});
afterEach(() => {
  writeLocal('draft', null);
  vi.unstubAllGlobals();
});

describe('a full storage', () => {
  it('makes room for a draft by what nobody misses', () => {
    writeLocal('background.1', 'a large picture');
    writeLocal('usage.1', '{}');
    local.fill((key, entries) => key === 'khuon.draft' && 'khuon.background.1' in entries);
    expect(writeLocal('draft', 'typed')).toBe(true);
    expect(localStorage.getItem('khuon.draft')).toBe('typed');
    expect([readLocal('background.1'), readLocal('usage.1')]).toEqual([null, null]);
  });

  it('keeps a draft with the window when there is nothing to throw away', () => {
    local.fill(() => true);
    expect(writeLocal('draft', 'typed')).toBe(false);
    expect(sessionStorage.getItem('khuon.draft')).toBe('typed');
    expect(readLocal('draft')).toBe('typed');
  });

  it('keeps it with the page when both are full, and the newest counts', () => {
    writeLocal('draft', 'before');
    local.fill(() => true);
    session.fill(() => true);
    expect(writeLocal('draft', 'typed')).toBe(false);
    expect(readLocal('draft')).toBe('typed');
    expect(writeLocal('draft', null)).toBe(true);
    expect(readLocal('draft')).toBeNull();
  });

  it('never throws a draft away for a picture', () => {
    writeLocal('draft', 'typed');
    local.fill((key) => key.startsWith('khuon.background'));
    expect(writeLocal('background.1', 'large')).toBe(false);
    expect(localStorage.getItem('khuon.draft')).toBe('typed');
  });
});

it('reads a broken value as if there were none', () => {
  localStorage.setItem('khuon.x', '{');
  expect(readLocalJson('x', 7)).toBe(7);
});

it('lets one window do what all windows hear, and another when it failed', async () => {
  expect(await claim('export.a.xlsx')).toBe(true);
  expect(await claim('export.a.xlsx')).toBe(false);
  expect(await claim('export.b.xlsx')).toBe(true);
  release('export.a.xlsx');
  expect(await claim('export.a.xlsx')).toBe(true);
});
