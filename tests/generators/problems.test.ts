import { describe, expect, test } from 'vitest';
import { PROBLEMS, toLine } from '../../generators/errors.ts';
import { buildModel } from '../../generators/model/build.ts';
import { checkUpgrade } from '../../generators/model/checkUpgrade.ts';
import type { JsonObject, Problem } from '../../generators/model/types.ts';
import { cases } from './errors/cases.ts';
import { addTexts, createSoundShop, modelOf, problemsOf, toFiles } from './support/shop.ts';

const shop = createSoundShop();
const copyShop = () => structuredClone(shop);

test('the shop of these tests is sound', () => {
  expect(problemsOf(shop)).toEqual([]);
});

test.each(cases)('$name: one clear line', ({ name, edit, line, isUpgrade }) => {
  const tree = copyShop();
  edit(tree);
  // A new field would need new texts too: these are what the cases about texts are for.
  if (!name.startsWith('text ')) addTexts(tree);
  const problems = isUpgrade ? checkUpgrade(toFiles(shop), toFiles(tree), modelOf(tree)) : problemsOf(tree);
  expect(problems.map(toLine)).toEqual([line]);
});

test('every code but that of a generator bug has a case', () => {
  const shown = new Set([
    ...cases.map(({ line }) => line.slice(0, 6)),
    'GEN501',
    'GEN502',
    'GEN503',
    'GEN504',
    'GEN901',
  ]);
  expect([...shown].sort()).toEqual(Object.keys(PROBLEMS).sort());
});

describe('handwritten code', () => {
  test('a file that is not there: its path and how to begin it', () => {
    const lines = problemsOf(shop, (path) => (path.endsWith('StateCell.tsx') ? 'no file' : 'yes')).map(
      toLine,
    );
    expect(lines).toEqual([
      'GEN501 schemas/shop/item.list.json:67:15 columns[3].cell needs src/modules/shop/StateCell.tsx, which does not exist. Create it with "export function StateCell({ value }: CellProps)".',
    ]);
  });

  test('a page that is not there, and one without its export', () => {
    const tree = structuredClone(shop);
    tree['schemas/shop/till.page.json'] = { kind: 'custom', routes: ['/shop/till'], page: 'TillPage' };
    const tillIs = (state: 'no file' | 'no export') =>
      problemsOf(addTexts(tree), (path) => (path.endsWith('TillPage.tsx') ? state : 'yes')).map(toLine);
    const at = 'schemas/shop/till.page.json:6:11 page needs';
    expect([...tillIs('no file'), ...tillIs('no export')]).toEqual([
      `GEN501 ${at} src/modules/shop/TillPage.tsx, which does not exist. Create it with "export function TillPage()".`,
      `GEN502 ${at} the export "TillPage" in src/modules/shop/TillPage.tsx. Write "export function TillPage()" there.`,
    ]);
  });

  test('an effect that its module does not export', () => {
    const lines = problemsOf(shop, (path) => (path.endsWith('.server.ts') ? 'no export' : 'yes')).map(toLine);
    expect(lines).toEqual([
      'GEN502 schemas/shop/item.workflow.json:45:9 transitions[1].effects[0] needs effects.clear_stock in src/modules/shop/shop.server.ts. Write "export default defineModule({ effects: { clear_stock: … } })" there.',
    ]);
  });

  test('is found in the texts of src/modules, in every usual way to export', () => {
    const files = toFiles(shop);
    files.set('src/modules/shop/StateCell.tsx', 'function StateCell() {}\nexport { StateCell };\n');
    const code = (inside: string) => `export default defineModule({ effects: { ${inside} } });\n`;
    files.set('src/modules/shop/shop.server.ts', code('clear_stock: clearStock'));
    expect(buildModel(files)).not.toHaveProperty('problems');
    files.set('src/modules/shop/shop.server.ts', code('// clear_stock\n'));
    expect(codesOf(buildModel(files))).toEqual(['GEN502']);
  });

  test('what a module codes for is in its schemas', () => {
    const files = toFiles(shop);
    files.set('src/modules/shop/StateCell.tsx', 'export function StateCell() {}\n');
    const parts =
      "effects: { clear_stock: () => {}, clear_stok() {} },\n  hooks: { item: {}, itme: {} },\n  rights: ['shop_manager', 'shop_manger'],\n  actions: { close() {} },\n";
    files.set('src/modules/shop/shop.server.ts', `export default defineModule({\n  ${parts}});\n`);
    const built = buildModel(files);
    expect('problems' in built && built.problems.map(toLine)).toEqual([
      'GEN503 src/modules/shop/shop.server.ts:2:37 effects names "clear_stok", which is not in a schema of this module. Did you mean "clear_stock"?',
      'GEN503 src/modules/shop/shop.server.ts:3:22 hooks names "itme", which is not an entity of this module or of one that it uses. Did you mean "item"?',
      'GEN503 src/modules/shop/shop.server.ts:4:28 rights names "shop_manger", which is not a permission of any module. Did you mean "shop_manager"?',
      'GEN503 src/modules/shop/shop.server.ts:5:14 actions names "close", which is not in a schema of this module.',
    ]);
  });

  test('what a module names of itself is there, once', () => {
    const files = toFiles(shop);
    files.set('src/modules/shop/StateCell.tsx', 'export function StateCell() {}\n');
    const shared =
      "effects: { clear_stock() {} },\n  schedules: { early: { cron: '0 25 * * *', job: 'cleen' } },\n";
    const hooks = "webhooks: { one: { path: 'push' }, two: { path: 'push' } },\n";
    const write = (jobs: string) =>
      files.set(
        'src/modules/shop/shop.server.ts',
        `export default defineModule({\n  ${shared}  ${hooks}  ${jobs}});\n`,
      );
    const at = 'GEN504 src/modules/shop/shop.server.ts';
    const others = [
      `${at}:3:31 schedules.early.cron "0 25 * * *" is no time. Write minute, hour, day of the month, month, day of the week: "0 7 * * *".`,
      `${at}:4:51 webhooks.two.path "push" leads to webhooks.one already.`,
    ];
    write('jobs: { clean: {} },\n');
    const [time = '', path = ''] = others;
    const job = `${at}:3:50 schedules.early.job "cleen" is no job of this module. Did you mean "clean"?`;
    expect(linesOf(buildModel(files))).toEqual([time, job, path]);
    // What is spread into it may have any name.
    write('jobs: { ...others },\n');
    expect(linesOf(buildModel(files))).toEqual(others);
  });

  test('may speak of a text that no schema names', () => {
    const tree = copyShop();
    for (const language of ['vi', 'en', 'zh']) {
      const path = `schemas/shop/messages.${language}.json`;
      tree[path] = { ...(tree[path] as JsonObject), 'item.attempts': 'x {{count}}' };
    }
    const files = toFiles(tree);
    expect(codesOf(buildModel(files, () => 'yes'))).toEqual(['GEN402']);
    files.set('src/modules/shop/StateCell.tsx', "translate('item.attempts', { count: 1 })");
    expect(codesOf(buildModel(files, () => 'yes'))).toEqual([]);
  });
});

const broken = () => {
  const tree = copyShop();
  for (const name of [
    "name that is not the file's",
    'unknown badge',
    'unknown permission',
    'sum over a text',
  ]) {
    cases.find((one) => one.name === name)?.edit(tree);
  }
  return tree;
};

describe('many problems', () => {
  test('come all at once, sorted by file and place', () => {
    const problems = problemsOf(broken());
    expect(problems.map(({ code }) => code)).toEqual(['GEN303', 'GEN606', 'GEN207', 'GEN213']);
    expect(problems).toEqual([...problems].sort(comparePlaces));
  });

  test('in the same order, however the files are handed over', () => {
    const files = [...toFiles(broken())];
    const backwards = new Map(files.toReversed());
    expect(buildModel(backwards, () => 'yes')).toEqual(buildModel(new Map(files), () => 'yes'));
  });

  test('a misspelt keyword does not hide what else is wrong in its file', () => {
    const tree = copyShop();
    for (const name of ['unknown keyword', "unknown column of the phone's card"]) {
      cases.find((one) => one.name === name)?.edit(tree);
    }
    expect(
      problemsOf(tree)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['GEN103', 'GEN207']);
  });

  test('a broken item of a list does not move the places of those behind it', () => {
    const tree = copyShop();
    const list = tree['schemas/shop/item.list.json'] as { filters: JsonObject[] };
    list.filters[0] = { field: 5 };
    list.filters[2] = { field: 'prise' };
    const problems = problemsOf(tree);
    expect(problems.map(({ message }) => message)).toEqual([
      'filters[0].field is 5, but must be text.',
      'filters[2].field "prise" is not a field of shop/item.',
    ]);
    const lines = toFiles(tree).get('schemas/shop/item.list.json')?.split('\n') ?? [];
    expect(problems.map(({ line }) => lines[line - 1]?.trim())).toEqual(['"field": 5', '"field": "prise"']);
  });
});

test('text files that cannot be read are one problem each, whatever they hold', () => {
  const tree = copyShop();
  for (const language of ['vi', 'en', 'zh']) tree[`schemas/shop/messages.${language}.json`] = '[]';
  expect(problemsOf(tree).map(toLine)).toEqual(
    ['en', 'vi', 'zh'].map(
      (language) => `GEN101 schemas/shop/messages.${language}.json:1:1 The file holds no object.`,
    ),
  );
});

function linesOf(result: ReturnType<typeof buildModel>): string[] {
  return 'problems' in result ? result.problems.map(toLine) : [];
}

function codesOf(result: ReturnType<typeof buildModel>): string[] {
  return 'problems' in result ? result.problems.map(({ code }) => code) : [];
}

function comparePlaces(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
