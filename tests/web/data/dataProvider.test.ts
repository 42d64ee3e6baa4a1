import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '#web/data/createActivity.ts';
import { createDataProvider } from '#web/data/dataProvider.ts';
import { createHttp } from '#web/data/http.ts';
import type { ListCall } from '#web/data/listCalls.ts';
import * as files from '#web/data/saveFile.ts';
import { isAnything } from '#web/data/shapes.ts';
import { fakeApi, json } from './fakeApi.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const trips: ListCall = {
  screen: 'fleet/trip',
  urls: { list: '/fleet/trip', count: '/fleet/trip/count', download: '/fleet/trip/download' },
  downloadName: 'chuyen.xlsx',
  where: { queue: 'running' },
  sort: { field: 'started_at', order: 'DESC' },
  pageSize: 20,
  viewModes: ['all', 'cost', 'fresh'],
};

const ANSWER = {
  rows: [{ id: 1, version: 1 }],
  total: 41,
  totalPage: 3,
  views: ['plate'],
  sum: { fee: 5 },
  counts: {},
};

function provider() {
  return createDataProvider(
    createHttp({
      base: '/api',
      clientKey: 'khuon',
      activity: createActivity(),
      token: () => null,
      language: () => 'vi',
      translate: (key) => key,
      revive: () => Promise.resolve(false),
    }),
  );
}

const page = (page: number, filter = {}, sort = trips.sort, perPage = 20) => ({
  pagination: { page, perPage },
  sort,
  filter,
  meta: { list: trips },
});

describe('getList of a screen', () => {
  it('sends hidden filters, view mode and page; sort and page size only when they are not the screen’s', async () => {
    const calls = fakeApi({ '/fleet/trip': json(ANSWER) });
    await provider().getList('trip', page(1));
    await provider().getList(
      'trip',
      page(2, { plate: '51C', viewMode: 'cost' }, { field: 'fee', order: 'ASC' }, 50),
    );
    expect(calls.map((call) => call.body)).toEqual([
      { filters: { queue: 'running' }, viewMode: 'all', page: 1 },
      {
        filters: { queue: 'running', plate: '51C' },
        viewMode: 'cost',
        page: 2,
        perPage: 50,
        sort: { field: 'fee', order: 'ASC' },
      },
    ]);
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('leaves empty filters out and keeps false and zero', async () => {
    const calls = fakeApi({ '/fleet/trip': json(ANSWER) });
    const filter = {
      a: '',
      b: null,
      c: [],
      d: { from: undefined },
      e: false,
      f: 0,
      g: { from: '2026-11-21' },
      h: '   ',
    };
    await provider().getList('trip', page(1, filter));
    expect(calls[0]?.body).toMatchObject({
      filters: { queue: 'running', e: false, f: 0, g: { from: '2026-11-21' } },
    });
    const filters = Object.keys((calls[0]!.body as { filters: object }).filters);
    expect(filters).toEqual(['queue', 'e', 'f', 'g']);
  });

  it('gives rows, total and the rest as meta', async () => {
    fakeApi({ '/fleet/trip': json(ANSWER) });
    const { data, total, meta } = await provider().getList('trip', page(1));
    expect([data, total, meta?.sum, meta?.totalPage, meta?.views]).toEqual([
      ANSWER.rows,
      41,
      { fee: 5 },
      3,
      ['plate'],
    ]);
  });

  it('goes to the next and the previous page by cursor, and forgets it when the question changes', async () => {
    const calls = fakeApi({ '/fleet/trip': json({ ...ANSWER, next: 'N', previous: 'P' }) });
    const data = provider();
    for (const params of [page(1), page(2), page(1), page(3), page(4, { plate: '5' })])
      await data.getList('trip', params);
    const cursors = calls.map((call) => {
      const { after, before } = call.body as { after?: string; before?: string };
      return after ?? before ?? null;
    });
    expect(cursors).toEqual([null, 'N', 'P', null, null]);
  });

  it('falls back to the simple REST dialect without a list', async () => {
    const headers = { 'content-range': 'trip 0-0/7' };
    const calls = fakeApi({ '/trip': json([{ id: 1 }], { headers }) });
    const { total } = await provider().getList('trip', { ...page(1), meta: undefined });
    expect([calls[0]?.method, total]).toEqual(['GET', 7]);
  });
});

describe('other calls of a list', () => {
  it('asks for the count with filters and view mode', async () => {
    const calls = fakeApi({ '/fleet/trip/count': json({ total: 41 }) });
    expect(await provider().count(trips, { viewMode: 'cost' })).toMatchObject({ total: 41 });
    expect(calls[0]?.body).toMatchObject({ filters: { queue: 'running' }, viewMode: 'cost' });
  });

  it('saves a download under the screen’s name', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue();
    const calls = fakeApi({ '/fleet/trip/download': new Response('xlsx') });
    const filter = { plate: '51C', viewMode: 'fresh' };
    expect(await provider().download(trips, { filter, sort: trips.sort })).toBeNull();
    expect(save.mock.calls[0]?.[1]).toBe('chuyen.xlsx');
    expect(calls[0]?.body).toEqual({ filters: { queue: 'running', plate: '51C' }, viewMode: 'fresh' });
  });

  it('asks for CSV and saves it under its own ending', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue();
    const calls = fakeApi({ '/fleet/trip/download': new Response('csv') });
    await provider().download(trips, { filter: {}, format: 'csv' });
    expect(calls[0]?.body).toMatchObject({ viewMode: 'all', format: 'csv' });
    expect(save.mock.lastCall?.[1]).toBe('chuyen.csv');
  });

  it('names the columns of an open view, and none else', async () => {
    vi.spyOn(files, 'saveFile').mockReturnValue();
    const calls = fakeApi({ '/fleet/trip/download': new Response('xlsx') });
    await provider().download(trips, { filter: {}, columns: ['fee', 'plate'] });
    expect(calls[0]?.body).toMatchObject({ columns: ['fee', 'plate'] });
  });

  it('says that a large download is queued', async () => {
    fakeApi({ '/fleet/trip/download': json({ queued: true }, { status: 202 }) });
    expect(await provider().download(trips, { filter: {} })).toEqual({ queued: true });
  });

  it('saves a finished export under its name (spec 7)', async () => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue();
    const calls = fakeApi({ '/download-export-excel-file': new Response('xlsx') });
    await provider().downloadExport('don-hang.xlsx');
    expect(calls[0]?.body).toEqual({ filename: 'don-hang.xlsx' });
    expect(save.mock.lastCall?.[1]).toBe('don-hang.xlsx');
  });

  it('saves and reads the own columns', async () => {
    const calls = fakeApi({ '/save-custom-view': json({}), '/get-custom-view': json(['plate']) });
    await provider().saveCustomView({ type: 'fleet/trip', name: 'fee', status: 0 });
    expect(await provider().getCustomView('fleet/trip')).toEqual(['plate']);
    expect(calls.map((call) => call.body)).toEqual([
      { type: 'fleet/trip', name: 'fee', status: 0 },
      { type: 'fleet/trip' },
    ]);
  });
});

describe('records', () => {
  it('puts the version and what changed, nothing else', async () => {
    const calls = fakeApi({ '/trip/7': json({ id: 7 }) });
    const previousData = {
      id: 7,
      version: 3,
      plate: '51C',
      fee: 10,
      stops: [{ id: 1, at: 'HN' }],
      note: null,
    };
    const data = { ...previousData, fee: 20, stops: [{ id: 1, at: 'HN' }], note: undefined };
    await provider().update('trip', { id: 7, data, previousData });
    expect([calls[0]?.method, calls[0]?.body]).toEqual(['PUT', { fee: 20, version: 3 }]);
  });

  it('moves one and many by transitions', async () => {
    const calls = fakeApi({
      '/trip/7/close': json({ id: 7 }),
      '/trip/close': json({ done: [1], refused: [] }),
    });
    await provider().transition('trip', 7, 'close', { note: 'xong' });
    await provider().bulk('trip', 'close', { ids: [1, 2] }, { note: 'xong' });
    expect(calls.map((call) => call.body)).toEqual([{ note: 'xong' }, { note: 'xong', ids: [1, 2] }]);
  });

  it('gathers questions for labels into one call', async () => {
    const rows = [1, 2, 3].map((id) => ({ id, label: `T${id}` }));
    const calls = fakeApi({ '/truck/lookup': json({ rows }) });
    const { lookup } = provider();
    const [first, second] = await Promise.all([
      lookup('truck', { ids: [1, 2] }),
      lookup('truck', { ids: [2, 3] }),
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ ids: [1, 2, 3] });
    expect([first?.length, second?.map((row) => row.id)]).toEqual([2, [2, 3]]);
  });

  it('sends a typed question at once', async () => {
    const calls = fakeApi({ '/truck/lookup': json({ rows: [] }) });
    await provider().lookup('truck', { q: 'ha', where: { active: true } });
    expect(calls[0]?.body).toEqual({ q: 'ha', where: { active: true } });
  });

  it('deletes without a body, and says of none that it is text', async () => {
    const calls = fakeApi({ '/truck/5': json({ id: 5 }) });
    await provider().delete('truck', { id: 5 });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body ?? null).toBeNull();
  });

  it('changes many one after the other, each over what it is now', async () => {
    const calls = fakeApi({
      '/trip/1': json({ id: 1, version: 3, fee: 5 }),
      '/trip/2': json({ id: 2, version: 8, fee: 9 }),
    });
    expect(await provider().updateMany('trip', { ids: [1, 2], data: { fee: 9 } })).toEqual({ data: [1, 2] });
    expect(calls.map(({ method, path, body }) => [method, path, body ?? null])).toEqual([
      ['GET', '/trip/1', null],
      ['PUT', '/trip/1', { fee: 9, version: 3 }],
      ['GET', '/trip/2', null],
      ['PUT', '/trip/2', { version: 8 }],
    ]);
  });

  it('removes many one after the other', async () => {
    const calls = fakeApi({ '/trip/1': json({ id: 1 }), '/trip/2': json({ id: 2 }) });
    expect(await provider().deleteMany('trip', { ids: [1, 2] })).toEqual({ data: [1, 2] });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', '/trip/1'],
      ['DELETE', '/trip/2'],
    ]);
  });

  it('says what is wrong with a field where forms of react-admin look', async () => {
    const fields = [{ path: 'plate', code: 'too_long', message: 'Biển số quá dài.' }];
    const refused = { error: { code: 'invalid', message: 'Dữ liệu chưa đúng.', fields } };
    fakeApi({ '/trip': json(refused, { status: 422 }), '/trip/7': json(refused, { status: 422 }) });
    const body = { ...refused, errors: { plate: 'Biển số quá dài.' } };
    await expect(provider().create('trip', { data: {} })).rejects.toMatchObject({ status: 422, body });
    const data = { id: 7, version: 1, plate: 'x' };
    await expect(
      provider().update('trip', { id: 7, data, previousData: { id: 7, version: 1 } }),
    ).rejects.toMatchObject({ status: 422, body });
  });

  it('uploads an image and gives its path', async () => {
    const calls = fakeApi({ '/upload-image': json({ path: '/files/9' }) });
    expect(await provider().upload(new Blob(['x']), 'a.png')).toBe('/files/9');
    expect(calls[0]?.body).toBeInstanceOf(FormData);
  });
});

describe('a page where a file or an answer should be (a network that wants a login)', () => {
  const page = () =>
    new Response('<html>Wi-Fi</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

  it.each([
    ['an export', '/fleet/trip/download', () => provider().download(trips, { filter: {} })],
    ['a finished export', '/download-export-excel-file', () => provider().downloadExport('a.xlsx')],
    ['a template', '/trip/template', () => provider().saveFrom('/trip/template', 'a.xlsx')],
    ['an uploaded image', '/upload-image', () => provider().upload(new Blob(['x']))],
    [
      'an uploaded sheet',
      '/trip-import',
      () => provider().sendFile('/trip-import', new FormData(), 'k', isAnything),
    ],
    ['a profile', '/profile', () => provider().read('/profile', isAnything)],
  ])('is said so, and never saved: %s', async (_case, path, call) => {
    const save = vi.spyOn(files, 'saveFile').mockReturnValue();
    fakeApi({ [path]: page() });
    await expect(call()).rejects.toMatchObject({ status: 0, message: 'kit.shell.not_json' });
    expect(save).not.toHaveBeenCalled();
  });
});
