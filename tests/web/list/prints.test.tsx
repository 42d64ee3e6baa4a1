import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintModel } from '#contract/print.ts';
import { find } from '../find.ts';
import { tripList, tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo, type OpenOptions } from './openList.tsx';

const printContent = vi.hoisted(() =>
  vi.fn<(printed: { content: HTMLElement; paper: string }) => Promise<void>>(),
);
vi.mock('#web/print/printContent.ts', () => ({ printContent }));

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  printContent.mockClear();
});

const label: PrintModel = {
  entity: 'trip',
  paper: '50x30mm',
  blocks: [{ kind: 'qr', field: { name: 'code', type: 'code', json: 'string' }, link: '/check/' }],
};
const printing = { key: 'label', label: 'trip.label', print: async () => label };
const list = { ...tripList, bulk: [printing] };
const getOne = vi.fn(async (_: string, { id }: { id: number }) => ({
  data: { id, code: `C-${id}` },
}));

async function open(options: OpenOptions = {}) {
  openList({ list, ...options, dataProvider: { getOne, ...options.dataProvider } as never });
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
}
const printIt = () => fireEvent.click(find('.kl-selection [data-action=label]'));

it('prints the chosen rows, a page each, with codes that lead into the product', async () => {
  await open();
  for (const id of [1, 3]) fireEvent.click(find(`[data-row="${id}"] .kl-box`));
  printIt();
  await waitFor(() => expect(printContent).toHaveBeenCalledOnce());
  const { content, paper } = printContent.mock.calls[0]?.[0] ?? {};
  expect(paper).toBe('50x30mm');
  const codes = [...(content?.querySelectorAll('svg') ?? [])].map((svg) => svg.getAttribute('aria-label'));
  expect(codes).toEqual([1, 3].map((id) => `${window.location.origin}/check/C-${id}`));
});

it('prints no more than 50 at a time, and says so', async () => {
  const getList = vi.fn(async () => listAnswer(tripRows, { total: 51, totalPage: 17 }));
  await open({ dataProvider: { getList } });
  fireEvent.click(screen.getByLabelText('kit.list.select_page'));
  fireEvent.click(find('[data-control=select-all]'));
  printIt();
  expect(await screen.findByText('kit.list.too_many')).toBeTruthy();
  expect(printContent).not.toHaveBeenCalled();
});
