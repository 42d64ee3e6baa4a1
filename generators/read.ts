import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders that the generator reads, and the files in them: schemas, and the handwritten code that they may name. */
const FOLDERS: readonly (readonly [folder: string, files: RegExp])[] = [
  ['schemas', /\.(json|md|sql)$/],
  ['src/modules', /\.tsx?$/],
];

/** Texts of schemas and handwritten modules by path from the project's root (`schemas/orders/order.entity.json`). */
export async function readFiles(root: string): Promise<Map<string, string>> {
  const found = await Promise.all(FOLDERS.map(([folder, files]) => readFolder(root, folder, files)));
  return new Map(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether the generator reads this file; its path from the project's root. */
export function isSource(path: string): boolean {
  return FOLDERS.some(([folder, files]) => path.startsWith(`${folder}/`) && files.test(path));
}

/** The texts of `readFiles` after these files changed: only they are read; what is gone is left out. */
export async function readAgain(
  root: string,
  before: ReadonlyMap<string, string>,
  paths: Iterable<string>,
): Promise<Map<string, string>> {
  const after = new Map(before);
  const read = async (path: string) => {
    const text = await readFile(join(root, path), 'utf8').catch(orNone);
    if (typeof text === 'string') after.set(path, text);
    else after.delete(path);
  };
  await Promise.all([...paths].map(read));
  return new Map([...after].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every folder that `readFiles` looks into, from the project's root. */
export async function readFolders(root: string): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async ([folder]) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        orNone,
      );
      const below = entries
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => join(parentPath, name));
      return existsSync(join(root, folder)) ? [folder, ...below.map((path) => relative(root, path))] : [];
    }),
  );
  return found.flat();
}

async function readFolder(root: string, folder: string, files: RegExp): Promise<[string, string][]> {
  const entries = await readdir(join(root, folder), { recursive: true }).catch(orNone);
  const paths = entries
    .filter((path) => files.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
  return Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as [string, string]),
  );
}

/** A folder that is not there has nothing in it. */
function orNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
