import type { Model, ModelModule } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import type { Imports } from '../print/imports.ts';
import { Code, lines, literal, plain } from '../print/literal.ts';
import type { Literal } from '../print/literal.ts';
import { emitField } from './field.ts';
import { SERVER_TEXTS_FILE } from './messages.ts';
import {
  given,
  MIGRATIONS_FILE,
  partsFile,
  partsName,
  PERMISSIONS_FILE,
  SERVER_FILE,
  SHARED,
  toCamel,
} from './names.ts';
import type { Names } from './names.ts';
import { toField } from './page.ts';
import { isWrittenByKit, validatorFile, VALIDATORS_FILE } from './validator.ts';

const MODEL = '#contract/createModel.ts';

/** `server.gen.ts`: the whole model for the server, one line a module. */
export function emitServer({ modules, migrations }: Model): string {
  const imports = createImports(SERVER_FILE);
  const use = (name: string, path: string) => new Code(imports.use(name, path));
  const create = use('createModel', MODEL).text;
  const parts = [SHARED, ...modules.map(({ name }) => name).sort()];
  const names = parts.map((name) => use(partsName(name), partsFile(name, 'server.ts')));
  const whole = {
    permissions: use('permissions', PERMISSIONS_FILE),
    validators: use('validators', VALIDATORS_FILE),
    migrations: migrations.length === 0 ? undefined : use('migrations', MIGRATIONS_FILE),
    messages: use('messages', SERVER_TEXTS_FILE),
  };
  return printFile('schemas/**/*.json', imports, [
    `export const model = ${create}(${lines(names)}, ${literal(whole)});`,
  ]);
}

/** `orders/parts.gen.server.ts`: what a module brings to the server; without one, what all modules share. */
export function emitServerParts(model: Model, names: Names, module?: ModelModule): string {
  const name = module?.name ?? SHARED;
  const imports = createImports(partsFile(name, 'server.ts'));
  const type = imports.useType('ModuleParts', MODEL);
  const use = (constant: string, path: string) => new Code(imports.use(constant, path));
  const collect = (parts: readonly Made[], suffix = '', plane = 'server.ts') =>
    given(
      parts
        .filter((part) => part.module === name)
        .map((part) => use(part.constant + suffix, `${part.generated}.${plane}`)),
    );
  const shared = module ? [] : [use('permission', PERMISSIONS_FILE)];
  const value = {
    module: module && toModule(module, imports, names),
    entities: collect(model.entities, 'Model'),
    lists: collect(model.lists),
    forms: collect(model.forms),
    reports: collect(model.reports),
    imports: collect(model.imports),
    lookups: collect(model.pages.filter(({ kind }) => kind === 'lookup')),
    callbacks: collect(model.pages.filter(({ kind }) => kind === 'callback')),
    enums: given([...(collect(model.enums, '', 'ts') ?? []), ...shared]),
    prints: collect(model.prints, '', 'ts'),
    actions: collect(model.actions, 'Model'),
    notifications: given((module?.notifications ?? []).map((each) => plain(each))),
    settingsPage: toSettingsPage(model, name, imports),
    code: toCode(model, name, imports),
  };
  return printFile(`schemas/${name}/*.json`, imports, [
    `export const ${partsName(name)}: ${type} = ${lines(value)};`,
  ]);
}

/** What a generated file of the server's plane is made of. */
interface Made {
  readonly module: string;
  readonly constant: string;
  readonly generated: string;
}

function toModule(module: ModelModule, imports: Imports, names: Names): Literal {
  const { name, order, tab, gate, menu, settings, topics } = module;
  return {
    name,
    order,
    tab,
    gate,
    menu: given(toMenu(menu)),
    settings: settings.map((field) => emitField(toField(field), { imports, names })),
    topics: given(topics.map((topic) => plain(topic))),
  };
}

/** Who may open what; that several items ask for the same codes says nothing more. */
function toMenu(menu: ModelModule['menu']): readonly Literal[] {
  const codes = menu.flatMap(({ items }) => items.map(({ permissions }) => permissions));
  return [...new Map(codes.map((each) => [JSON.stringify(each), each])).values()];
}

function toSettingsPage({ pages }: Model, module: string, imports: Imports): Literal {
  const page = pages.find((each) => each.kind === 'settings' && each.module === module);
  if (page === undefined) return undefined;
  const validate = imports.useAs('validate', `${page.constant}Validate`, validatorFile(page));
  return { permissions: page.permissions, validate: new Code(validate) };
}

function toCode({ code }: Model, name: string, imports: Imports): Literal {
  const own = code.find(({ module }) => module === name);
  return own && new Code(imports.useAs('default', `${toCamel(name)}Code`, own.path));
}

/** `built/validators.gen.server.ts`: by entity. */
export function emitValidatorsByEntity({ entities }: Model): string {
  const imports = createImports(VALIDATORS_FILE);
  const type = imports.useType('ServerModel', '#contract/model.ts');
  const all = entities.filter(isWrittenByKit).map((entity) => {
    const local = imports.useAs('validate', `${entity.constant}Validate`, validatorFile(entity));
    return [entity.name, new Code(local)];
  });
  return printFile('schemas/*/*.entity.json', imports, [
    `export const validators: ${type}['validators'] = ${lines(Object.fromEntries(all) as Literal)};`,
  ]);
}
