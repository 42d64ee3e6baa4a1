import type { Block, Inline } from '#contract/page.ts';

/** What cannot be drawn, at an offset in the text. */
export interface MarkdownProblem {
  readonly offset: number;
  readonly text: string;
}

export interface Markdown {
  readonly blocks: readonly Block[];
  readonly problems: readonly MarkdownProblem[];
}

/** A run of lines between empty ones. */
interface Paragraph {
  text: string;
  offset: number;
}

/**
 * Reads the small part of Markdown that content pages draw: headings (`##`, `###`), paragraphs, lists, quotes,
 * strong, emphasis and links. HTML, images, tables and code are problems, so that nothing is shown as it was not meant.
 */
export function readMarkdown(text: string): Markdown {
  const problems: MarkdownProblem[] = [];
  const blocks: Block[] = [];
  let headings = 0;
  for (const paragraph of splitParagraphs(text)) {
    const block = readBlock(paragraph, `s${headings + 1}`, problems);
    if (block.kind === 'heading') headings += 1;
    blocks.push(block);
  }
  return { blocks, problems };
}

function splitParagraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  const pattern = /[^\n]+(?:\n(?!#{1,6} |\s*\n)[^\n]+)*/g;
  for (const match of text.matchAll(pattern))
    if (match[0].trim() !== '') found.push(...splitHeading(match[0], match.index));
  return found;
}

/** A heading is one line, whatever stands below it. */
function splitHeading(text: string, offset: number): Paragraph[] {
  const end = text.indexOf('\n');
  if (!/^#{1,6} /.test(text) || end < 0) return [{ text, offset }];
  return [
    { text: text.slice(0, end), offset },
    { text: text.slice(end + 1), offset: offset + end + 1 },
  ];
}

const ITEM = /^(?:[-*]|\d+\.) /;

function readBlock({ text, offset }: Paragraph, id: string, problems: MarkdownProblem[]): Block {
  const heading = /^(#{1,6}) +(.*)$/.exec(text);
  if (heading) return readHeading(heading, offset, id, problems);
  if (/^(```|~~~| {4}|\t)/.test(text)) problems.push({ offset, text: 'Code is not drawn.' });
  if (/^\|/m.test(text)) problems.push({ offset, text: 'Tables are not drawn.' });
  if (ITEM.test(text)) return readList(text, offset, problems);
  const isQuote = text.startsWith('>');
  const plain = isQuote ? text.replace(/^> ?/gm, '') : text;
  return { kind: isQuote ? 'quote' : 'paragraph', inlines: readInlines(plain, offset, problems) };
}

function readHeading(
  [, signs = '', words = '']: RegExpExecArray,
  offset: number,
  id: string,
  problems: MarkdownProblem[],
): Block {
  const level = signs.length;
  if (level !== 2 && level !== 3)
    problems.push({
      offset,
      text: `"${signs}" is no heading of a page: its name is above, parts have ## and ###.`,
    });
  return { kind: 'heading', level: level === 3 ? 3 : 2, id, inlines: readInlines(words, offset, problems) };
}

function readList(text: string, offset: number, problems: MarkdownProblem[]): Block {
  const isOrdered = /^\d/.test(text);
  const items = text.split(/\n(?=(?:[-*]|\d+\.) )/);
  const inlines = items.map((item) => readInlines(item.replace(ITEM, ''), offset, problems));
  return { kind: 'list', ...(isOrdered ? { isOrdered } : {}), items: inlines };
}

/** `**strong**`, `*emphasis*` or `_emphasis_` (as formatters write it), `[text](address)`. */
const MARK =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|(?<!\w)_(?<slanted>[^_]+)_(?!\w)|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

function readInlines(raw: string, offset: number, problems: MarkdownProblem[]): Inline[] {
  const text = raw.replace(/\s*\n\s*/g, ' ').trim();
  checkPlain(text, offset, problems);
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) inlines.push(text.slice(end, match.index));
    inlines.push(toInline(match, offset, problems));
    end = match.index + match[0].length;
  }
  if (end < text.length) inlines.push(text.slice(end));
  return inlines;
}

function toInline(match: RegExpExecArray, offset: number, problems: MarkdownProblem[]): Inline {
  const { strong, em, slanted, text = '', href = '' } = match.groups ?? {};
  if (strong !== undefined) return { kind: 'strong', inlines: [strong] };
  const emphasis = em ?? slanted;
  if (emphasis !== undefined) return { kind: 'em', inlines: [emphasis] };
  if (!/^(\/|https:\/\/|mailto:|tel:)/.test(href) || href.startsWith('//'))
    problems.push({ offset, text: `The link "${href}" begins with none of /, https://, mailto: and tel:.` });
  return { kind: 'link', href, inlines: [text] };
}

function checkPlain(text: string, offset: number, problems: MarkdownProblem[]): void {
  const html = /<[a-z!/][^>]*>?/i.exec(text);
  if (html) problems.push({ offset, text: `"${html[0]}" is HTML, which is not drawn.` });
  if (/!\[/.test(text)) problems.push({ offset, text: 'Images are not drawn.' });
  if (text.includes('`')) problems.push({ offset, text: 'Code is not drawn.' });
}
