const NAME = /^[a-z_][a-z0-9_]*$/;

/** A column or table name in quotes; anything but snake_case is a bug of the caller. */
export function quoteName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a name that a table or column can have`);
  return `"${name}"`;
}

/**
 * Text as a PostgreSQL literal. Braces never stand in it, because `{user.id}` marks a run-time value; a
 * backslash is written out, so that the text means the same whatever `standard_conforming_strings` says.
 */
export function quoteText(text: string): string {
  const quoted = text.replaceAll("'", "''");
  if (!/[\\{}]/.test(text)) return `'${quoted}'`;
  return `E'${quoted.replaceAll('\\', '\\\\').replaceAll('{', '\\x7B').replaceAll('}', '\\x7D')}'`;
}
