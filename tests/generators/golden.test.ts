import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../generators/generate.ts';
import { exists, expectedFolder, readCase, readCases } from './goldenCases.ts';

/** `UPDATE_GOLDEN=1 npx vitest run tests/generators` writes what is expected; read the diff before committing it. */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

test.each(await readCases())('golden case %s', async (name) => {
  const result = await generate(await readCase(name, 'schemas'), exists);
  if ('problems' in result) throw new Error(result.problems.map((each) => JSON.stringify(each)).join('\n'));
  const readable = new Map([...result.files].filter(([path]) => !path.startsWith('built/')));
  if (isUpdate) await writeExpected(name, readable);
  const expected = await readCase(name, 'expected');
  expect([...readable.keys()]).toEqual([...expected.keys()].sort());
  for (const [path, text] of readable) expect(text, path).toBe(expected.get(path));
});

async function writeExpected(name: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folder = expectedFolder(name);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
