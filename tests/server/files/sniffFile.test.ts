import { describe, expect, it } from 'vitest';
import { cleanName } from '#server/files/readFileUpload.ts';
import { isSafeSvg, isSvg } from '#server/files/readSvg.ts';
import { sniffFile } from '#server/files/sniffFile.ts';
import { toWorkbook } from '../import/sheets.ts';

/** The header of a PNG of this size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe('the kind of a file', () => {
  it('is told by its content', async () => {
    expect(sniffFile(Buffer.from('%PDF-1.4'), 'a.png')).toEqual({ kind: 'pdf' });
    expect(sniffFile(png(10, 10), 'a.pdf')).toMatchObject({ kind: 'png', image: { widthPx: 10 } });
    expect(sniffFile(await toWorkbook([['a']]), 'a.zip')).toEqual({ kind: 'xlsx' });
    expect(sniffFile(Buffer.from('a,b\n1,2'), 'a.csv')).toEqual({ kind: 'csv' });
    expect(sniffFile(Buffer.from('xin chào'), 'a.txt')).toEqual({ kind: 'txt' });
    expect(sniffFile(Buffer.from(svg('<g/>')), 'a.txt')).toEqual({ kind: 'svg' });
  });

  it.each([
    ['a bomb of pixels', png(60_000, 60_000)],
    ['a page', Buffer.from('<!doctype html><p>x')],
    ['a program', Buffer.from([0x4d, 0x5a, 0, 1, 2, 3])],
    ['half an archive', Buffer.from('PK\u0003\u0004abc')],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x20, 0xc3])],
  ])('%s is none', (_, bytes) => {
    expect(sniffFile(bytes, 'a.txt')).toEqual({ code: 'file_wrong_type' });
  });
});

describe('an SVG', () => {
  it.each([
    svg('<path d="M0 0"/><style>.a{fill:url(#b)}</style><use href="#c"/>'),
    `<?xml version="1.0"?><!-- made by hand -->\n${svg('<text>A &amp; B</text>')}`,
  ])('of shapes and text is safe: %s', (text) => {
    expect([isSvg(text), isSafeSvg(text)]).toEqual([true, true]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="#a"/>',
    '<g onload="alert(1)"/>',
    '<g\nonclick=alert(1)/>',
    '<a href="#x"><text>x</text></a>',
    '<use href="https://elsewhere.example/a.svg#b"/>',
    '<use xlink:href="data:image/svg+xml,x"/>',
    '<foreignObject><p/></foreignObject>',
    '<image href="#x"/>',
    '<animate attributeName="href"/>',
    '<style>@import "x";</style>',
    '<g style="fill:url(http://elsewhere.example)"/>',
    '<g a="&#106;avascript:1"/>',
    '<![CDATA[<script>]]>',
  ])('with %s is not', (inside) => {
    expect(isSafeSvg(svg(inside))).toBe(false);
  });

  it('with a document type is none', () => {
    expect(isSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toBe(false);
  });
});

describe('a name for people', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\a\\hóa đơn.pdf', 'hóa đơn.pdf'],
    ['anh\u202Efdp.exe', 'anhfdp.exe'],
    ['a:b*c?.pdf', 'a_b_c_.pdf'],
    ['a.pdf. .', 'a.pdf'],
    ['', 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ])('%s', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });
});
