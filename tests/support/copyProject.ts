import { existsSync } from 'node:fs';
import { cp, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'schemas',
  'src',
  'generators',
  '.build',
];

/** What the compiler remembers names files by where they lie: in a copy it would find nothing again, its own libraries neither. */
const REMEMBERED = join(ROOT, '.build/types.tsbuildinfo');

/** A copy of the project to edit, with its stamps and an old lock file: nothing is installed there, that would go through the link. */
export async function copyProject(folder: string): Promise<void> {
  for (const part of PARTS.filter((name) => existsSync(join(ROOT, name))))
    await cp(join(ROOT, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => file !== REMEMBERED,
    });
  await utimes(join(folder, 'package-lock.json'), 0, 0);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}
