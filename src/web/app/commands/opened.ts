export type Opened = 'palette' | 'help' | null;

let opened: Opened = null;
const listeners = new Set<() => void>();

/** What is open now. */
export const readOpened = (): Opened => opened;

export function subscribeOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the palette or the help of keys, from wherever; null closes. */
export function openCommands(next: Opened): void {
  opened = next;
  for (const listener of listeners) listener();
}
