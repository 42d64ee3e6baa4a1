import type { Language } from '#contract/session.ts';
import type { Model } from '../model/types.ts';
import { LANGUAGES } from '../model/schemas.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import type { Imports } from '../print/imports.ts';
import { Code, lines, plain } from '../print/literal.ts';
import type { Literal, LiteralObject } from '../print/literal.ts';
import { emitField } from './field.ts';
import { messagesFile } from './messages.ts';
import { MIGRATIONS_FILE, PERMISSIONS_FILE } from './names.ts';
import { toField } from './page.ts';
import type { Names } from './names.ts';
import { isWrittenByKit, validatorFile } from './validator.ts';

/** `server.gen.ts`: the whole model for the server. */
export function emitServer(model: Model, names: Names): string {
  const imports = createImports('server.gen.ts');
  const use = (name: string, path: string) => new Code(imports.use(name, path));
  const type = imports.useType('ServerModel', '#contract/model.ts');
  const value = lines({
    entities: apart(
      model.entities.map(({ constant, generated }) => use(`${constant}Model`, `${generated}.server.ts`)),
    ),
    lists: apart(model.lists.map(({ constant, generated }) => use(constant, `${generated}.server.ts`))),
    forms: apart(model.forms.map(({ constant, generated }) => use(constant, `${generated}.server.ts`))),
    reports: apart(model.reports.map(({ constant, generated }) => use(constant, `${generated}.server.ts`))),
    imports: apart(model.imports.map(({ constant, generated }) => use(constant, `${generated}.server.ts`))),
    lookups: apart(
      model.pages.flatMap(({ kind, constant, generated }) =>
        kind === 'lookup' ? use(constant, `${generated}.server.ts`) : [],
      ),
    ),
    enums: apart([
      ...model.enums.map((each) => use(each.constant, `${each.generated}.ts`)),
      use('permission', PERMISSIONS_FILE),
    ]),
    permissions: use('permissions', PERMISSIONS_FILE),
    modules: model.modules.map(({ name, tab, gate, menu, settings, topics }) => ({
      name,
      tab,
      gate,
      ...(menu.length > 0 && { menu: toMenu(menu) }),
      settings: settings.map((field) => emitField(toField(field), { imports, names })),
      ...(topics.length > 0 && { topics: topics.map((topic) => plain(topic)) }),
    })),
    settingsPage: toSettingsPage(model, imports),
    notifications: model.modules.flatMap(({ notifications }) => notifications.map((each) => plain(each))),
    validators: apart(toValidators(model, imports)),
    actions: apart(
      model.actions.map(({ constant, generated }) => use(`${constant}Model`, `${generated}.server.ts`)),
    ),
    code: apart(toCode(model, imports)),
    migrations: model.migrations.length === 0 ? undefined : use('migrations', MIGRATIONS_FILE),
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, toTexts(model, language, imports)])),
  });
  return printFile('schemas/**/*.json', imports, [`export const model: ${type} = ${value};`]);
}

/** Who may open what; that several items ask for the same codes says nothing more. */
function toMenu(menu: Model['modules'][number]['menu']): Literal {
  const codes = menu.flatMap(({ items }) => items.map(({ permissions }) => permissions));
  return [...new Map(codes.map((each) => [JSON.stringify(each), each])).values()];
}

/** One member a line, so that a new module is one new line. */
function apart(value: Literal, indent = 2): Code {
  return new Code(lines(value, indent));
}

function toValidators({ entities }: Model, imports: Imports): LiteralObject {
  return Object.fromEntries(
    entities.filter(isWrittenByKit).map((entity) => {
      const local = imports.useAs('validate', `${entity.constant}Validate`, validatorFile(entity));
      return [entity.name, new Code(local)];
    }),
  );
}

function toSettingsPage({ pages }: Model, imports: Imports): Literal {
  const page = pages.find(({ kind }) => kind === 'settings');
  if (page === undefined) return undefined;
  const validate = imports.useAs('validate', `${page.constant}Validate`, validatorFile(page));
  return { permissions: page.permissions, validate: new Code(validate) };
}

function toCode({ code }: Model, imports: Imports): LiteralObject {
  const uses = code.map(({ module, path }) => [
    module,
    new Code(imports.useAs('default', `${toCamel(module)}Code`, path)),
  ]);
  return Object.fromEntries(uses) as LiteralObject;
}

function toTexts(model: Model, language: Language, imports: Imports): Literal {
  const suffix = language[0]?.toUpperCase() + language.slice(1);
  const spreads = model.messages.map((messages) => {
    const name = toCamel(messages.module) + suffix;
    return `...${imports.useAs('default', name, messagesFile(messages, language))}`;
  });
  return new Code(`{\n${spreads.map((spread) => `      ${spread},\n`).join('')}    }`);
}

/** `goods_production` → `goodsProduction`. */
function toCamel(name: string): string {
  return name.replace(/^_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
