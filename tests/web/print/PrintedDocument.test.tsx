import { cleanup, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { PrintModel } from '#contract/print.ts';
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
};

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
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['bill_line.name', 'bill_line.total'],
      ['Áo', '100.000\u00a0₫'],
      ['Mũ', '50.000\u00a0₫'],
      ['', '150.000\u00a0₫'],
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
