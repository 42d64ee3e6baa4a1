import type { Block, Inline } from '#contract/page.ts';
import type { Language } from '#contract/session.ts';
import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { readMarkdown } from './readMarkdown.ts';
import { LANGUAGES } from './schemas.ts';
import type { ContentPage } from './types.ts';

/** The Markdown beside a page: `terms.page.json` → `terms.vi.md`. */
export function toContentFile({ file }: { readonly file: string }, language: Language): string {
  return file.replace(/\.page\.json$/, `.${language}.md`);
}

/** A content page's text in all languages; what is missing or cannot be drawn is reported. */
export function buildContent(context: Context, source: Source<'page'>): ContentPage['content'] {
  const read = (language: Language): readonly Block[] => {
    const file = toContentFile(source, language);
    const text = context.content(file);
    if (text === undefined || text.trim() === '') {
      context.report.at(
        at(source, 'kind'),
        'GEN405',
        `is content, but its text is missing in ${language}.`,
        `Write ${file}.`,
      );
      return [];
    }
    const { blocks, problems } = readMarkdown(text);
    for (const { offset, text: sentence } of problems)
      context.report.atOffset({ file, text }, offset, 'GEN405', sentence);
    checkLinks(context, blocks, { file, text });
    return blocks;
  };
  const [vi = [], en = [], zh = []] = LANGUAGES.map(read);
  checkHeadings(context, source, { vi, en, zh });
  return { vi, en, zh };
}

/** The same page has the same parts in each language: one that lacks a part has not been kept up. */
function checkHeadings(context: Context, source: Source<'page'>, content: ContentPage['content']): void {
  const shape = (blocks: readonly Block[]): string =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])).join(' ');
  const first = shape(content.vi);
  for (const language of LANGUAGES) {
    if (content[language].length === 0 || content.vi.length === 0 || shape(content[language]) === first)
      continue;
    const text = `has other headings in ${language} than in vi.`;
    context.report.at(at(source, 'kind'), 'GEN405', text, `Compare ${toContentFile(source, language)}.`);
  }
}

function checkLinks(
  context: Context,
  blocks: readonly Block[],
  file: { readonly file: string; readonly text: string },
): void {
  const inlines = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flat();
    return 'inlines' in block ? block.inlines : [];
  });
  for (const href of inlines.flatMap(linkOf)) {
    if (!href.startsWith('/') || KIT_ROUTES.has(href) || context.routes.has(href)) continue;
    const hint = hintOf(href, context.routes.keys()) ?? '';
    const offset = Math.max(0, file.text.indexOf(`(${href})`));
    context.report.atOffset(file, offset, 'GEN206', `The link "${href}" leads to no screen. ${hint}`.trim());
  }
}

/** Addresses that the shell has without a schema. */
const KIT_ROUTES: ReadonlySet<string> = new Set(['/', '/login', '/account', '/change-password', '/manual']);

function linkOf(inline: Inline): readonly string[] {
  return typeof inline === 'object' && inline.kind === 'link' ? [inline.href] : [];
}
