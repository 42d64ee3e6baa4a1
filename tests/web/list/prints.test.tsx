import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintModel } from '#contract/print.ts';
import { find } from '../find.ts';
import { tripList, tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo, type OpenOptions } from './openList.tsx';

const printContent = vi.hoisted(() =>
  vi.fn<(printed: { content: HTMLElement; paper: string }) => Promise<void>>(() => Promise.resolve()),
);
vi.mock('#web/print/printContent.ts', () => ({ printContent }));

beforeEach(() => resizeTo(1440, 900));
afterEach(() => {
  cleanup();
  printContent.mockClear();
  call.mockClear();
});

const label: PrintModel = {
  name: 'trip-label',
  entity: 'trip',
  paper: '50x30mm',
  blocks: [{ kind: 'qr', field: { name: 'code', type: 'code', json: 'string' }, link: '/check/' }],
};
const printing = { key: 'label', label: 'trip.label', print: async () => label };
const list = { ...tripList, bulk: [printing] };
const getOne = vi.fn(async (_: string, { id }: { id: number }) => ({
  data: { id, code: `C-${id}` },
}));

/** What the server answers to a note of a print; each record is printed for the first time. */
const call = vi.fn(async (_: string, { ids }: { ids: number[] }) => ({
  copies: ids.map((id) => ({ id, copy: 1 })),
}));

async function open(options: OpenOptions = {}) {
  openList({ list, ...options, dataProvider: { getOne, call, ...options.dataProvider } as never });
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
  expect(call).toHaveBeenCalledExactlyOnceWith(
    '/record-prints',
    { document: 'trip-label', ids: [1, 3] },
    expect.any(Function),
  );
  expect(screen.queryByText(/kit\.print\.again/)).toBeNull();
});

it('prints the records that the rows of a view stand for', async () => {
  const document = { ...label, name: 'goods-label', entity: 'goods' };
  await open({ list: { ...tripList, bulk: [{ ...printing, print: async () => document }] } });
  fireEvent.click(find('[data-row="1"] .kl-box'));
  printIt();
  await waitFor(() => expect(printContent).toHaveBeenCalledOnce());
  expect(getOne).toHaveBeenLastCalledWith('goods', { id: 1 });
});

it('tells which were printed before, and prints them', async () => {
  const again = async () => ({
    copies: [
      { id: 1, copy: 3 },
      { id: 3, copy: 1 },
    ],
  });
  await open({ dataProvider: { call: again } as never });
  for (const id of [1, 3]) fireEvent.click(find(`[data-row="${id}"] .kl-box`));
  printIt();
  expect((await screen.findByText('kit.print.again')).dataset['toast']).toBe('warning');
  await waitFor(() => expect(printContent).toHaveBeenCalledOnce());
});

it('reads what refers to the printed record, page by page, before it is noted', async () => {
  const parcels: PrintModel = {
    ...label,
    blocks: [
      {
        kind: 'related',
        entity: 'parcel',
        by: 'trip_id',
        columns: [{ field: { name: 'code', type: 'code', json: 'string' }, label: 'parcel.code' }],
      },
    ],
  };
  const all = Array.from({ length: 230 }, (_, index) => ({ id: index + 1, code: `P-${index + 1}` }));
  const getList = vi.fn(
    async (resource: string, params: { pagination: { page: number; perPage: number } }) => {
      if (resource !== 'parcel') return listAnswer(tripRows);
      const { page, perPage } = params.pagination;
      return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
    },
  );
  const own = { ...list, bulk: [{ ...printing, print: async () => parcels }] };
  await open({ list: own, dataProvider: { getList } as never });
  fireEvent.click(find('[data-row="1"] .kl-box'));
  printIt();
  await waitFor(() => expect(printContent).toHaveBeenCalledOnce());
  const rows = printContent.mock.calls[0]?.[0].content.querySelectorAll('tbody tr');
  expect([rows?.length, rows?.[229]?.textContent]).toEqual([230, '230P-230']);
  const asked = getList.mock.calls.filter(([resource]) => resource === 'parcel');
  expect(asked.map(([, params]) => params)).toMatchObject([
    { filter: { trip_id: 1 }, pagination: { page: 1 } },
    { filter: { trip_id: 1 }, pagination: { page: 2 } },
  ]);
});

it('prints nothing that could not be noted', async () => {
  const refuse = () => Promise.reject(new Error('no network'));
  await open({ dataProvider: { call: refuse } as never });
  fireEvent.click(find('[data-row="1"] .kl-box'));
  printIt();
  expect(await screen.findByText('no network')).toBeTruthy();
  expect(printContent).not.toHaveBeenCalled();
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

const refusal = () =>
  new HttpError('invalid', 422, {
    error: {
      code: 'invalid',
      message: 'invalid',
      fields: [{ path: 'reprint_reason', code: 'kit.print.reason_needed', message: '1 was printed before' }],
    },
  });
/** A server that has printed everything before. */
const asking = () =>
  vi.fn(async (_: string, { ids, reprint_reason }: { ids: number[]; reprint_reason?: string }) => {
    if (reprint_reason === undefined) throw refusal();
    return { copies: ids.map((id) => ({ id, copy: 2 })) };
  });

it('asks why something is printed once more, and prints it with the reason', async () => {
  const again = asking();
  await open({ dataProvider: { call: again } as never });
  fireEvent.click(find('[data-row="1"] .kl-box'));
  printIt();
  expect(await screen.findByText('1 was printed before')).toBeTruthy();
  expect(printContent).not.toHaveBeenCalled();
  expect(find('[data-action=reprint]').hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByText('kit.print.reason_torn'));
  fireEvent.click(find('[data-action=reprint]'));
  await waitFor(() => expect(printContent).toHaveBeenCalledOnce());
  expect(again).toHaveBeenLastCalledWith(
    '/record-prints',
    { document: 'trip-label', ids: [1], reprint_reason: 'kit.print.reason_torn' },
    expect.any(Function),
  );
  expect(screen.queryByText('1 was printed before')).toBeNull();
});

it('prints nothing where no reason is given', async () => {
  const again = asking();
  await open({ dataProvider: { call: again } as never });
  fireEvent.click(find('[data-row="1"] .kl-box'));
  printIt();
  await screen.findByText('1 was printed before');
  fireEvent.click(find('[data-dialog=reprint] [data-action=close]'));
  await waitFor(() => expect(screen.queryByText('1 was printed before')).toBeNull());
  expect(again).toHaveBeenCalledOnce();
  expect(printContent).not.toHaveBeenCalled();
});

it('saves the chosen rows as a file that the server writes', async () => {
  const saveAnswer = vi.fn(async () => undefined);
  await open({ dataProvider: { saveAnswer } as never });
  for (const id of [1, 3]) fireEvent.click(find(`[data-row="${id}"] .kl-box`));
  fireEvent.click(find('.kl-selection [data-action=label_pdf]'));
  await waitFor(() =>
    expect(saveAnswer).toHaveBeenCalledExactlyOnceWith(
      '/print-pdf',
      { document: 'trip-label', ids: [1, 3] },
      'trip-label.pdf',
    ),
  );
  expect([call.mock.calls.length, printContent.mock.calls.length]).toEqual([0, 0]);
});
