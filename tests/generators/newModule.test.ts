import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toLine } from '../../generators/errors.ts';
import { buildModel } from '../../generators/model/build.ts';
import { readFiles } from '../../generators/read.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm run new-module` runs everything over stays sound beside the project's own schemas. */
test('the module that a newcomer writes is sound', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'khuon-schemas-'));
  for (const folder of ['schemas', 'src/modules'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  for (const folder of ['schemas', 'src'])
    cpSync(join(ROOT, 'tests/new-module', folder), join(copy, folder), { recursive: true });
  const built = buildModel(await readFiles(copy));
  rmSync(copy, { recursive: true });
  expect('problems' in built ? built.problems.map(toLine) : []).toEqual([]);
  const entities = 'model' in built ? built.model.entities.map(({ name }) => name) : [];
  expect(entities).toContain('trip');
});
