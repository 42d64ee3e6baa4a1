import { toActionDialog } from '../model/buildActions.ts';
import type { Model, ModelEntity, ModelModule, ModelReport, ModelScreen } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports, toSpecifier } from '../print/imports.ts';
import { Code, lines, literal, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { DEFAULTS, unusual } from './defaults.ts';
import { emitLoad } from './expression.ts';
import { hasManual, MANUAL_FILE } from './manual.ts';
import { TEXTS_FILE } from './messages.ts';
import { APP_FILE, given, loadsFile, partsFile, partsName } from './names.ts';

/** `app.gen.tsx`: the shell, one line a module. */
export function emitApp(model: Model): string {
  const { modules, impliedCodes, socialSdkCodes } = model;
  const imports = createImports(APP_FILE);
  const create = imports.use('createApp', '#web/app/createApp.ts');
  const parts = modules.map(({ name }) => name).sort();
  const names = parts.map((name) => new Code(imports.use(partsName(name), partsFile(name, 'tsx'))));
  const whole = {
    messages: new Code(imports.use('messages', TEXTS_FILE)),
    impliedCodes: impliedCodes.length > 0 ? impliedCodes : undefined,
    socialSdkCodes: socialSdkCodes.length > 0 ? socialSdkCodes : undefined,
    manual: hasManual(model) ? emitLoad(toSpecifier(MANUAL_FILE, '')) : undefined,
  };
  return printFile('schemas/**/*.json', imports, [
    `export const app = ${create}(${lines(names)}, ${literal(whole)});`,
  ]);
}

/**
 * Files of a module: `orders/parts.gen.tsx` has its menu and addresses, which the shell begins with, and
 * `orders/loads.gen.tsx` where the scripts of its screens are, which is loaded with the first of them.
 */
export function emitAppParts(model: Model, module: ModelModule): [file: string, text: string][] {
  const file = partsFile(module.name, 'tsx');
  const imports = createImports(file);
  const type = imports.useType('AppParts', '#web/app/createApp.ts');
  const isOwn = (each: { readonly module: string }) => each.module === module.name;
  const toLoad = (path: string): Code => emitLoad(toSpecifier(path, `${module.name}/`));
  const screens = model.screens.filter(isOwn);
  const homes = model.reports.filter((report) => isOwn(report) && report.tiles.some(({ home }) => home));
  const readable = model.entities.filter((entity) => isOwn(entity) && entity.access.read !== null);
  const dialogs = [
    ...model.forms.filter((form) => isOwn(form) && form.mode === 'dialog'),
    ...model.actions.filter(isOwn).flatMap((action) => toActionDialog(action) ?? []),
  ];
  const own = loadsFile(module.name);
  const scripts = {
    screens: screens.map((each) => [keyOf(each), toLoad(each.file)] as const),
    dialogs: dialogs.map(({ screen, generated }) => [screen, toLoad(`${generated}.tsx`)] as const),
  };
  const each = Object.entries(scripts).flatMap(([name, all]) =>
    all.length > 0 ? [`export const ${name} = ${lines(Object.fromEntries(all))};`] : [],
  );
  const value = {
    module: toModule(module),
    loads: each.length > 0 ? toLoad(own) : undefined,
    screens: given(screens.flatMap((screen) => toScreen(screen, screens) ?? [])),
    resources: given(readable.map(toResource)),
    reports: given(homes.map((report) => toHomeReport(report, model))),
    dialogs: given(dialogs.map(({ screen }) => screen)),
  };
  const source = `schemas/${module.name}/*.json`;
  const statement = `export const ${partsName(module.name)}: ${type} = ${lines(value)};`;
  const parts: [string, string] = [file, printFile(source, imports, [statement])];
  return each.length === 0 ? [parts] : [parts, [own, printFile(source, createImports(own), each)]];
}

function toModule({ name, icon, order, tab, gate, menu }: ModelModule): LiteralObject {
  const groups = menu.map(({ group, items }) => ({ group, items: items.map((each) => plain(each)) }));
  return { name, icon, order, tab, gate, menu: given(groups) };
}

/** By what the script of a screen is found: `createApp` asks for it by the same. */
const keyOf = ({ screen, kind }: ModelScreen): string => `${screen} ${kind}`;

const CREATE = '/create';

/**
 * An address without what the shell sees by itself: where its name is its path. The one that creates goes with the one that opens a record,
 * where both say the same.
 */
function toScreen(own: ModelScreen, all: readonly ModelScreen[]): LiteralObject | undefined {
  const base = own.path.replace(/\/(?::id|create)$/, '');
  const isTwin = (path: string) => all.some((one) => one.path === path && isSame(one, own));
  if (own.path === base + CREATE && isTwin(`${base}/:id`)) return undefined;
  const { file: _, module, screen, ...rest } = own;
  const creates = own.path === `${base}/:id` && isTwin(base + CREATE) ? true : undefined;
  const { path, kind, ...others } = unusual(plain(rest), { texts: [module] });
  return { screen: base === `/${screen}` ? undefined : screen, path, kind, creates, ...others };
}

const isSame = (one: ModelScreen, other: ModelScreen): boolean =>
  JSON.stringify({ ...one, path: '' }) === JSON.stringify({ ...other, path: '' });

/** How records are called, where it is not by their number. */
function toResource({ name, display }: ModelEntity): LiteralObject {
  return unusual({ name, display: plain(display) }, DEFAULTS.resource);
}

/** A report whose tiles stand on the dashboard; it needs the texts of its screen. */
function toHomeReport({ screen, permissions, license }: ModelReport, { screens }: Model): LiteralObject {
  const texts = screens.find((one) => one.screen === screen)?.texts ?? [];
  return { screen, permissions, license, texts };
}
