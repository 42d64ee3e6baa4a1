/*
 * What one browser remembers: token, language, layout, drafts. A full or forbidden storage must not break a page nor
 * lose what somebody typed: then what can be done without makes room, else the value lives as long as the window,
 * else as long as the page.
 */
const memory = new Map<string, string>();

/** Starts of keys that nobody misses much. */
const EXPENDABLE = ['khuon.background.', 'khuon.usage.'];

/** The remembered text under `khuon.<key>`; null when there is none. */
export function readLocal(key: string): string | null {
  const name = `khuon.${key}`;
  return memory.get(name) ?? read(() => sessionStorage, name) ?? read(() => localStorage, name);
}

/** Remembers a text under `khuon.<key>`; null forgets it. False when it will be forgotten with the window or the page. */
export function writeLocal(key: string, value: string | null): boolean {
  const name = `khuon.${key}`;
  memory.delete(name);
  for (const open of [() => sessionStorage, () => localStorage]) remove(open, name);
  if (value === null) return true;
  if (write(() => localStorage, name, value)) return true;
  if (makeRoom(name) && write(() => localStorage, name, value)) return true;
  if (!write(() => sessionStorage, name, value)) memory.set(name, value);
  return false;
}

/** A remembered JSON value; `initial` when there is none or it cannot be read. */
export function readLocalJson<Value>(key: string, initial: Value): Value {
  try {
    const text = readLocal(key);
    return text === null ? initial : (JSON.parse(text) as Value);
  } catch {
    return initial;
  }
}

/** Forgets every key that starts so, except those that start with `but`. */
export function forgetLocal(start: string, but: string): void {
  const names = [() => sessionStorage, () => localStorage].flatMap(namesIn);
  for (const name of [...memory.keys(), ...names]) {
    const key = name.replace(/^khuon\./, '');
    if (name !== key && key.startsWith(start) && !key.startsWith(but)) writeLocal(key, null);
  }
}

function namesIn(open: Open): string[] {
  try {
    return Object.keys(open());
  } catch {
    return [];
  }
}

/** Even naming a forbidden storage throws. */
type Open = () => Storage;

function read(open: Open, name: string): string | null {
  try {
    return open().getItem(name);
  } catch {
    return null;
  }
}

function write(open: Open, name: string, value: string): boolean {
  try {
    open().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

function remove(open: Open, name: string): void {
  try {
    open().removeItem(name);
  } catch {
    // Nothing is there.
  }
}

/** Throws expendable values away for one that is not; false when there are none. */
function makeRoom(name: string): boolean {
  const isExpendable = (key: string) => EXPENDABLE.some((start) => key.startsWith(start));
  if (isExpendable(name)) return false;
  try {
    const keys = Object.keys(localStorage).filter(isExpendable);
    for (const key of keys) localStorage.removeItem(key);
    return keys.length > 0;
  } catch {
    return false;
  }
}
