import type { Model, ModelForm, ModelList, ModelScreen } from '../../model/types.ts';
import type { Steps } from '../../steps.ts';
import type { Names } from '../names.ts';
import { accessBlocks, messageBlocks } from './access.ts';
import type { Subject } from './access.ts';
import { buttonFact, findButtons } from './buttons.ts';
import { leafOf } from './field.ts';
import { flowBlocks } from './flow.ts';
import { formBlocks, importBlocks, pageBlocks, reportBlocks } from './form.ts';
import { listBlocks } from './list.ts';
import { factsBelow, heading, link, sentences, word } from './said.ts';
import type { Said, SaidBlock, SaidInline } from './said.ts';
import { entityName, findField, groupBy, menuOf, pageOf, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** A page of the manual, before it is said in a language. */
export interface SaidPage {
  readonly screen: string;
  readonly module: string;
  readonly title: Said;
  readonly path?: string;
  readonly keys: readonly string[];
  readonly blocks: readonly SaidBlock[];
}

/** A page for each screen; addresses that only lead elsewhere have none. */
export function* createPages(model: Model, names: Names): Steps<SaidPage[]> {
  const redirects = new Set(
    model.pages.filter(({ kind }) => kind === 'redirect').map(({ screen }) => screen),
  );
  const screens = model.screens.filter(({ screen }) => !redirects.has(screen));
  const byScreen = groupBy(screens, ({ screen }) => screen);
  const byPath = new Map(screens.map((each) => [each.path, each]));
  const site: ManualSite = { model, names, byPath, menu: menuOf(model) };
  const pages: SaidPage[] = [];
  for (const own of byScreen.values()) {
    yield;
    pages.push(createPage(site, own));
  }
  return pages;
}

function createPage(site: ManualSite, screens: readonly ModelScreen[]): SaidPage {
  const [first] = screens;
  if (first === undefined) throw new Error('a page of the manual without a screen');
  const { screen, module } = screens.find(({ kind }) => kind === 'list') ?? first;
  const { lists, forms, imports, reports, pages } = site.model;
  const isOwn = (each: { readonly screen: string }): boolean => each.screen === screen;
  const list = lists.find(isOwn);
  const ownForms = forms.filter((form) => isOwn(form) && form.mode !== 'dialog');
  const name = list?.entity ?? ownForms.find(({ entity }) => entity !== undefined)?.entity;
  const hasRecordForm = ownForms.some(({ mode }) => mode === 'edit');
  const buttons = findButtons(site, name, list, hasRecordForm);
  const subject: Subject = {
    screens,
    forms: ownForms,
    buttons,
    shown: shownFields(site, list, ownForms),
    ...(name !== undefined && { entity: site.names.entity(name) }),
  };
  const free = screens.find(({ path }) => !path.includes(':') && !path.endsWith('/create'));
  return {
    screen,
    module,
    title: text(`screen.${screen}.title`),
    ...(free && { path: free.path }),
    keys: [...(list ? ['list'] : []), ...(ownForms.length > 0 ? ['form'] : [])],
    blocks: [
      ...introBlocks(site, subject, screen),
      ...(list ? listBlocks(site, list) : []),
      ...reports.filter(isOwn).flatMap((report) => reportBlocks(site, report)),
      ...pages.filter(isOwn).flatMap((page) => pageBlocks(site, page)),
      ...factsBelow(
        'buttons',
        word('buttons'),
        buttons.map((button) => buttonFact(site, button)),
      ),
      ...(name === undefined ? [] : flowBlocks(site, name)),
      ...ownForms.flatMap((form) => formBlocks(site, form)),
      ...imports.filter(isOwn).flatMap((each) => importBlocks(site, each)),
      ...accessBlocks(site, subject),
      ...messageBlocks(site, subject),
      ...moreBlocks(site, subject, screen),
    ],
  };
}

/** Fields in columns and inputs, each once. */
function shownFields(
  site: ManualSite,
  list: ModelList | undefined,
  forms: readonly ModelForm[],
): Subject['shown'] {
  const inputs = forms.flatMap(({ sections }) => sections.flatMap((section) => section.inputs));
  const all = [...inputs, ...inputs.flatMap(({ rows }) => rows ?? [])];
  const shown = [
    ...(list?.columns ?? []).map((column) => ({ label: column.label, read: leafOf(site, column)?.read })),
    ...all.map(({ entity, field, label }) => ({
      label,
      read: entity === undefined ? undefined : findField(site, entity, field)?.read,
    })),
  ];
  return [...new Map(shown.map(({ label, read }) => [label, { label, ...(read && { read }) }])).values()];
}

/** What the screen is for, where it stands in the menu, and what one row of it is. */
function introBlocks(site: ManualSite, { screens, entity }: Subject, screen: string): SaidBlock[] {
  const { model } = site;
  const about = `screen.${screen}.about`;
  const list = model.lists.find((each) => each.screen === screen);
  const kinds = new Set(screens.map(({ kind }) => kind));
  const what =
    entity && kinds.has('list')
      ? word('intro.list', { value: entityName(entity.name) })
      : entity && kinds.has('form')
        ? word('intro.form', { value: entityName(entity.name) })
        : undefined;
  const item = site.menu.find(({ route }) => screens.some(({ path }) => path === route));
  const place =
    item && word('menu', { module: text(`module.${item.section}`), item: text(`menu.${item.name}`) });
  const intro = sentences(about in model.manual.vi && text(about), what, list?.live && word('live'));
  const blocks = [intro, sentences(place)].filter((inlines) => inlines.length > 0);
  return blocks.map((inlines) => ({ kind: 'paragraph', inlines }) as const);
}

/** Other screens that this one leads to. */
function moreBlocks(site: ManualSite, { forms, screens, entity }: Subject, screen: string): SaidBlock[] {
  const { lists, imports } = site.model;
  const list = lists.find((each) => each.screen === screen);
  const related = forms.flatMap(({ aside }) => aside?.related ?? []);
  const routes = [
    ...(list?.open === undefined ? [] : [list.open]),
    ...(list?.create ? [list.create.route] : []),
    ...related.map(({ route }) => route),
    ...imports.filter((each) => each.entity === entity?.name).map(({ route }) => route),
    ...(list ? [] : lists.filter((each) => each.entity === entity?.name).map(({ route }) => route)),
  ];
  const starts = screens.map(({ path }) => `${path}/`);
  const pages = new Set([
    ...routes.flatMap((route) => pageOf(site, route) ?? []),
    ...site.model.screens
      .filter(({ path }) => starts.some((start) => path.startsWith(start)))
      .flatMap(({ path }) => pageOf(site, path) ?? []),
  ]);
  pages.delete(screen);
  const items = [...pages].map((page): SaidInline[] => [link(page, text(`screen.${page}.title`))]);
  return items.length === 0 ? [] : [heading('more', word('more')), { kind: 'list', items }];
}
