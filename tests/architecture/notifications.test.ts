import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './tree.ts';

/*
 * What people are told of (specification 4, notification types) stands in module.json; something must raise each, a transition
 * or code. One that nothing raises is named here with its reason, and goes from here when something does.
 */

const SILENT: Readonly<Record<string, string>> = {};

/** Notification types of the specification: 1 to 4, 11 to 16, 98 and 99. */
const TYPES = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 98, 99];

interface Notice {
  key: string;
  type: number;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const namesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const schemas = namesIn('schemas').filter((path) => path.endsWith('.json'));

const notices = schemas
  .filter((path) => path.endsWith('/module.json'))
  .flatMap((path) => (JSON.parse(read(path)) as { notifications?: Notice[] }).notifications ?? []);

/** Keys that a transition's `notify` names. */
const byTransitions = schemas
  .filter((path) => path.endsWith('.workflow.json'))
  .flatMap((path) =>
    (JSON.parse(read(path)) as { transitions: { notify?: { type: string } }[] }).transitions.flatMap(
      ({ notify }) => (notify ? [notify.type] : []),
    ),
  );

const code = namesIn('src')
  .filter((path) => path.endsWith('.ts') && !path.startsWith('src/generated/'))
  .map(read)
  .join('\n');

const isRaised = ({ key }: Notice): boolean => byTransitions.includes(key) || code.includes(`'${key}'`);

it('has something that raises every notification, or says why not', () => {
  expect(notices.length).toBeGreaterThan(30);
  const silent = notices.filter((one) => !isRaised(one)).map(({ key }) => key);
  expect(silent.toSorted()).toEqual(Object.keys(SILENT).toSorted());
});

it('has notifications of every type of the specification, and no others', () => {
  const raised = new Set(notices.filter(isRaised).map(({ type }) => type));
  expect([...new Set(notices.map(({ type }) => type))].toSorted((a, b) => a - b)).toEqual(TYPES);
  expect(TYPES.filter((type) => !raised.has(type))).toEqual([]);
});
