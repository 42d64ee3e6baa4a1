import { toActionDialog } from '../model/buildActions.ts';
import type { Model, ModelModule, ModelReport, ModelScreen } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports, toSpecifier } from '../print/imports.ts';
import { Code, lines, literal, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { unusual } from './defaults.ts';
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
  const scripts = new Map<string, Code>();
  const load = (path: string): Code => {
    const name = nameOfScript(path);
    scripts.set(name, emitLoad(toSpecifier(path, `${module.name}/`)));
    return new Code(`async () => (await loads()).${name}()`);
  };
  const homes = model.reports.filter((report) => isOwn(report) && report.tiles.some(({ home }) => home));
  const readable = model.entities.filter((entity) => isOwn(entity) && entity.access.read !== null);
  const dialogs = [
    ...model.forms.filter((form) => isOwn(form) && form.mode === 'dialog'),
    ...model.actions.filter(isOwn).flatMap((action) => toActionDialog(action) ?? []),
  ];
  const value = {
    module: toModule(module),
    screens: given(model.screens.filter(isOwn).map((screen) => toScreen(screen, load))),
    resources: given(readable.map(({ name, display }) => ({ name, display: plain(display) }))),
    reports: given(homes.map((report) => toHomeReport(report, model, load))),
    dialogs:
      dialogs.length > 0
        ? Object.fromEntries(dialogs.map(({ screen, generated }) => [screen, load(`${generated}.tsx`)]))
        : undefined,
  };
  const source = `schemas/${module.name}/*.json`;
  const statement = `export const ${partsName(module.name)}: ${type} = ${lines(value)};`;
  if (scripts.size === 0) return [[file, printFile(source, imports, [statement])]];
  const own = loadsFile(module.name);
  const loads = `const loads = ${emitLoad(toSpecifier(own, `${module.name}/`)).text};`;
  const each = [...scripts].map(([name, code]) => `export const ${name} = ${code.text};`);
  return [
    [file, printFile(source, imports, [loads, statement])],
    [own, printFile(source, createImports(own), [each.join('\n')])],
  ];
}

/** `orders/order-detail.form.gen.tsx` → `orderDetailForm`. */
function nameOfScript(path: string): string {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.gen\.tsx?$/, '');
  return stem.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());
}

type Load = (path: string) => Code;

function toModule({ name, icon, order, tab, gate, menu }: ModelModule): LiteralObject {
  const groups = menu.map(({ group, items }) => ({ group, items: items.map((each) => plain(each)) }));
  return { name, icon, order, tab, gate, menu: given(groups) };
}

function toScreen({ file, module, ...screen }: ModelScreen, load: Load): LiteralObject {
  return { ...unusual(plain(screen), { texts: [module] }), load: load(file) };
}

/** A report whose tiles stand on the dashboard; it needs the texts of its screen. */
function toHomeReport(report: ModelReport, { screens }: Model, load: Load): LiteralObject {
  const { screen, permissions, license, generated } = report;
  const texts = screens.find((one) => one.screen === screen)?.texts ?? [];
  return { screen, permissions, license, texts, load: load(`${generated}.tsx`) };
}
