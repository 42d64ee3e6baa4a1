/** The texts of a form's inputs by their names. */
export function readForm(form: HTMLFormElement): Readonly<Record<string, string>> {
  const texts = Array.from(new FormData(form)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
