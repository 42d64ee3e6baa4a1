import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { RawSource } from './buildSources.ts';

/** Names that are free, routes and paths of the API that lead to one thing, modules without circles. */
export function checkNames(context: Context): void {
  checkTables(context);
  checkAddresses(context);
  checkUrls(context);
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

function checkUrls(context: Context): void {
  const seen = new Map<string, string>();
  for (const list of context.lists) {
    for (const [call, url] of Object.entries(list.value.urls)) {
      const place = at(list, 'urls', call);
      const first = seen.get(url);
      if (first !== undefined) context.report.at(place, 'GEN305', `"${url}" answers ${first} already.`);
      const entity = url.slice(1).replaceAll('-', '_');
      const clash = context.entities.has(url.slice(1)) ? entity : undefined;
      if (clash !== undefined)
        context.report.at(place, 'GEN305', `"${url}" is the address of the records of ${clash}.`);
      seen.set(url, first ?? `urls.${call} of ${list.file}`);
    }
  }
  for (const { url, place } of otherUrls(context)) {
    const first = seen.get(url);
    if (first !== undefined) context.report.at(place, 'GEN305', `"${url}" answers ${first} already.`);
    seen.set(url, first ?? `a call of ${place.source.file}`);
  }
  for (const entity of context.entities.values()) {
    for (const [index, { url }] of (entity.value['x-calls'] ?? []).entries()) {
      const first = seen.get(url);
      if (first !== undefined)
        context.report.at(
          at(entity, 'x-calls', index, 'url'),
          'GEN305',
          `"${url}" answers ${first} already.`,
        );
      seen.set(url, first ?? `x-calls of ${entity.file}`);
    }
  }
}

/** Calls of reports and pages. */
function otherUrls({ reports, imports, pages }: Context): readonly { url: string; place: Place }[] {
  const ofPages = pages.flatMap((source) => {
    const { url, activate } = source.value.lookup ?? {};
    const second = at(source, 'lookup', 'activate', 'url');
    return [
      ...(url === undefined ? [] : [{ url, place: at(source, 'lookup', 'url') }]),
      ...(activate === undefined ? [] : [{ url: activate.url, place: second }]),
    ];
  });
  return [
    ...[...reports, ...imports].map((source) => ({ url: source.value.url, place: at(source, 'url') })),
    ...ofPages,
  ];
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
