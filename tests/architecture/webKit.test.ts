import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, ROOT } from './tree.ts';

const files = readSources('src/web/kit');
const nameOf = (path: string): string => basename(path).replace(/\.tsx?$/, '');

it('offers modules one thing a file, under the name of the file and with a line that says what it is', () => {
  const wrong = files.filter(({ path, text }) => {
    const values = [...text.matchAll(/^export (?:async )?(?:function (\w+)|\{ (\w+) \}|\* as (\w+))/gm)];
    const [name] = values.map(([, own, other, whole]) => own ?? other ?? whole);
    return (
      values.length !== 1 || name !== nameOf(path) || !/\*\/\nexport (async )?(function|\{|\*)/.test(text)
    );
  });
  expect(files.length).toBeGreaterThan(10);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('has each of them in its README, with an example', () => {
  const rows = [
    ...readFileSync(join(ROOT, 'src/web/kit/README.md'), 'utf8').matchAll(/^\| `(\w+)` +\| (.*) \|$/gm),
  ];
  const listed = rows.filter(([, name, rest = '']) => rest.includes(name ?? '') || rest.includes('`'));
  expect(listed.map(([, name]) => name).sort()).toEqual(files.map(({ path }) => nameOf(path)).sort());
});
