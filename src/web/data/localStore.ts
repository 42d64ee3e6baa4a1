/*
 * What one browser remembers: token, language, layout. A full or forbidden storage must not break a page,
 * so a value that cannot be stored lives as long as the page.
 */
const memory = new Map<string, string>();

/** The remembered text under `khuon.<key>`; null when there is none. */
export function readLocal(key: string): string | null {
  const name = `khuon.${key}`;
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Remembers a text under `khuon.<key>`; null forgets it. */
export function writeLocal(key: string, value: string | null): void {
  const name = `khuon.${key}`;
  memory.delete(name);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value !== null) memory.set(name, value);
  }
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
