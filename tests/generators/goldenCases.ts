import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, 'golden');

/** Names of the golden cases. */
export async function readCases(): Promise<string[]> {
  const entries = await readdir(ROOT, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Files of a case's folder by path: `schemas/shop/item.entity.json`, or `expected` ones by their path below it. */
export async function readCase(name: string, part: 'schemas' | 'expected'): Promise<Map<string, string>> {
  if (part === 'expected') return readPart(name, part, '');
  return new Map([
    ...(await readPart(name, 'schemas', 'schemas/')),
    ...(await readPart(name, 'modules', 'src/modules/')),
  ]);
}

async function readPart(name: string, part: string, start: string): Promise<Map<string, string>> {
  const folder = join(ROOT, name, part);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.sort().map(async (path) => {
    const below = path.slice(folder.length + 1);
    return [start + below, await readFile(path, 'utf8')] as const;
  });
  return new Map(await Promise.all(files));
}

/** Folder of the files that a case is expected to give. */
export function expectedFolder(name: string): string {
  return join(ROOT, name, 'expected');
}

/** Every slot that a schema names is there. */
export const exists = (): 'yes' => 'yes';
