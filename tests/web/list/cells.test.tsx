import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { CellName } from '#fields/CellProps.ts';
import { cells } from '#fields/cells.tsx';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { toPieces } from '#fields/text/LinkedText.tsx';
import { tripFields } from './aList.ts';

afterEach(cleanup);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key) => key,
  lookup: () => Promise.resolve([]),
  find: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('not here')),
  readFile: (path) => Promise.resolve(new Blob([path])),
  fileUrl: (path) => `/api/${path}`,
  now: () => new Date(0),
};

/** Draws one cell; gives what holds it. */
function draw(
  cell: CellName,
  field: FieldModel,
  value: unknown,
  { row = {}, carrier }: { row?: Record<string, unknown>; carrier?: FieldModel } = {},
) {
  const Cell = cells[cell];
  const column = { key: field.name, label: 'label', field, carrier };
  const { container } = render(
    <FieldToolsProvider value={tools}>
      <Cell value={value} row={row} column={column} />
    </FieldToolsProvider>,
  );
  return container;
}

const text: FieldModel = { name: 'note', type: 'long_text', json: 'string' };
const linksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('cells', () => {
  it.each(Object.keys(cells) as CellName[])('%s draws nothing for a value that is not there', (cell) => {
    expect(draw(cell, text, null).textContent).toBe('');
    expect(draw(cell, text, undefined).textContent).toBe('');
  });

  it('draws a code as a barcode beside its text, a pixel a module, and what no barcode can show as text alone', () => {
    const code: FieldModel = { name: 'sku', type: 'barcode', json: 'string' };
    const container = draw('barcode', code, '8935049500018');
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('8935049500018');
    // Start, 13 signs and check of 11 modules each, stop of 13, 10 blank at either side.
    expect(container.querySelector<HTMLElement>('.kf-barcode > span')?.style.width).toBe('198px');
    expect(container.querySelector('[data-copy]')?.textContent).toContain('8935049500018');
    cleanup();
    const plain = draw('barcode', code, 'Đỏ-1');
    expect([plain.querySelector('.kf-barcode'), plain.textContent]).toEqual([null, 'Đỏ-1']);
  });

  it('finds addresses in texts and leaves the sentence around them', () => {
    const container = draw('text', text, 'Xem https://khuon.vn/a?b=1, gọi trước (http://x.vn).');
    expect(linksOf(container)).toEqual(['https://khuon.vn/a?b=1', 'http://x.vn/']);
    expect(container.textContent).toBe('Xem https://khuon.vn/a?b=1, gọi trước (http://x.vn).');
    expect(container.querySelector('a')?.rel).toBe('noopener noreferrer nofollow');
  });

  it.each([
    ['xem:https://khuon.vn/a nhé', ['https://khuon.vn/a']],
    ['Linkhttps://khuon.vn', ['https://khuon.vn/']],
    ['请看https://khuon.vn/a。谢谢', ['https://khuon.vn/a']],
    ['链接：https://khuon.vn/a，再见', ['https://khuon.vn/a']],
    ['https://a.vn,https://b.vn', ['https://a.vn/', 'https://b.vn/']],
    ['https://a.vn/x;http://b.vn/y.', ['https://a.vn/x', 'http://b.vn/y']],
    ['https://a.vn/in?back=https://b.vn/c', ['https://a.vn/in?back=https://b.vn/c']],
    ['link=https://a.vn', ['https://a.vn/']],
    ['https://a.vn/đơn-hàng', ['https://a.vn/%C4%91%C6%A1n-h%C3%A0ng']],
  ])('finds the addresses of "%s" and changes no letter', (value, found) => {
    const container = draw('text', text, value);
    expect(linksOf(container)).toEqual(found);
    expect(container.textContent).toBe(value);
  });

  it('reads a long text of addresses in a moment', () => {
    const long = 'https://'.repeat(20_000) + ' '.repeat(20_000);
    const begin = performance.now();
    toPieces(long);
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@evil.vn',
    'https://x.vn/"onmouseover=',
    '<img src=x>',
  ])('never links %s', (value) => {
    const container = draw('text', text, value);
    expect(
      linksOf(container).filter((href) => href?.includes('javascript') || href?.includes('data:')),
    ).toEqual([]);
    expect(container.querySelector('img')).toBeNull();
    expect(draw('link', { name: 'url', type: 'link', json: 'string' }, value).textContent).toBe(value);
  });

  it('writes the currency only where it is not the own one', () => {
    const fee: FieldModel = { ...tripFields.fee, currency: 'currency' };
    expect(draw('money', fee, 1250000, { row: { currency: 'VND' } }).textContent).toBe('1.250.000');
    expect(draw('money', fee, 1250, { row: { currency: 'USD' } }).textContent).toBe('12,50\u00A0$');
    expect(draw('money', fee, 1250, { row: { currency: 'nonsense' } }).textContent).toBe('1.250');
  });

  it('reads the currency beside the money, also of another record', () => {
    const fee: FieldModel = { ...tripFields.fee, currency: 'currency' };
    const column = { key: 'driver_id.fee', label: 'label', field: fee };
    const { container } = render(
      <FieldToolsProvider value={tools}>
        <cells.money value={1250} row={{ currency: 'VND', 'driver_id.currency': 'USD' }} column={column} />
      </FieldToolsProvider>,
    );
    expect(container.textContent).toBe('12,50\u00A0$');
  });

  it('shows codes as words on their tone, unknown ones as they are', () => {
    const container = draw('enum', tripFields.status, [20, 999]);
    const chips = [...container.querySelectorAll('.kf-chip')].map((chip) => [
      chip.textContent,
      chip.className,
    ]);
    expect(chips).toEqual([
      ['enum.trip_status.done', 'kf-chip kf-tone-success'],
      ['999', 'kf-chip kf-tone-neutral'],
    ]);
  });

  it('opens the page of the carrier that the row names, and copies the number', () => {
    const tracking: FieldModel = { name: 'tracking', type: 'tracking', json: 'string' };
    const carriers = {
      name: 'carrier',
      type: 'string',
      values: [
        { value: 'spx', key: 'spx', tone: 'neutral', trackingUrl: 'https://spx.vn/track?{code}' },
        { value: 'self', key: 'self', tone: 'neutral' },
      ],
    } as const;
    const by: FieldModel = { name: 'by', type: 'enum', json: 'string', enum: carriers };
    const container = draw('tracking', tracking, 'SPX 01&x', { row: { by: 'spx' }, carrier: by });
    expect(linksOf(container)).toEqual(['https://spx.vn/track?SPX%2001%26x']);
    expect(container.querySelector('a')?.rel).toBe('noopener noreferrer nofollow');
    expect(container.querySelector('[data-copy]')?.getAttribute('data-copy')).toBe('SPX 01&x');
    for (const code of ['self', 'unknown', null, undefined])
      expect(linksOf(draw('tracking', tracking, 'SPX01', { row: { by: code }, carrier: by }))).toEqual([]);
    expect(draw('tracking', tracking, 'SPX01').querySelector('[data-copy]')).not.toBeNull();
  });

  it('shows thumbnails of stored files only, read with the session', async () => {
    const images: FieldModel = { name: 'images', type: 'images', json: 'array' };
    const container = draw('gallery', images, ['files/1', 'javascript:x', 'files/2', 'files/3']);
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(container.textContent).toBe('+1');
    expect(container.querySelector('[data-images]')?.getAttribute('data-images')).toBe(
      '["files/1","files/2","files/3"]',
    );
  });

  it('calls numbers, but not masked ones', () => {
    const phone: FieldModel = { name: 'phone', type: 'phone', json: 'string' };
    expect(linksOf(draw('phone', phone, '0912345678'))).toEqual(['tel:0912345678']);
    expect(linksOf(draw('phone', phone, '091***5678'))).toEqual([]);
  });
});
