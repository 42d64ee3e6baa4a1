import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Entities and names of data migrations as they are in a revision of the repository (a tag, a branch, a commit), by path. Throws
 * an Error of one line for a revision that there is not.
 */
export async function readRevision(root: string, revision: string): Promise<Map<string, string>> {
  const git = (...args: readonly string[]) => run('git', args, { cwd: root, maxBuffer: 64 << 20 });
  const commit = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (commit === null) throw new Error(`--since is "${revision}", but the repository has no such revision`);
  const { stdout } = await git('ls-tree', '-r', '-z', '--name-only', commit, '--', 'schemas');
  const paths = stdout.split('\0').filter((path) => /\.(entity\.json|sql)$/.test(path));
  const texts = paths.map(async (path) => {
    const text = path.endsWith('.sql') ? '' : (await git('show', `${commit}:./${path}`)).stdout;
    return [path, text] as const;
  });
  return new Map(await Promise.all(texts));
}
