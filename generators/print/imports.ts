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
 * `own` are names that the file gives itself: what it imports is called otherwise.
 */
export function createImports(file: string, own: readonly string[] = []): Imports {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const paths = new Map<string, Map<string, Import>>();
  const locals = new Set(own);

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
        .map(([path, names]) => printImport(path, [...names.values()]))
        .join(''),
  };
}

/** The specifier of a generated file as seen from a folder: `./x.ts` or `#generated/orders/x.ts`. */
export function toSpecifier(path: string, folder: string): string {
  if (path.startsWith('#')) return path;
  const rest = path.startsWith(folder) ? path.slice(folder.length) : '';
  return rest !== '' && (folder === '' || !rest.includes('/')) ? `./${rest}` : `#generated/${path}`;
}

/** What is only a type says so: all of it once, else each. */
function printImport(path: string, entries: readonly Import[]): string {
  const isTypes = entries.every(({ typeOnly }) => typeOnly);
  const keyword = isTypes ? 'import type' : 'import';
  const names = entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, local, typeOnly }) => {
      const word = typeOnly && !isTypes ? 'type ' : '';
      return `${word}${name === local ? name : `${name} as ${local}`}`;
    });
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
