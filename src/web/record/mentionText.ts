/** Somebody whom a note may name. */
export interface Person {
  id: number;
  /** Names repeat; this does not. */
  name: string;
  username: string;
}

/** Accounts by what stands for them in the text, without the `@`. */
export type Named = Readonly<Record<string, number>>;

/** What is typed behind an `@` that begins a word, up to the caret; names have spaces, so that it goes on to the end of the line. */
const TYPED = /(?:^|[\s([])@([^@{}\n]{0,40})$/u;

/** The beginning of a name before the caret; null where none is being typed. */
export function findTyped(text: string, caret: number): string | null {
  return TYPED.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Puts a person in the place of what was typed, and the caret behind. Of two people of one name the second has his username. */
export function insertPerson(
  { text, caret, named }: { text: string; caret: number; named: Named },
  { id, name, username }: Person,
): { text: string; caret: number; named: Named } {
  const typed = findTyped(text, caret) ?? '';
  const start = caret - typed.length;
  const called = (named[name] ?? id) === id ? name : `${name} (${username})`;
  const before = `${text.slice(0, start)}${called} `;
  return {
    text: before + text.slice(caret).replace(/^ /, ''),
    caret: before.length,
    named: { ...named, [called]: id },
  };
}

/** The text as it is stored: `@{12}` for everybody who was chosen and is still there, longer names first. */
export function toStored(text: string, named: Named): string {
  const names = Object.keys(named).sort((a, b) => b.length - a.length);
  return names.reduce((stored, name) => stored.replaceAll(`@${name}`, `@{${named[name]}}`), text);
}
