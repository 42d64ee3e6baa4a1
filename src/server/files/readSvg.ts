/** Whether a text is an SVG drawing; one with a document type is none: entities are how XML grows without end. */
export function isSvg(text: string): boolean {
  const start = skipProlog(text);
  return start !== undefined && /^<svg[\s/>]/.test(text.slice(start, start + 5));
}

/** Largest drawing that is looked through, in characters: a logo has a few thousand. */
export const MAX_SVG = 1_048_576;

/** Elements and attributes of a drawing that stands for itself; everything else may run, load or lead somewhere. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textpath
lineargradient radialgradient stop pattern clippath mask marker filter style
feblend fecolormatrix fecomposite feflood fegaussianblur femerge femergenode feoffset fedropshadow`.split(
    /\s+/,
  ),
);

/**
 * Whether a drawing cannot do anything: no scripts, handlers, foreign content, animation or addresses outside of itself.
 * Files are served so that they could not either (sandbox, saved); this tells people why one is refused.
 * Each sign is read once: what is never closed is refused at once instead of being looked for from every place.
 */
export function isSafeSvg(text: string): boolean {
  const start = text.length <= MAX_SVG ? skipProlog(text) : undefined;
  const plain = start === undefined ? undefined : dropComments(text.slice(start));
  if (plain === undefined || /<!|<\?|&(?!(?:amp|lt|gt|quot|apos);)/.test(plain)) return false;
  const tags = readTags(plain);
  return tags !== undefined && tags.every(isSafeTag) && isSafeStyle(plain);
}

/** Place of the first thing behind declaration, comments and blanks; undefined when one of them has no end. */
function skipProlog(text: string): number | undefined {
  let at = skipBlanks(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (text.startsWith('<?xml', at)) {
    const end = text.indexOf('?>', at);
    if (end < 0) return undefined;
    at = skipBlanks(text, end + 2);
  }
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    if (end < 0) return undefined;
    at = skipBlanks(text, end + 3);
  }
  return at;
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** The text without its comments; undefined when one of them has no end. */
function dropComments(text: string): string | undefined {
  const [first = '', ...others] = text.split('<!--');
  const parts = others.map((part) => ({ part, end: part.indexOf('-->') }));
  if (parts.some(({ end }) => end < 0)) return undefined;
  return first + parts.map(({ part, end }) => part.slice(end + 3)).join('');
}

interface Tag {
  name: string;
  attributes: string;
}

/** Every tag of a text; undefined when one of them, or a value in it, has no end. */
function readTags(text: string): Tag[] | undefined {
  const tags: Tag[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const end = endOfTag(text, at + 1);
    if (end === undefined) return undefined;
    const tag = text.slice(at + 1, end);
    const [start = '', name = ''] = /^\/?([^\s/"'>]*)/.exec(tag) ?? [];
    tags.push({ name, attributes: tag.slice(start.length) });
    at = end;
  }
  return tags;
}

/** Place of the `>` that closes a tag: one within a value does not. */
function endOfTag(text: string, start: number): number | undefined {
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '>') return at;
    if (sign !== '"' && sign !== "'") continue;
    at = text.indexOf(sign, at + 1);
    if (at < 0) return undefined;
  }
  return undefined;
}

function isSafeTag({ name, attributes }: Tag): boolean {
  const isOwn = ELEMENTS.has(name.toLowerCase()) || /^(sodipodi|inkscape|rdf|cc|dc):/i.test(name);
  if (!isOwn || /(^|[\s"'/])on\w+\s*=/i.test(attributes)) return false;
  const links = [...attributes.matchAll(/(?:xlink:)?href\s*=\s*["']?([^"'\s>]*)/gi)];
  return links.every(([, address = '']) => address.startsWith('#'));
}

/** Styles may point to parts of the drawing only. */
function isSafeStyle(text: string): boolean {
  return (
    !/@import|expression\s*\(|javascript:/i.test(text) &&
    [...text.matchAll(/url\(\s*["']?([^"')]*)/gi)].every(([, address = '']) => address.startsWith('#'))
  );
}
