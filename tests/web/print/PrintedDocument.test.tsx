import { cleanup, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { pagesOf, type PrintModel } from '#contract/print.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { PrintedDocument } from '#web/print/PrintedDocument.tsx';
import { toBars } from '#fields/barcode/toBars.ts';

vi.mock('#web/auth/session.ts', () => ({
  useSession: () => ({ customer: { company_name: 'Thảo Nguyên', logo: 'https://x.vn/logo.png' } }),
}));
afterEach(cleanup);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key) => key,
  lookup: () => Promise.resolve([]),
  find: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('not here')),
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (path) => path,
  now: () => new Date(0),
};

const code: FieldModel = { name: 'code', type: 'code', json: 'string' };
const total: FieldModel = { name: 'total', type: 'money', json: 'integer' };
const cost: FieldModel = { name: 'cost', type: 'money', json: 'integer' };
const name: FieldModel = { name: 'name', type: 'text', json: 'string' };
const buyer: FieldModel = {
  name: 'buyer_id',
  type: 'reference',
  json: 'integer',
  reference: { entity: 'buyer', onDelete: 'restrict' },
};

const receipt: PrintModel = {
  name: 'receipt',
  entity: 'bill',
  paper: '80mm',
  blocks: [
    { kind: 'company' },
    { kind: 'title', text: 'print.receipt.title' },
    {
      kind: 'fields',
      fields: [
        { field: code, label: 'bill.code' },
        { field: buyer, label: 'bill.buyer_id' },
        { field: cost, label: 'bill.cost' },
        { field: total, label: 'bill.total', strong: true },
      ],
    },
    {
      kind: 'table',
      rows: 'lines',
      columns: [
        { field: name, label: 'bill_line.name' },
        { field: cost, label: 'bill_line.cost' },
        { field: total, label: 'bill_line.total', sum: true },
      ],
    },
    { kind: 'line' },
    {
      kind: 'related',
      entity: 'parcel',
      by: 'bill_id',
      columns: [
        { field: code, label: 'parcel.code' },
        { field: total, label: 'parcel.total', sum: true },
      ],
    },
    { kind: 'signatures', texts: ['print.receipt.text.seller', 'print.receipt.text.buyer'] },
    { kind: 'barcode', field: code },
    { kind: 'text', text: 'print.receipt.text.thanks' },
  ],
};

const record = {
  id: 1,
  code: 'B-1',
  buyer_id: 3,
  'buyer_id.label': 'Chị Hoa',
  total: 150_000,
  lines: [
    { id: 1, name: 'Áo', total: 100_000 },
    { id: 2, name: 'Mũ', total: 50_000 },
  ],
  'parcel.bill_id': [
    { id: 7, code: 'P-7', total: 1_000 },
    { id: 9, code: 'P-9', total: 2_000 },
  ],
};

/** What stands in the rows of a table, the how manieth it is. */
function cellsOf(index: number) {
  const rows = within(screen.getAllByRole('table')[index] as HTMLElement).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FieldToolsProvider value={tools}>
        <PrintedDocument model={receipt} record={record} />
      </FieldToolsProvider>
    </QueryClientProvider>,
  );
}

describe('a printed document', () => {
  it('tells company, title, values as screens do, and words of its own', () => {
    open();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Thảo Nguyên',
      'print.receipt.title',
    ]);
    const logo = document.querySelector('article > img.logo:first-child');
    expect(logo?.getAttribute('src')).toBe('https://x.vn/logo.png');
    const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(told).toEqual(['B-1', 'Chị Hoa', '150.000\u00a0₫']);
    expect(screen.getByText('print.receipt.text.thanks')).toBeTruthy();
  });

  it('has a table of the child rows with its sum, without what the record does not carry', () => {
    open();
    expect(cellsOf(0)).toEqual([
      ['bill_line.name', 'bill_line.total'],
      ['Áo', '100.000\u00a0₫'],
      ['Mũ', '50.000\u00a0₫'],
      ['', '150.000\u00a0₫'],
    ]);
  });

  it('is a page for each child row where there are some, with their values in place of its own', () => {
    const bill = {
      id: 7,
      code: 'B-1',
      total: 5,
      parcels: [
        { id: 1, code: 'P-1' },
        { id: 2, code: 'P-2', place: 2 },
      ],
    };
    expect(pagesOf({ each: 'parcels' }, bill)).toMatchObject([
      { id: 7, code: 'P-1', total: 5 },
      { id: 7, code: 'P-2', total: 5, place: 2 },
    ]);
    const whole = { ...bill, parcels: [] };
    expect(pagesOf({ each: 'parcels' }, whole)).toEqual([whole]);
    expect(pagesOf({}, bill)).toEqual([bill]);
  });

  it('has a numbered table of what refers to the record, and places to sign', () => {
    open();
    expect(cellsOf(1)).toEqual([
      ['#', 'parcel.code', 'parcel.total'],
      ['1', 'P-7', '1.000\u00a0₫'],
      ['2', 'P-9', '2.000\u00a0₫'],
      ['', '', '3.000\u00a0₫'],
    ]);
    const signatures = document.querySelector('.signatures');
    expect([...(signatures?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'print.receipt.text.seller',
      'print.receipt.text.buyer',
    ]);
  });

  it('shows a code as bars', () => {
    open();
    expect(screen.getByRole('img', { name: 'B-1' }).getAttribute('viewBox')).toBe(
      `0 0 ${20 + 11 * (1 + 3 + 1) + 13} 30`,
    );
  });
});

describe('a barcode', () => {
  it('begins, checks and ends as Code 128 says', () => {
    // The example of the standard's set B: "AB" has the check sign (104 + 33 + 2 × 34) mod 103 = 102.
    const bars = toBars('AB')?.join('');
    expect(bars).toBe(['211214', '111323', '131123', '411131', '2331112'].join(''));
  });

  it('has eleven modules a sign, of which an even number is black', () => {
    for (let code = 32; code < 127; code += 1) {
      const sign = toBars(String.fromCharCode(code))?.slice(6, 12) ?? [];
      expect(sign.reduce((sum, width) => sum + width)).toBe(11);
      expect((sign[0] ?? 0) + (sign[2] ?? 0) + (sign[4] ?? 0)).toSatisfy((black: number) => black % 2 === 0);
    }
  });

  it('cannot show an empty text, nor other letters', () => {
    expect([toBars(''), toBars('Đ1')]).toEqual([null, null]);
  });
});
