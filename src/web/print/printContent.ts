import { PAPERS } from '#contract/paper.ts';
import type { Paper } from '#contract/print.ts';
import { readPageSettings } from '#web/data/pageSettings.ts';

export interface Printed {
  /** An element, which is copied as it looks, or an HTML document (style elements, but no style attributes; nothing in it runs). */
  content: HTMLElement | string;
  paper: Paper;
  language: string;
}

/** Milliseconds that pictures and fonts may take; then it is printed without. */
const WAIT_MS = 5_000;

/** Pixels of a millimetre. */
const PX_PER_MM = 96 / 25.4;

/** Pixels of the tallest of what is printed, each of which has a page of its own. */
function tallest({ body }: Document): number {
  const [content] = body.children;
  const heights = [...(content?.children ?? [])].map((part) => part.getBoundingClientRect().height);
  return body.children.length === 1 && heights.length > 1 ? Math.max(...heights) : body.scrollHeight;
}

let last: HTMLIFrameElement | undefined;

/** Prints something in a frame of its own, so that the page around it stays as it is; the focus goes back to where it was. */
export async function printContent({ content, paper, language }: Printed): Promise<void> {
  const focused = document.activeElement;
  if (typeof content !== 'string') await readPictures(content);
  const { frame, page, view } = await openFrame(paper);
  page.documentElement.lang = language;
  page.title = document.title;
  fill(page, content);
  addStyle(page, paperStyle(paper));
  await Promise.race([settle(page), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  addStyle(page, `@page { ${pageSize(paper, tallest(page))} }`);
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
  if (focused instanceof HTMLElement) focused.focus();
}

/** Pictures of the file store are read before they have an address; what is not there in time is left out. */
async function readPictures(content: HTMLElement): Promise<void> {
  const areRead = () => content.querySelector('img:not([src])') === null;
  if (areRead()) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => (areRead() ? end() : undefined));
    observer.observe(content, { subtree: true, childList: true, attributeFilter: ['src'] });
    const timer = setTimeout(end, WAIT_MS);
  });
}

/** An empty page of the paper's width, out of sight. Scripts do not run in it. */
async function openFrame(paper: Paper) {
  // Some browsers print while they go on: the frame stays until they say that they are done, or until the next one.
  last?.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', left: '-10000px', border: '0', width: widthOf(paper) });
  frame.srcdoc = '<!doctype html><html><head></head><body></body></html>';
  const isOpen = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  last = frame;
  await isOpen;
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error('something else is printed meanwhile');
  return { frame, page, view };
}

const widthOf = (paper: Paper): string => `${PAPERS[paper].width}mm`;

function fill(page: Document, content: HTMLElement | string): void {
  if (typeof content !== 'string') {
    // On paper it is always light.
    page.documentElement.dataset['colorScheme'] = 'light';
    addStyle(page, readStyles(document));
    return page.body.append(page.importNode(content, true));
  }
  const parsed = new DOMParser().parseFromString(content, 'text/html');
  for (const style of parsed.querySelectorAll('style')) addStyle(page, style.textContent);
  for (const part of parsed.querySelectorAll('style, script')) part.remove();
  page.body.append(...[...parsed.body.childNodes].map((node) => page.importNode(node, true)));
}

/** Style elements need the page's nonce. */
function addStyle(page: Document, text: string): void {
  const style = page.createElement('style');
  style.nonce = readPageSettings(document).nonce ?? '';
  style.textContent = text;
  page.head.append(style);
}

/** All rules of a page, those that were never text included. */
function readStyles(page: Document): string {
  return [...page.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
}

function paperStyle(paper: Paper): string {
  const { sides = 0 } = PAPERS[paper];
  return `html, body { margin: 0; height: auto; background: white; color: black; } body { padding: 0 ${sides}mm; }`;
}

/** A roll is cut where its text ends; of several texts where the longest does. */
function pageSize(paper: Paper, height: number): string {
  const { width, height: fixed = Math.ceil(height / PX_PER_MM) + 1, margin = [0] } = PAPERS[paper];
  const blank = margin.map((side) => (side ? `${side}mm` : '0')).join(' ');
  return `size: ${width}mm ${fixed}mm; margin: ${blank};`;
}

/** Resolves when fonts and pictures are there, or known to be missing. */
async function settle(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all([page.fonts.ready, ...pictures]);
}
