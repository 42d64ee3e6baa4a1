import type { Model, ModelModule, ModelReport, ModelScreen } from '../model/types.ts';
import { LANGUAGES } from '../model/schemas.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines, plain } from '../print/literal.ts';
import type { Code, LiteralObject } from '../print/literal.ts';
import { emitLoad } from './expression.ts';
import { messagesFile } from './messages.ts';

/** `app.gen.tsx`: menu, screens and texts for the browser, every screen loaded when it is opened. */
export function emitApp(model: Model): string {
  const imports = createImports('app.gen.tsx');
  const type = imports.useType('AppModel', '#web/app/AppModel.ts');
  const value = lines({
    modules: model.modules.map(toModule),
    screens: model.screens.map(toScreen),
    impliedCodes: model.impliedCodes.length > 0 ? model.impliedCodes : undefined,
    resources: model.entities
      .filter(({ access }) => access.read !== null)
      .map(({ name, display }) => ({ name, display: plain(display) })),
    reports: model.reports
      .filter(({ tiles }) => tiles.some(({ home }) => home))
      .map((report) => toHomeReport(report, model)),
    dialogs: Object.fromEntries(model.dialogs.map(({ screen, file }) => [screen, load(file)])),
    messages: Object.fromEntries(
      model.messages.map((messages) => [
        messages.module,
        Object.fromEntries(LANGUAGES.map((language) => [language, load(messagesFile(messages, language))])),
      ]),
    ),
  });
  return printFile('schemas/**/*.json', imports, [`export const app: ${type} = ${value};`]);
}

function toModule({ name, icon, order, tab, gate, menu }: ModelModule): LiteralObject {
  return {
    name,
    icon,
    order,
    tab,
    gate,
    menu: menu.map(({ group, items }) => ({ group, items: items.map((each) => plain(each)) })),
  };
}

function toScreen({ file, ...screen }: ModelScreen): LiteralObject {
  return { ...plain(screen), load: load(file) };
}

/** A report whose tiles stand on the dashboard; it needs the texts of its screen. */
function toHomeReport({ screen, permissions, generated }: ModelReport, { screens }: Model): LiteralObject {
  const texts = screens.find((one) => one.screen === screen)?.texts ?? [];
  return { screen, permissions, texts, load: load(`${generated}.tsx`) };
}

function load(file: string): Code {
  return emitLoad(`./${file}`);
}
