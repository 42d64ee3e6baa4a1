import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { find, sayYes } from '../find.ts';
import { tripList, tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo, type OpenOptions } from './openList.tsx';

const refused = [{ id: 2, code: 'invalid_status', message: 'Chuyến đang chạy.' }];

const planned = vi.hoisted(() => vi.fn());

/** A dialog form that needs one press; what the server answers is the test's. */
vi.mock('#web/form/FormDialog.tsx', () => ({
  FormDialog: ({ onDone }: { onDone: (answer: unknown) => void }) => (
    <button type="button" data-action="submit" onClick={() => onDone(planned())}>
      submit
    </button>
  ),
}));

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const allOf = () => document.querySelector('[data-control=select-all]');
const choosePage = () => fireEvent.click(screen.getByLabelText('kit.list.select_page'));
async function open(options: OpenOptions = {}) {
  const opened = openList(options);
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  return opened;
}

describe('chosen rows', () => {
  it('offer all pages only where the whole page is chosen', async () => {
    const getList = vi.fn(async () => listAnswer(tripRows, { total: 40, totalPage: 2 }));
    await open({ dataProvider: { getList } });
    fireEvent.click(find('[data-row="2"] .kl-box'));
    expect(allOf()).toBeNull();
    choosePage();
    expect(allOf()).not.toBeNull();
  });

  it('are those of a view too, whose rows have texts for names', async () => {
    const rows = tripRows.map((row, index) => ({ ...row, id: `${index + 1}~9` }));
    const bulk = vi.fn(async () => ({ queued: true }));
    await open({ dataProvider: { getList: vi.fn(async () => listAnswer(rows)), bulk } });
    fireEvent.click(find('[data-row="2~9"] .kl-box'));
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=1)');
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await sayYes();
    await waitFor(() => expect(JSON.stringify(bulk.mock.calls)).toContain('{"ids":["2~9"]}'));
  });

  it('offer no other pages where there is one', async () => {
    await open();
    choosePage();
    expect(find('[data-control=selected]').textContent).toBe('kit.list.selected(total=3)');
    expect(allOf()).toBeNull();
  });
});

describe('a bulk action', () => {
  it('says so when it became a job', async () => {
    await open({ dataProvider: { bulk: vi.fn(async () => ({ queued: true })) } });
    choosePage();
    fireEvent.click(find('.kl-selection [data-action=start]'));
    await sayYes();
    expect(await screen.findByText('kit.list.queued')).toBeTruthy();
    expect(screen.queryByText('kit.list.done')).toBeNull();
  });

  describe('whose question names an amount', () => {
    const [workflow] = tripList.workflows ?? [];
    const transitions = (workflow?.transitions ?? []).map((step) => ({
      ...step,
      question: 'messages.start_trip',
      sum: { of: 'fee' },
    }));
    const list = { ...tripList, workflows: workflow ? [{ ...workflow, transitions }] : [] };
    it('asks the server for it', async () => {
      const { provider } = await open({ list, preview: { total: 3, checked: 3, refused: [], sum: 1500 } });
      choosePage();
      fireEvent.click(find('.kl-selection [data-action=start]'));
      await waitFor(() => expect(find('.kl-question').textContent).toContain('sum=1.500'));
      expect(provider.ask.mock.calls.map(([url]) => url)).toContain('/trip/start/preview');
    });

    it('asks it also of what is left once somebody saw who is refused', async () => {
      await open({ list, preview: { total: 3, checked: 3, refused, sum: 900 } });
      choosePage();
      fireEvent.click(find('.kl-selection [data-action=start]'));
      await waitFor(() => find('[data-action=continue]'));
      fireEvent.click(find('[data-action=continue]'));
      await waitFor(() => expect(find('.kl-question').textContent).toContain('sum=900'));
    });
  });

  it('over a view is done to the records that its rows stand for, after who of them would be refused', async () => {
    const of = { from: 'id', path: 'trip_id', resource: 'trip', workflows: tripList.workflows ?? [] };
    const start = tripList.bulk.filter(({ key }) => key === 'start').map((button) => ({ ...button, of }));
    const list = { ...tripList, resource: 'trip_total', workflows: undefined, bulk: start } as ListDefinition;
    const { provider } = await open({ list, preview: { total: 3, checked: 3, refused } });
    choosePage();
    fireEvent.click(find('.kl-selection [data-action=start]'));
    fireEvent.click(await waitFor(() => find('[data-dialog="bulk-preview"] [data-action=continue]')));
    await waitFor(() => expect(provider.bulk).toHaveBeenCalled());
    expect(provider.ask.mock.calls.map(([url]) => url as string)).toContain('/trip/start/preview');
    expect(provider.bulk.mock.calls[0]?.slice(0, 3)).toEqual(['trip', 'start', { ids: [1, 3] }]);
  });

  describe('with a dialog form', () => {
    const list = { ...tripList, bulk: [{ key: 'plan', label: 'trip.plan', form: 'fleet/plan' }] };
    const submit = async (answer: object) => {
      planned.mockReturnValue(answer);
      const { provider } = await open({ list });
      choosePage();
      fireEvent.click(find('.kl-selection [data-action=plan]'));
      const button = await screen.findByText('submit');
      provider.getList.mockClear();
      fireEvent.click(button);
      await waitFor(() => expect(provider.getList).toHaveBeenCalledTimes(1));
      expect(document.querySelector('.kl-selection')).toBeNull();
    };

    it('shows what was refused, and asks for the rows again', async () => {
      await submit({ done: [1, 3], refused });
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain('kit.list.bulk_result(done=2,refused=1)');
    });

    it.each([
      ['that it became a job', { queued: true }, 'kit.list.queued'],
      ['that all is done', { done: [1, 2, 3], refused: [] }, 'kit.list.done'],
    ])('says %s', async (_case, answer, text) => {
      await submit(answer);
      const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);
      expect(toasts).toEqual([text]);
    });
  });
});
