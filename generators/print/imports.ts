import { WIDTH } from './literal.ts';

interface Import {
  name: string;
  local: string;
  typeOnly: boolean;
}

/** The imports of one file in the making. */
export interface Imports {
  /**
   * Notes a value's import and gives the name to write: another one where two files export the same.
   * What the file itself exports needs no import.
   */
  use(name: string, path: string): string;
  /** As `use`, for a type. */
  useType(name: string, path: string): string;
  /** As `use`, under another name; `default` is the default export. */
  useAs(name: string, local: string, path: string): string;
  /** The import lines, in code-unit order of their paths. */
  print(): string;
}

/**
 * Imports of the generated file at `file` (below `src/generated`). Paths are `#contract/…`, or a generated
 * file's path below `src/generated`, which becomes relative inside a folder and `#generated/…` elsewhere.
 */
export function createImports(file: string): Imports {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const paths = new Map<string, Map<string, Import>>();
  const locals = new Set<string>();

  function note(name: string, wanted: string, path: string, typeOnly: boolean): string {
    if (path === file) return wanted;
    const names = getOrCreate(paths, toSpecifier(path, folder), () => new Map<string, Import>());
    const known = names.get(name);
    if (known) {
      known.typeOnly &&= typeOnly;
      return known.local;
    }
    const local = toFreeName(wanted, locals);
    locals.add(local);
    names.set(name, { name, local, typeOnly });
    return local;
  }

  return {
    use: (name, path) => note(name, name, path, false),
    useType: (name, path) => note(name, name, path, true),
    useAs: (name, local, path) => note(name, local, path, false),
    print: () =>
      [...paths]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, names]) => printImports(path, [...names.values()]))
        .join(''),
  };
}

/** The specifier of a generated file as seen from a folder: `./x.ts` or `#generated/orders/x.ts`. */
export function toSpecifier(path: string, folder: string): string {
  if (path.startsWith('#')) return path;
  const rest = path.startsWith(folder) ? path.slice(folder.length) : '';
  return rest !== '' && (folder === '' || !rest.includes('/')) ? `./${rest}` : `#generated/${path}`;
}

function printImports(path: string, names: readonly Import[]): string {
  const types = names.filter((entry) => entry.typeOnly);
  const values = names.filter((entry) => !entry.typeOnly);
  return printImport('import type', types, path) + printImport('import', values, path);
}

function printImport(keyword: string, entries: readonly Import[], path: string): string {
  if (entries.length === 0) return '';
  const names = entries
    .map(({ name, local }) => (name === local ? name : `${name} as ${local}`))
    .sort((a, b) => (a < b ? -1 : 1));
  const line = `${keyword} { ${names.join(', ')} } from '${path}';\n`;
  const byDefault = entries.length === 1 && entries[0]?.name === 'default' ? entries[0] : null;
  if (byDefault) return `${keyword} ${byDefault.local} from '${path}';\n`;
  return line.length <= WIDTH
    ? line
    : `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}';\n`;
}

function toFreeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = create();
  map.set(key, made);
  return made;
}
