import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BUILT } from './emit/names.ts';

/** Where the generated files live, below the project's root. */
export const GENERATED = 'src/generated';

/** What stands on the disk and what should: paths below `src/generated`, sorted. */
export interface Difference {
  readonly changed: readonly string[];
  readonly stale: readonly string[];
}

/** Compares the disk with the generated files. Files that are not generated (`*.gen.*`, `built/`) are left alone. */
export async function compareFiles(root: string, files: ReadonlyMap<string, string>): Promise<Difference> {
  const folder = join(root, GENERATED);
  const present = await readGenerated(folder);
  const differs = await Promise.all(
    [...files].map(
      async ([path, text]) => !present.has(path) || (await readFile(join(folder, path), 'utf8')) !== text,
    ),
  );
  const changed = [...files.keys()].filter((_, index) => differs[index]);
  return { changed, stale: [...present].filter((path) => !files.has(path)).sort() };
}

/**
 * Writes what differs and removes what is no longer generated.
 * @param known.before what was written last, for a watcher: then the disk is not read.
 * @param known.isOurs which generated files these are all of, where they are not all there are.
 */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  { before, isOurs = () => true }: Known = {},
): Promise<Difference> {
  const folder = join(root, GENERATED);
  const { changed, stale } = before ? compareTexts(before, files) : await compareFiles(root, files);
  const difference = { changed, stale: stale.filter(isOurs) };
  await Promise.all(
    difference.changed.map(async (path) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, files.get(path) ?? '');
    }),
  );
  for (const path of difference.stale) {
    await rm(join(folder, path));
    await removeEmpty(folder, dirname(path));
  }
  return difference;
}

interface Known {
  before?: ReadonlyMap<string, string> | undefined;
  isOurs?: (path: string) => boolean;
}

function compareTexts(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Difference {
  return {
    changed: [...after.keys()].filter((path) => before.get(path) !== after.get(path)),
    stale: [...before.keys()].filter((path) => !after.has(path)),
  };
}

/**
 * What `generate --check` says: one line a committed file that differs, then the command that repairs it.
 * Empty when all is in step.
 */
export async function checkFiles(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const { changed, stale } = await compareFiles(root, files);
  const found = [
    ...changed.filter(isCommitted).map((path) => `${GENERATED}/${path} differs from its schema.`),
    ...stale.filter(isCommitted).map((path) => `${GENERATED}/${path} has no schema any more.`),
  ];
  return found.length === 0 ? [] : [...found, 'Run `npm run generate` and commit what it writes.'];
}

function isCommitted(path: string): boolean {
  return !path.startsWith(BUILT);
}

async function readGenerated(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyWhenMissing);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return new Set(paths.filter((path) => path.startsWith(BUILT) || /\.gen\.[\w.]+$/.test(path)));
}

function emptyWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function removeEmpty(folder: string, path: string): Promise<void> {
  if (path === '.') return;
  const isEmpty = (await readdir(join(folder, path))).length === 0;
  if (!isEmpty) return;
  await rmdir(join(folder, path));
  await removeEmpty(folder, dirname(path));
}
