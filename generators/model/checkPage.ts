import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Source } from './buildSources.ts';
import type { PageKind } from './reportFiles.ts';

/** Keywords that belong to one kind of page, and whether that kind needs them. */
const OWN = [
  { word: 'actions', kind: 'content', isNeeded: false },
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
  return isWhole;
}

function checkReaders(context: Context, source: Source<'page'>): void {
  const { kind, permissions } = source.value;
  const isPublic = source.value.public === true;
  if (isPublic && permissions !== undefined)
    context.report.at(at(source, 'permissions'), 'GEN230', 'asks for a code, but the page is public.');
  if (isPublic && kind === 'settings')
    context.report.at(at(source, 'public'), 'GEN230', 'is true: settings belong to one customer.');
  if (kind === 'settings' && context.pages.filter(({ value }) => value.kind === kind)[0] !== source)
    context.report.at(at(source, 'kind'), 'GEN301', 'is settings: there is such a page already.');
}
