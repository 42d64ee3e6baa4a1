import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';

/* A text that nothing raises is no message of the product: each of section 8 stands in some source or schema under its own name. */

const MESSAGES = JSON.parse(readFileSync('tests/specification/messages.json', 'utf8')) as string[];

/** Messages whose names are made: of a code that the other side answers with. */
const MADE: Readonly<Record<string, RegExp>> = { zns: /`messages\.zns_\$\{/ };

const isText = (name: string): boolean => /^messages\.\w+\.json$/.test(name);

function readAll(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' || entry.name === '_meta' ? [] : readAll(path);
    return /\.(?:ts|tsx|json)$/.test(entry.name) && !isText(entry.name) && entry.name !== 'errors.ts'
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

const code = [...readAll('src'), ...readAll('schemas')].join('\n');

/** By its whole key; a code of the API and a text of the kits also by its bare name. */
function isRaised(name: string): boolean {
  const [family = ''] = name.split('_');
  if (MADE[family]?.test(code)) return true;
  if (code.includes(`messages.${name}'`) || code.includes(`messages.${name}"`)) return true;
  const isCode = Object.hasOwn(ERROR_STATUS, name) || /^[A-Z]/.test(name);
  return isCode && (code.includes(`'${name}'`) || code.includes(`"${name}"`));
}

it('has no message of section 8 that nothing raises', () => {
  expect(MESSAGES.length).toBeGreaterThan(100);
  expect(MESSAGES.filter((name) => !isRaised(name))).toEqual([]);
});

it('finds one that nothing raises', () => {
  expect(isRaised('nobody_says_this')).toBe(false);
  expect(isRaised('zns_-108')).toBe(true);
});
