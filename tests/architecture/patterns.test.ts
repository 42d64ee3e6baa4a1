import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { findSlowness } from '../../generators/pattern/findSlowness.ts';
import { readSources, type SourceFile } from './tree.ts';

/*
 * Texts come from outside, and one process serves everybody: an expression that goes back over a text again and again
 * holds up all of them (reliability.md). So there is none, wherever its text comes from.
 */

const files = readSources('src').filter(({ path }) => !path.startsWith('src/generated/'));

interface Found {
  place: string;
  source: string;
  flags: string;
}

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { type: string; name?: string };
}

/** Every node of a file, told to `see`. */
function walk(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) walk(item, see);
  else {
    if ('type' in value) see(value as Node);
    for (const inner of Object.values(value)) walk(inner, see);
  }
}

function placeOf({ path, text }: SourceFile, start: number): string {
  return `${path}:${text.slice(0, start).split('\n').length}`;
}

function patternsOf(file: SourceFile): { literals: Found[]; made: string[] } {
  const literals: Found[] = [];
  const made: string[] = [];
  walk(parseSync(file.path, file.text).program, ({ type, start, regex, callee }) => {
    const place = placeOf(file, start);
    if (type === 'Literal' && regex) literals.push({ place, source: regex.pattern, flags: regex.flags });
    if (['NewExpression', 'CallExpression'].includes(type) && callee?.name === 'RegExp') made.push(file.path);
  });
  return { literals, made };
}

const found = files.map(patternsOf);

it('has expressions only whose time does not grow faster than the text', { timeout: 120_000 }, () => {
  const literals = found.flatMap((one) => one.literals);
  const slow = literals.flatMap(({ place, source, flags }) => {
    const { reason, repeated = '' } = findSlowness(source, flags) ?? {};
    return reason === undefined ? [] : [`${place} /${source}/${flags}: ${reason} ("${repeated}" and so on)`];
  });
  expect(literals.length).toBeGreaterThan(100);
  expect(slow).toEqual([]);
});

it('makes no expressions while it runs, but for addresses that the schemas name', () => {
  expect(found.flatMap((one) => one.made)).toEqual(['src/web/page/checkAddress.ts']);
});

it('composes text in one place, which knows what is slow to compose', () => {
  const places = files.filter(({ text }) => /\.normalize\((['"]NF|form|\))/.test(text));
  expect(places.map(({ path }) => path)).toEqual(['src/contract/text.ts']);
});

it('spells react-admin’s query keys in one file', () => {
  // An element of a list, or compared with one: names of methods are no keys.
  const key = /(?:(?<!\w)\[|[,=])\s*'get(One|List|Many|ManyReference|InfiniteList|ManyAggregate)'/;
  expect(files.filter(({ text }) => key.test(text)).map(({ path }) => path)).toEqual([
    'src/web/data/queryKeys.ts',
  ]);
});
