import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Block, Inline, ManualEntry, ManualPage } from '#contract/page.ts';
import { generate } from '../../generators/generate.ts';
import { buildModel } from '../../generators/model/build.ts';
import { LANGUAGES } from '../../generators/model/schemas.ts';
import type { Model } from '../../generators/model/types.ts';
import { createSlotExists } from '../../generators/model/buildSlots.ts';
import { readFiles } from '../../generators/read.ts';
import { exists, readCase } from './goldenCases.ts';

/** What a generated file holds, which is JSON in single quotes. */
function read<Item>(text: string): Item[] {
  const [, quoted = ''] = /JSON\.parse\('([\s\S]*)'\) as/.exec(text) ?? [];
  return JSON.parse(quoted.replace(/\\([\\'])/g, '$1')) as Item[];
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((one) => (typeof one === 'string' ? one : textOf(one.inlines))).join('');

/** All that a block says. */
function sayingOf(block: Block): string {
  if (block.kind === 'facts')
    return block.items.map(({ name, inlines }) => `${name} ${textOf(inlines)}`).join('\n');
  if (block.kind === 'list') return block.items.map(textOf).join('\n');
  if (block.kind === 'flow') return block.states.map(({ name }) => name).join('\n');
  return textOf(block.inlines);
}

const saying = (page: ManualPage): string => page.blocks.map(sayingOf).join('\n');

function linksIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((one) => {
    if (typeof one === 'string') return [];
    return [...(one.kind === 'link' ? [one.href] : []), ...linksIn(one.inlines)];
  });
}

function linksOf(block: Block): string[] {
  if (block.kind === 'facts') return block.items.flatMap(({ inlines }) => linksIn(inlines));
  if (block.kind === 'list') return block.items.flatMap(linksIn);
  return block.kind === 'flow' ? [] : linksIn(block.inlines);
}

describe('of the product', () => {
  let model: Model;
  let files: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const sources = await readFiles(join(import.meta.dirname, '../..'));
    const built = buildModel(sources, createSlotExists(sources));
    const result = await generate(sources);
    if ('problems' in built || 'problems' in result) throw new Error('the schemas are not sound');
    ({ model } = built);
    ({ files } = result);
  });

  it('takes what screens are for, and no text that a screen itself shows', () => {
    const forScreens = new Set(model.screens.map(({ screen }) => `screen.${screen}.about`));
    const taken = Object.keys(model.manual.vi).filter((key) => !key.startsWith('manual.'));
    expect(taken.length).toBeGreaterThan(20);
    expect(taken.filter((key) => !forScreens.has(key))).toEqual([]);
    // A section that is called so, of a form of this product.
    expect(model.forms.some(({ sections }) => sections.some(({ key }) => key === 'about'))).toBe(true);
  });

  const pagesIn = (language: string): Map<string, ManualPage> =>
    new Map(
      [...files]
        .filter(([path]) => path.startsWith('built/manual/') && path.endsWith(`.${language}.gen.ts`))
        .filter(([path]) => !path.includes('/entries.'))
        .flatMap(([, text]) => read<ManualPage>(text).map((page) => [page.screen, page] as const)),
    );

  const textIn = (language: (typeof LANGUAGES)[number], key: string): string =>
    model.messages.map(({ texts }) => texts[language][key]).find((text) => text !== undefined) ?? key;

  it.each(LANGUAGES)('every screen has a page in %s, and no key stands in it bare', (language) => {
    const pages = pagesIn(language);
    const redirects = model.pages.filter(({ kind }) => kind === 'redirect').map(({ screen }) => screen);
    const screens = new Set(
      model.screens.map(({ screen }) => screen).filter((one) => !redirects.includes(one)),
    );
    expect(screens.size).toBeGreaterThan(150);
    expect([...pages.keys()].sort()).toEqual([...screens].sort());
    const keys = new Set(model.messages.flatMap(({ texts }) => Object.keys(texts.vi)));
    const bare = [...pages.values()].flatMap((page) => {
      const said = `${page.title}\n${saying(page)}`;
      const words = said.match(/[\w/-]+(?:\.[\w/-]+)+/g) ?? [];
      return words
        .filter((word) => keys.has(word) || word.startsWith('manual.'))
        .map((word) => `${page.screen}: ${word}`);
    });
    expect(bare).toEqual([]);
  });

  it.each(LANGUAGES)('lists, forms, imports and reports say in %s what their schemas hold', (language) => {
    const pages = pagesIn(language);
    const say = (screen: string): string => saying(pages.get(screen) ?? ({ blocks: [] } as never));
    const missing = (screen: string, keys: readonly string[]): string[] =>
      keys.filter((key) => !say(screen).includes(textIn(language, key))).map((key) => `${screen}: ${key}`);
    const forms = model.forms.filter(({ mode, route }) => mode !== 'dialog' && route !== undefined);
    expect([
      ...model.lists.flatMap((list) =>
        missing(
          list.screen,
          [...list.columns, ...list.filters, ...list.toolbar, ...list.row].map(({ label }) => label),
        ),
      ),
      ...forms.flatMap((form) =>
        missing(
          form.screen,
          form.sections.flatMap(({ inputs }) => inputs.map(({ label }) => label)),
        ),
      ),
      ...model.imports.flatMap((each) =>
        missing(
          each.screen,
          each.columns.map(({ label }) => label),
        ),
      ),
      ...model.reports.flatMap((report) =>
        missing(report.screen, [
          ...report.tiles.map(({ title }) => title),
          ...report.measures.map(({ label }) => label),
        ]),
      ),
    ]).toEqual([]);
  });

  it('links lead to pages that there are', () => {
    const pages = pagesIn('vi');
    const links = [...pages.values()].flatMap((page) => page.blocks.flatMap(linksOf));
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((href) => !pages.has(href.replace('/manual/', '')))).toEqual([]);
  });

  it('ids stand once on a page, and the states of a workflow lead to each other', () => {
    for (const [screen, { blocks }] of pagesIn('vi')) {
      const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      const states = blocks.flatMap((block) => (block.kind === 'flow' ? block.states : []));
      const ids = [...headings, ...states.map(({ id }) => id)];
      expect(ids.length, screen).toBe(new Set(ids).size);
      const targets = states.flatMap(({ steps }) => steps.flatMap(({ to }) => to.map(({ id }) => id)));
      expect(
        targets.filter((id) => !ids.includes(id)),
        screen,
      ).toEqual([]);
    }
  });

  it('pages are found by the names on them', () => {
    const entries = read<ManualEntry>(files.get('built/manual/entries.vi.gen.ts') ?? '');
    expect(entries.map(({ screen }) => screen).sort()).toEqual([...pagesIn('vi').keys()].sort());
    const [list] = model.lists;
    const words = entries.find(({ screen }) => screen === list?.screen)?.words;
    expect(words).toContain(textIn('vi', list?.columns[0]?.label ?? ''));
  });
});

describe('of a workflow', () => {
  const words = {
    'manual.begins': 'bắt đầu',
    'manual.ends': 'kết thúc',
    'manual.locked': 'chỉ xem',
    'manual.after_minutes': 'sau {{count}} phút',
    'manual.at_time': 'lúc {{label}}',
  };

  async function readFlow(): Promise<Block | undefined> {
    const sources = await readCase('workflow', 'schemas');
    const form = {
      entity: 'task',
      route: '/shop/task',
      mode: 'edit',
      permissions: ['task_manager'],
      sections: [{ key: 'main', fields: ['title'] }],
    };
    sources.set('schemas/shop/task.form.json', JSON.stringify(form));
    for (const language of LANGUAGES) {
      sources.set(`schemas/_shared/messages.${language}.json`, JSON.stringify(words));
      const file = `schemas/shop/messages.${language}.json`;
      const texts = JSON.parse(sources.get(file) ?? '{}') as Record<string, string>;
      const more = { 'screen.shop/task.title': 'Task', 'screen.shop/task.section.main': 'Main' };
      sources.set(file, JSON.stringify({ ...texts, ...more }));
    }
    const result = await generate(sources, exists);
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    const pages = read<ManualPage>(result.files.get('built/manual/shop.vi.gen.ts') ?? '');
    return pages.find(({ screen }) => screen === 'shop/task')?.blocks.find(({ kind }) => kind === 'flow');
  }

  it('each state stands with its ways out, where they lead and when they are gone by themselves', async () => {
    const flow = await readFlow();
    if (flow?.kind !== 'flow') throw new Error('no flow');
    const [waiting, open, done] = flow.states;
    expect(flow.states.map(({ marks }) => marks)).toEqual([
      ['bắt đầu'],
      ['bắt đầu'],
      ['kết thúc', 'chỉ xem'],
    ]);
    const leads = waiting?.steps.map(({ to }) => to.map(({ id }) => id));
    expect(leads).toEqual([['state-state-open', 'state-state-waiting'], []]);
    expect(waiting?.steps[0]?.marks[0]).toBe('sau 30 phút');
    expect(waiting?.steps[0]?.marks[1]).toMatch(/^lúc /);
    expect(open?.steps.map(({ to }) => to.length)).toEqual([1, 0]);
    expect(done).toMatchObject({ tone: 'success', steps: [] });
  });

  it('without words there is no manual', async () => {
    const result = await generate(await readCase('workflow', 'schemas'), exists);
    if ('problems' in result) throw new Error('not sound');
    expect([...result.files.keys()].filter((path) => path.includes('manual'))).toEqual([]);
    expect(result.files.get('app.gen.tsx')).not.toContain('manual');
  });
});
