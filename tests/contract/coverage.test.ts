import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCoverage, findIdleReasons, KIT_SCREENS } from '../../generators/coverage/checkCoverage.ts';
import { printCoverage } from '../../generators/coverage/printCoverage.ts';
import { readSpecification } from '../../generators/coverage/readSpecification.ts';
import { buildModel } from '../../generators/model/build.ts';
import { readFiles } from '../../generators/read.ts';

const built = buildModel(await readFiles('.'));
if ('problems' in built) throw new Error('The schemas are not sound: npm run check');
const { model } = built;
const { specification, texts } = await readSpecification('.');
const facts = checkCoverage(model, specification, texts);

/** Facts that were typed in; who types more raises it. */
const TYPED = 890;

describe('the specification', () => {
  it('is whole, or says why not: npm run check -- --coverage', () => {
    expect(facts.length).toBeGreaterThanOrEqual(TYPED);
    expect(facts.filter(({ state, reason }) => state === 'missing' && reason === undefined)).toEqual([]);
  });

  it('has no reason for what is there by now: take it off tests/specification/reasons.json', () => {
    expect(findIdleReasons(facts, specification)).toEqual([]);
  });

  it('has a test for each rule of section 5', () => {
    const { rules } = specification;
    expect(Object.keys(rules).length).toBeGreaterThan(40);
    const isTested = ([file]: readonly string[]) => file?.startsWith('tests/') === true;
    expect(Object.keys(rules).filter((name) => !rules[name]?.some(isTested))).toEqual([]);
  });

  it('has no two facts of one name', () => {
    const names = facts.map(({ kind, name }) => `${kind} ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('coverage', () => {
  const none = { otherwise: {}, missing: {} };
  const missingIn = (changed: Partial<typeof model>, said = specification) =>
    checkCoverage({ ...model, ...changed }, { ...said, reasons: none }, texts)
      .filter(({ state }) => state === 'missing')
      .map(({ kind, name }) => `${kind} ${name}`);
  const before = new Set(missingIn({}));
  const newIn = (...args: Parameters<typeof missingIn>) =>
    missingIn(...args).filter((one) => !before.has(one));

  const withoutField = (entity: string, field: string) =>
    model.entities.map((each) =>
      each.name === entity ? { ...each, fields: each.fields.filter(({ name }) => name !== field) } : each,
    );

  it('names a screen, a code, a value, a field and a text that are gone', () => {
    expect(newIn({ screens: model.screens.filter(({ path }) => path !== '/goods/list') })).toEqual([
      'route /goods/list',
    ]);
    expect(newIn({ permissions: model.permissions.filter(({ code }) => code !== 'dc_goods') })).toEqual([
      'permission dc_goods',
    ]);
    expect(newIn({ enums: model.enums.filter(({ name }) => name !== 'token_status') })).toContain(
      'enum token_status valid',
    );
    expect(newIn({ entities: withoutField('pos', 'code') })).toEqual(['field pos.code']);
    expect(newIn({ messages: [] })).toContain('message wrong_phone');
  });

  it('names a screen that other codes open, and a value that nobody said', () => {
    const screens = model.screens.map((screen) =>
      screen.path === '/goods/list' ? { ...screen, permissions: [] } : screen,
    );
    expect(newIn({ screens })).toEqual(['route /goods/list']);
    const enums = model.enums.map((each) =>
      each.name === 'marketplace'
        ? { ...each, values: [...each.values, { value: 9, key: 'other', tone: 'info' as const }] }
        : each,
    );
    expect(newIn({ enums })).toEqual(['enum marketplace alone']);
  });

  it('names a rule whose words are gone from their file', () => {
    const rules = { 'something said': [['nowhere.ts', 'words'] as const] };
    expect(newIn({}, { ...specification, rules })).toEqual(['rule something said']);
  });

  it('prints how much of each kind there is, and by name what is not', () => {
    const lines = printCoverage(
      [
        { kind: 'route', name: '/a', state: 'covered' },
        { kind: 'route', name: '/b', state: 'otherwise', reason: 'at /c' },
        { kind: 'menu', name: 'B', state: 'missing' },
      ],
      ['menu C'],
    );
    expect(lines).toEqual([
      'route      1 of 2 as said, 1 otherwise, 0 missing',
      'menu       0 of 1 as said, 0 otherwise, 1 missing',
      'all        1 of 3 as said, 1 otherwise, 1 missing',
      'otherwise  route /b: at /c',
      'missing    menu B: no reason given',
      'idle       menu C: a reason of what is there; take it off reasons.json',
    ]);
  });

  it('knows the screens of the kit', () => {
    const code = readFileSync('src/web/app/kitScreens.ts', 'utf8');
    for (const path of KIT_SCREENS) expect(code).toContain(`path: '${path}'`);
  });
});
