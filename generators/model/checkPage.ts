import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Source } from './buildSources.ts';
import type { PageKind } from './reportFiles.ts';

/** Keywords that belong to one kind of page, and whether that kind needs them. */
const OWN = [
  { word: 'callback', kind: 'callback', isNeeded: true },
  { word: 'actions', kind: 'content', isNeeded: false },
  { word: 'page', kind: 'custom', isNeeded: true },
  { word: 'entities', kind: 'custom', isNeeded: false },
  { word: 'lookup', kind: 'lookup', isNeeded: true },
  { word: 'to', kind: 'redirect', isNeeded: true },
] as const satisfies readonly { word: string; kind: PageKind; isNeeded: boolean }[];

/** Whether a page has what its kind needs; what it has beyond that is reported too. */
export function checkPage(context: Context, source: Source<'page'>): boolean {
  const { value } = source;
  let isWhole = true;
  for (const { word, kind, isNeeded } of OWN) {
    const isThere = value[word] !== undefined;
    if (isThere && value.kind !== kind)
      context.report.at(
        { ...at(source, word), on: 'key' },
        'GEN230',
        `belongs to ${kind}, not to ${value.kind}.`,
      );
    if (isThere || !isNeeded || value.kind !== kind) continue;
    context.report.at(at(source, 'kind'), 'GEN230', `is ${kind}: it needs "${word}".`);
    isWhole = false;
  }
  checkReaders(context, source);
  checkParts(context, source);
  checkCircle(context, source);
  checkOrder(context, source);
  return isWhole;
}

/** Kinds that read something out of their address, and how that stands in it. */
const PARTS: Readonly<Partial<Record<PageKind, RegExp>>> = {
  callback: /^[^{]*\{party\}$/,
  lookup: /^(?!.*\{party\})/,
};

function checkParts(context: Context, source: Source<'page'>): void {
  const { kind, routes } = source.value;
  for (const [index, route] of routes.entries()) {
    if (PARTS[kind]?.test(route) ?? !route.includes('{')) continue;
    const reader = route.includes('{party}') ? 'callback' : 'lookup';
    const wanted =
      kind === 'callback' ? 'must end in {party}.' : `has a part in braces, which only a ${reader} reads.`;
    context.report.at(at(source, 'routes', index), 'GEN230', `"${route}" ${wanted}`);
  }
}

/** Redirections that lead to each other; the first of them by address tells. */
function checkCircle(context: Context, source: Source<'page'>): void {
  const { kind, routes, to } = source.value;
  if (kind !== 'redirect' || to === undefined) return;
  const way = [routes[0] ?? ''];
  for (
    let next: string | undefined = to;
    next !== undefined && !way.includes(next);
    next = nextOf(context, next)
  )
    way.push(next);
  const last = nextOf(context, way.at(-1) ?? '');
  const isFirst = way.every((path) => path >= (way[0] ?? ''));
  if (last !== undefined && routes.includes(last) && isFirst)
    context.report.at(at(source, 'to'), 'GEN230', `makes a circle: ${[...way, last].join(' → ')}.`);
}

function nextOf({ pages }: Context, path: string): string | undefined {
  const page = pages.find(({ value }) => value.kind === 'redirect' && value.routes.includes(path));
  return page?.value.to;
}

/** An address of a check is read by the first route that fits (`src/web/page/checkAddress.ts`). */
function checkOrder(context: Context, source: Source<'page'>): void {
  const { kind, routes } = source.value;
  if (kind !== 'lookup') return;
  for (const [index, route] of routes.entries()) {
    const sample = route.replace('{code}', 'A').replace('{hash_code}', 'B');
    const first = routes.slice(0, index).find((other) => toPattern(other).test(sample));
    if (first === undefined) continue;
    const text = `"${route}" is never reached: "${first}" before it takes its addresses.`;
    context.report.at(at(source, 'routes', index), 'GEN230', text, 'Put it first.');
  }
}

function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace('{code}', '[^/]+').replace('{hash_code}', '[^/-]+')}$`);
}

function checkReaders(context: Context, source: Source<'page'>): void {
  const { kind, permissions } = source.value;
  const isPublic = source.value.public === true;
  if (isPublic && permissions !== undefined)
    context.report.at(at(source, 'permissions'), 'GEN230', 'asks for a code, but the page is public.');
  if (isPublic && kind === 'callback')
    context.report.at(at(source, 'public'), 'GEN230', 'is true: who comes back comes to his session.');
  if (isPublic && kind === 'settings')
    context.report.at(at(source, 'public'), 'GEN230', 'is true: settings belong to one customer.');
  if (kind === 'settings' && context.pages.filter(({ value }) => value.kind === kind)[0] !== source)
    context.report.at(at(source, 'kind'), 'GEN301', 'is settings: there is such a page already.');
}
