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

/** Millimetres of a roll that its printer leaves blank at either side. */
const EDGE_MM = 4;

/** Pixels of a millimetre. */
const PX_PER_MM = 96 / 25.4;

let last: HTMLIFrameElement | undefined;

/** Prints something in a frame of its own, so that the page around it stays as it is; the focus goes back to where it was. */
export async function printContent({ content, paper, language }: Printed): Promise<void> {
  const focused = document.activeElement;
  const { frame, page, view } = await openFrame(paper);
  page.documentElement.lang = language;
  page.title = document.title;
  fill(page, content);
  addStyle(page, paperStyle(paper));
  await Promise.race([settle(page), new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  addStyle(page, `@page { ${pageSize(paper, page.body.scrollHeight)} }`);
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
  if (focused instanceof HTMLElement) focused.focus();
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

const widthOf = (paper: Paper): string => (paper === 'A4' ? '210mm' : paper);

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
  const edge = paper === 'A4' ? '0' : `0 ${EDGE_MM}mm`;
  return `html, body { margin: 0; height: auto; background: white; color: black; } body { padding: ${edge}; }`;
}

/** A roll is cut where its text ends. */
function pageSize(paper: Paper, height: number): string {
  if (paper === 'A4') return 'size: A4; margin: 12mm;';
  return `size: ${paper} ${Math.ceil(height / PX_PER_MM) + 1}mm; margin: 0;`;
}

/** Resolves when fonts and pictures are there, or known to be missing. */
async function settle(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all([page.fonts.ready, ...pictures]);
}
