import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '#web/data/localStore.ts';

const listeners = new Set<() => void>();

const keyOf = (identity: number) => `background.${identity}`;

/** The image (data URL) that a person chose for the start page of this browser; null for none. */
export function useBackground(identity: number): string | null {
  const read = () => readLocal(keyOf(identity));
  return useSyncExternalStore(subscribe, read);
}

/** Keeps a chosen image; null takes it away. False when it is forgotten with the window: the storage is full. */
export function writeBackground(identity: number, image: string | null): boolean {
  const isKept = writeLocal(keyOf(identity), image);
  for (const listener of listeners) listener();
  return isKept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
