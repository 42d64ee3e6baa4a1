import { readLocalJson, writeLocal } from './localStore.ts';

const KEY = 'claimed';

/** Names remembered at most. */
const KEPT = 50;

/** True for the first window of this browser that asks for a name: what all windows hear, one of them does. */
export async function claim(name: string): Promise<boolean> {
  const take = () => {
    const taken = readLocalJson<readonly string[]>(KEY, []);
    if (taken.includes(name)) return false;
    writeLocal(KEY, JSON.stringify([...taken, name].slice(-KEPT)));
    return true;
  };
  // Plain-http addresses of a local network have no locks; two windows are seldom that close.
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('khuon.claim', take) : take();
}

/** It was not done after all: whoever asks next may do it. */
export function release(name: string): void {
  const taken = readLocalJson<readonly string[]>(KEY, []);
  writeLocal(KEY, JSON.stringify(taken.filter((one) => one !== name)));
}
