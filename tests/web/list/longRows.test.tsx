import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tripRows } from './aList.ts';
import { listAnswer, openList, resizeTo } from './openList.tsx';

const near = vi.hoisted(() => {
  let lose = (_reason: Error) => {};
  const coming = new Promise<object>((_, reject) => (lose = reject));
  return { coming, lose: (reason: Error) => lose(reason) };
});
vi.mock('#web/list/table/VirtualRows.tsx', () => near.coming);
vi.mock('#web/app/loadChunk.ts', async (load) => ({
  ...(await load<object>()),
  loadChunk: (part: () => Promise<unknown>) => part(),
}));

beforeEach(() => resizeTo(1440, 900));
afterEach(cleanup);

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...tripRows[0], id: index + 1 }));
const shown = () => document.querySelectorAll('[data-row]').length;
const open = (count: number) => {
  const getList = vi.fn(async () => listAnswer(rowsOf(count)));
  return openList({ dataProvider: { getList }, address: '/fleet/trip?perPage=100' });
};

describe('a long page', () => {
  it('of fifty rows is drawn as it is', async () => {
    open(50);
    await waitFor(() => expect(shown()).toBe(50));
  });

  it('is printed whole', async () => {
    open(60);
    await waitFor(() => expect(shown()).toBe(50));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe(60);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shown()).toBe(50);
  });

  it('shows its first rows until the part that draws it has come, and all when that cannot be loaded', async () => {
    open(60);
    await waitFor(() => expect(shown()).toBe(50));
    near.lose(new Error('lost'));
    await waitFor(() => expect(shown()).toBe(60));
  });
});
