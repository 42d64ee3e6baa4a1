import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { RawSource } from './buildSources.ts';
import { checkCalls } from './checkCalls.ts';
import { findKeeper } from './kitPages.ts';

/** Names that are free, routes and paths of the API that lead to one thing, modules without circles. */
export function checkNames(context: Context): void {
  checkTables(context);
  checkAddresses(context);
  checkCalls(context);
  checkUses(context);
}

const KIT_TABLE = /^(sys|khuon)_/;

function checkTables(context: Context): void {
  for (const [name, source] of context.entities) {
    if (!KIT_TABLE.test(name)) continue;
    context.report.at(
      at(source, 'title'),
      'GEN302',
      `"${name}" begins like the tables of the kit.`,
      'Take another name.',
    );
  }
}

function checkAddresses(context: Context): void {
  const seen = new Map<string, RawSource>();
  for (const { path, source, at: place } of context.addresses) {
    const keeper = findKeeper(path);
    if (keeper !== null) context.report.at(at(source, ...place), 'GEN304', keeper, 'Take another address.');
    const first = seen.get(path);
    if (first === undefined) seen.set(path, source);
    else context.report.at(at(source, ...place), 'GEN304', `"${path}" leads to ${first.file} already.`);
  }
  const dialogs = new Map<string, RawSource>();
  for (const source of context.forms.filter(({ value }) => value.mode === 'dialog')) {
    const first = dialogs.get(source.stem);
    if (first === undefined) dialogs.set(source.stem, source);
    else
      context.report.at(
        at(source, 'mode'),
        'GEN301',
        `the dialog "${source.stem}" is there already: ${first.file}.`,
      );
  }
}

function checkUses(context: Context): void {
  for (const [name, source] of context.modules) {
    for (const [index, used] of (source.value.uses ?? []).entries()) {
      const place = at(source, 'uses', index);
      if (!context.modules.has(used)) {
        if (!context.broken.has(used)) context.report.at(place, 'GEN208', `"${used}" is no module.`);
        continue;
      }
      const circle = findCircle(context, used, [name]);
      // Each module of a circle finds it; the first by name tells.
      if (circle?.every((one) => one >= name) === true)
        context.report.at(place, 'GEN307', `makes a circle: ${circle.join(' → ')}.`);
    }
    const { tab } = source.value;
    if (tab !== undefined && !context.modules.has(tab) && !context.broken.has(tab)) {
      context.report.at(at(source, 'tab'), 'GEN208', `"${tab}" is no module.`);
    }
  }
}

/** The way from a module back to the first one of `way`; null when there is none. */
function findCircle(context: Context, name: string, way: readonly string[]): readonly string[] | null {
  if (name === way[0]) return [...way, name];
  if (way.includes(name)) return null;
  for (const used of context.modules.get(name)?.value.uses ?? []) {
    const circle = findCircle(context, used, [...way, name]);
    if (circle !== null) return circle;
  }
  return null;
}
