import type { Imports } from './imports.ts';

/**
 * The text of a generated file: where it comes from, its imports, its parts with an empty line between.
 * `source` is the schema file, or a pattern of several, with `*`.
 */
export function printFile(source: string, imports: Imports, parts: readonly string[]): string {
  const header = `// Generated from ${source}. Edit ${source.includes('*') ? 'those files' : 'that file'} and run \`npm run generate\`.\n`;
  const blocks = [imports.print(), ...parts.map((part) => `${part.trimEnd()}\n`)].filter(
    (part) => part.trim() !== '',
  );
  return `${header}${blocks.join('\n')}`;
}
