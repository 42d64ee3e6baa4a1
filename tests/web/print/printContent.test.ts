import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printContent } from '#web/print/printContent.ts';

const frameOf = () => document.querySelector('iframe');
const pageOf = () => frameOf()?.contentDocument;
const stylesOf = () =>
  [...(pageOf()?.querySelectorAll('style') ?? [])].map(({ textContent }) => textContent).join('\n');

// What happy-dom has not: printing, fonts, and pictures that are drawn.
beforeEach(() => document.addEventListener('load', prepare, true));
afterEach(() => {
  document.removeEventListener('load', prepare, true);
  print.mockReset();
  decode.mockClear();
  document.body.replaceChildren();
});
function prepare(): void {
  const view = frameOf()?.contentWindow as (Window & typeof globalThis) | undefined;
  if (!view) throw new Error('no frame was opened');
  view.print = print;
  Object.assign(view.document, { fonts: { ready: Promise.resolve() } });
  Object.assign(view.HTMLImageElement.prototype, { decode });
}
const print = vi.fn();
const decode = vi.fn(async () => undefined);

it('prints a copy of an element with the styles of the page, on a roll as long as it is', async () => {
  document.body.innerHTML =
    '<style>.bill { margin: 1px }</style><div class="bill">Tổng 89.000</div><button>x</button>';
  const button = document.querySelector('button');
  button?.focus();
  await printContent({
    content: document.querySelector<HTMLElement>('.bill')!,
    paper: '80mm',
    language: 'vi',
  });
  expect(print).toHaveBeenCalledOnce();
  expect(pageOf()?.body.innerHTML).toBe('<div class="bill">Tổng 89.000</div>');
  expect(stylesOf()).toContain('.bill { margin: 1px; }');
  expect(stylesOf()).toMatch(/@page \{ size: 80mm \d+mm; margin: 0; \}/);
  expect(document.activeElement).toBe(button);
});

it('prints a document with its own styles and nothing that would run, after its pictures came or did not', async () => {
  decode.mockRejectedValueOnce(new Error('lost'));
  const content =
    '<html><head><style>p { color: red }</style></head><body><p>A</p><img src="a.png"><script>x()</script></body></html>';
  await printContent({ content, paper: 'A4', language: 'en' });
  expect(decode).toHaveBeenCalledOnce();
  expect(pageOf()?.body.innerHTML).toBe('<p>A</p><img src="a.png">');
  expect(stylesOf()).toContain('p { color: red }');
  expect(stylesOf()).toContain('@page { size: 210mm 297mm; margin: 12mm; }');
  expect(frameOf()?.getAttribute('sandbox')).not.toContain('allow-scripts');
});

it('takes the frame away when the browser is done, or when something else is printed', async () => {
  await printContent({ content: '<p>1</p>', paper: '58mm', language: 'vi' });
  await printContent({ content: '<p>2</p>', paper: '58mm', language: 'vi' });
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  frameOf()?.contentWindow?.dispatchEvent(new Event('afterprint'));
  expect(frameOf()).toBeNull();
});

it('gives each of several labels the size of a label', async () => {
  document.body.innerHTML = '<div class="all"><article>1</article><article>2</article></div>';
  const content = document.querySelector<HTMLElement>('.all')!;
  await printContent({ content, paper: '50x30mm', language: 'vi' });
  expect(stylesOf()).toContain('@page { size: 50mm 30mm; margin: 1mm 2mm; }');
  expect(frameOf()?.style.width).toBe('50mm');
});
