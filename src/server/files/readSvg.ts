/** What stands before the root element: declaration, comments, blanks. */
const PROLOG = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*/;

/** Whether a text is an SVG drawing; one with a document type is none: entities are how XML grows without end. */
export function isSvg(text: string): boolean {
  return /^<svg[\s/>]/.test(text.replace(PROLOG, ''));
}

/** Elements and attributes of a drawing that stands for itself; everything else may run, load or lead somewhere. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textpath
lineargradient radialgradient stop pattern clippath mask marker filter style
feblend fecolormatrix fecomposite feflood fegaussianblur femerge femergenode feoffset fedropshadow`.split(
    /\s+/,
  ),
);

const TAG = /<\/?([^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;

/**
 * Whether a drawing cannot do anything: no scripts, handlers, foreign content, animation or addresses outside of itself.
 * Files are served so that they could not either (sandbox, saved); this tells people why one is refused.
 */
export function isSafeSvg(text: string): boolean {
  const plain = text.replace(PROLOG, '').replace(/<!--[\s\S]*?-->/g, '');
  if (/<!|<\?|&(?!(?:amp|lt|gt|quot|apos);)/.test(plain)) return false;
  return (
    [...plain.matchAll(TAG)].every(([, name = '', attributes = '']) => isSafeTag(name, attributes)) &&
    isSafeStyle(plain)
  );
}

function isSafeTag(name: string, attributes: string): boolean {
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
