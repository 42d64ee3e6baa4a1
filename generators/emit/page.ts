import { LANGUAGES } from '../model/schemas.ts';
import type {
  CallbackPage,
  ContentPage,
  CustomPage,
  LookupPage,
  ModelField,
  ModelPage,
  SettingField,
  SettingsPage,
  ShownField,
} from '../model/types.ts';
import type { Block } from '#contract/page.ts';
import type { Language } from '#contract/session.ts';
import { printFile } from '../print/format.ts';
import { member } from '../print/identifier.ts';
import { createImports } from '../print/imports.ts';
import type { Imports } from '../print/imports.ts';
import { Call, Code, lines, plain } from '../print/literal.ts';
import type { Literal, LiteralObject } from '../print/literal.ts';
import { emitLoad } from './expression.ts';
import type { Place } from './expression.ts';
import { emitFields } from './field.ts';
import { BUILT } from './names.ts';
import type { Names } from './names.ts';
import { emitLeaf, emitPath } from './path.ts';
import { validatorFile } from './validator.ts';

/** `terms.page.gen.tsx`: the page with its screen. */
export function emitPage(page: ModelPage, names: Names): string {
  const imports = createImports(`${page.generated}.tsx`);
  if (page.kind === 'redirect') {
    const screen = imports.use('RedirectPage', '#web/page/RedirectPage.tsx');
    return printPage(page, imports, [], `<${screen} to="${page.to}" />`);
  }
  if (page.kind === 'custom') return emitCustom(page, imports);
  if (page.kind === 'settings') return emitSettings(page, { imports, names });
  const [name, value] = toDefinition(page, { imports, names });
  const type = imports.useType(`${name}Definition`, '#web/page/PageDefinition.ts');
  const screen = imports.use(`${name}Screen`, `#web/page/${name}Screen.tsx`);
  return printPage(
    page,
    imports,
    [`export const page: ${type} = ${lines(value)};`],
    `<${screen} page={page} />`,
  );
}

function printPage(page: ModelPage, imports: Imports, parts: readonly string[], element: string): string {
  return printFile(page.source, imports, [...parts, printComponent(page.component, element)]);
}

const printComponent = (name: string, element: string): string =>
  `export default function ${name}() {\n  return ${element};\n}`;

/** The component of the module within the kit's frame; both may be called like the schema's file. */
function emitCustom({ slot, screen, source, component }: CustomPage, imports: Imports): string {
  const frame = imports.use('CustomScreen', '#web/page/CustomScreen.tsx');
  const drawn = imports.use(slot.name, slot.path);
  const element = `<${frame} screen="${screen}" Page={${drawn}} />`;
  return printFile(source, imports, [printComponent(component.replace(/Page$/, 'Screen'), element)]);
}

type Drawn = CallbackPage | ContentPage | LookupPage;

/** Start of the names of its screen and type, and what the screen is given. */
function toDefinition(page: Drawn, place: Place): [name: string, value: LiteralObject] {
  const head = { screen: page.screen, title: page.title };
  if (page.kind === 'content') return ['Content', { ...head, ...toContent(page) }];
  if (page.kind === 'callback') return ['Callback', { ...head, ...toCallback(page) }];
  return ['Lookup', { ...head, ...toLookup(page, place) }];
}

const toCallback = ({ url, back, parties }: CallbackPage): LiteralObject => ({
  url,
  back,
  parties: parties.map((party) => plain(party)),
});

function toContent(page: ContentPage): LiteralObject {
  return {
    public: page.public,
    actions: page.actions.map((action) => plain(action)),
    load: Object.fromEntries(
      LANGUAGES.map((language) => [language, emitLoad(`#generated/${contentFile(page, language)}`)]),
    ),
  };
}

/** `built/system/terms.page.vi.gen.ts`, below `src/generated`. */
export function contentFile({ generated }: ContentPage, language: Language): string {
  return BUILT + generated.replace(/\.gen$/, `.${language}.gen.ts`);
}

/** The text of a content page in one language. */
export function emitContent(page: ContentPage, language: Language): string {
  const imports = createImports(contentFile(page, language));
  const type = imports.useType('Block', '#contract/page.ts');
  const source = page.source.replace(/\.page\.json$/, `.${language}.md`);
  const value = lines(page.content[language].map(toBlock));
  return printFile(source, imports, [`export default ${value} satisfies readonly ${type}[];`]);
}

function toBlock(block: Block): Literal {
  return plain(block);
}

function toLookup({ routes, lookup }: LookupPage, place: Place): LiteralObject {
  const shown = (fields: readonly ShownField[]) =>
    fields.map(({ path, label }) => ({ key: path.key, field: emitLeaf(path, place), label }));
  return {
    routes,
    url: lookup.url,
    activateUrl: lookup.activate?.url,
    expires: lookup.expires,
    result: shown(lookup.result),
    proven: shown(lookup.proven),
  };
}

/** The settings as a form over their one record. */
function emitSettings(page: SettingsPage, place: Place): string {
  const { imports } = place;
  const constant = `${page.constant}Fields`;
  const create = imports.use('createForm', '#web/form/FormDefinition.ts');
  const screen = imports.use('SettingsScreen', '#web/page/SettingsScreen.tsx');
  const form = {
    screen: page.screen,
    route: page.paths[0],
    resource: 'setting',
    title: page.title,
    mode: 'settings',
    permissions: page.permissions,
    sections: page.sections.map(({ module, label, fields }) => ({
      key: module,
      label,
      inputs: fields.map((setting) => emitSetting(setting, constant, place)),
    })),
    models: { setting: { name: 'setting', fields: new Code(`Object.values(${constant})`), rules: [] } },
    validate: emitLoad(`#generated/${validatorFile(page)}`),
    draft: true,
  };
  const fields = emitFields(constant, toSettingsBody(page).fields, place);
  return printPage(
    page,
    imports,
    [fields, `export const form = ${create}(${lines(form)});`],
    `<${screen} form={form} />`,
  );
}

function emitSetting({ name, label, help }: SettingField, constant: string, { imports }: Place): Literal {
  return new Call(imports.use('input', '#web/form/FormDefinition.ts'), member(constant, name), {
    label,
    help,
  });
}

/** All settings as the fields of one body. */
export function toSettingsBody(page: SettingsPage): SettingsPage & { fields: readonly ModelField[] } {
  return { ...page, fields: page.sections.flatMap(({ fields }) => fields.map(toField)) };
}

/** A setting as a field like others. */
export function toField({ help: _help, ...field }: SettingField): ModelField {
  return field;
}

/** `consent.page.gen.server.ts`: what the server knows of a callback. */
export function emitCallbackServer(page: CallbackPage): string {
  const imports = createImports(`${page.generated}.server.ts`);
  const type = imports.useType('CallbackModel', '#contract/callback.ts');
  const value = lines({
    key: page.key,
    module: page.module,
    url: page.url,
    permissions: page.permissions,
    parties: page.parties.map(({ key, paths }) => ({ key, path: paths[0] })),
  });
  return printFile(page.source, imports, [`export const ${page.constant}: ${type} = ${value};`]);
}

/** `check.page.gen.server.ts`: the public check as the server's `PublicLookupModel`. */
export function emitLookupServer(page: LookupPage, names: Names): string {
  const imports = createImports(`${page.generated}.server.ts`);
  const place: Place = { imports, names };
  const type = imports.useType('PublicLookupModel', '#contract/page.ts');
  const { lookup, screen, module } = page;
  const value = lines({
    screen,
    module,
    ...plain(lookup, 'result', 'proven', 'count', 'recalled', 'expires', 'activate'),
    result: lookup.result.map(({ path }) => emitPath(path, place)),
    proven: lookup.proven.map(({ path }) => emitPath(path, place)),
    count: lookup.count && plain(lookup.count),
    recalled: lookup.recalled && plain(lookup.recalled),
    activate: lookup.activate && plain(lookup.activate),
  });
  return printFile(page.source, imports, [`export const ${page.constant}: ${type} = ${value};`]);
}
