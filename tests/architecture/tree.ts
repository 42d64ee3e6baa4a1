import { readFileSync, readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = posix.join(dirname(fileURLToPath(import.meta.url)), '../..');

export interface SourceFile {
  /** From the root: `src/server/main.ts`. */
  path: string;
  text: string;
}

const ALIASES = ['contract', 'connectors', 'fields', 'web', 'server', 'modules', 'generated'];

/** All TypeScript of a folder, generated and built files included. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(posix.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.includes('/built/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(posix.join(ROOT, path), 'utf8') }));
}

export interface Import {
  /** File from the root, or the package's name. */
  target: string;
  own: boolean;
  typeOnly: boolean;
  dynamic: boolean;
}

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports, aliases and relative paths resolved from the root. */
export function importsOf(file: SourceFile): Import[] {
  const fixed = [...file.text.matchAll(STATEMENT)].map(([, type, name]) =>
    toImport(file, name ?? '', { typeOnly: type !== undefined, dynamic: false }),
  );
  const dynamic = [...file.text.matchAll(DYNAMIC)].map(([, name]) =>
    toImport(file, name ?? '', { typeOnly: false, dynamic: true }),
  );
  return [...fixed, ...dynamic];
}

function toImport(file: SourceFile, name: string, how: Pick<Import, 'typeOnly' | 'dynamic'>): Import {
  const alias = ALIASES.find((word) => name.startsWith(`#${word}/`));
  if (alias) return { target: `src/${name.slice(1)}`, own: true, ...how };
  if (name.startsWith('.')) return { target: posix.join(dirname(file.path), name), own: true, ...how };
  return { target: name, own: false, ...how };
}
