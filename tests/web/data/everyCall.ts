import { isImportAnswer, isSearchRow, rowsOf } from '#web/data/answers.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { ListCall } from '#web/data/listCalls.ts';
import { isObject } from '#web/data/shapes.ts';

/** A list of a screen, as its calls know it. */
export const trips: ListCall = {
  screen: 'fleet/trip',
  urls: { list: '/fleet/trip', count: '/fleet/trip/count', download: '/fleet/trip/download' },
  downloadName: 'chuyen.xlsx',
  sort: { field: 'started_at', order: 'DESC' },
  pageSize: 20,
  viewModes: ['all', 'cost'],
};

const asked = {
  pagination: { page: 1, perPage: 20 },
  sort: trips.sort,
  filter: {},
};
const filters = { filters: {}, screen: 'fleet/trip' };
const file = new Blob(['x'], { type: 'image/png' });

type Call = (provider: KitDataProvider) => Promise<unknown>;

/** One call of every kind that the data layer knows; a new one belongs here. */
export const EVERY_CALL: Readonly<Record<string, Call>> = {
  'a list': (one) => one.getList('trip', { ...asked, meta: { list: trips } }),
  'records of the dialect': (one) => one.getList('trip', asked),
  'a record': (one) => one.getOne('trip', { id: 1 }),
  'records by id': (one) => one.getMany('trip', { ids: [1] }),
  'records of another': (one) => one.getManyReference('trip', { ...asked, target: 'driver_id', id: 4 }),
  create: (one) => one.create('trip', { data: { plate: '51C' } }),
  update: (one) => one.update('trip', { id: 1, data: { plate: '51D' }, previousData: { id: 1, version: 1 } }),
  'update many': (one) => one.updateMany('trip', { ids: [1], data: { plate: '51D' } }),
  delete: (one) => one.delete('trip', { id: 1 }),
  'delete many': (one) => one.deleteMany('trip', { ids: [1] }),
  transition: (one) => one.transition('trip', 1, 'close', { version: 1 }),
  'bulk by ids': (one) => one.bulk('trip', 'close', { ids: [1] }),
  'bulk by filters': (one) => one.bulk('trip', 'close', filters),
  count: (one) => one.count(trips, {}),
  download: (one) => one.download(trips, { filter: {} }),
  'a finished export': (one) => one.downloadExport('e.xlsx'),
  lookup: (one) => one.lookup('driver', { q: 'an' }),
  'labels by id': (one) => one.lookup('driver', { ids: [4] }),
  'a call that a schema names': (one) => one.call('/trip-recall', { id: 1 }),
  'a question': (one) => one.ask('/search', { q: 'an' }, rowsOf(isSearchRow)),
  suggestions: (one) => one.find('/pos-get-buyers', { phone: '09' }),
  'save a column': (one) => one.saveCustomView({ type: 'fleet/trip', name: 'fee', status: 1 }),
  'the own columns': (one) => one.getCustomView('fleet/trip'),
  'an address of the kit': (one) => one.read('/profile', isObject),
  'the own sessions': (one) => one.ownSessions(),
  'end a session': (one) => one.endSession(4),
  'end the other sessions': (one) => one.endOtherSessions(),
  'an image': (one) => one.upload(file, 'a.png'),
  'a file': (one) =>
    one.uploadFile(new File(['x'], 'a.pdf'), 'trip.papers', undefined as never, undefined as never),
  'a stored file': (one) => one.readFile('files/1'),
  'a sheet': (one) => one.sendFile('/trip-import', new FormData(), 'k', isImportAnswer),
  'a template': (one) => one.saveFrom('/trip-import/template', 'a.xlsx'),
  'a printed file': (one) =>
    one.saveAnswer('/print-pdf', { document: 'trip-label', ids: [1] }, 'trip-label.pdf'),
};

const record = { id: 1, version: 1 };
const count = { total: 1, sum: { fee: 5 }, counts: { running: 1 }, counted_at: '2026-11-21T00:00:00Z' };
const list = { rows: [record], totalPage: 1, views: ['plate'], ...count };
const bulk = { done: [1], refused: [{ id: 2, code: 'x', message: 'x' }] };
const facts = { path: 'files/1', name: 'a.pdf', size_byte: 1, media_type: 'application/pdf' };
const session = { id: 1, last_used_at: '', address: null, user_agent: null, is_current: true };

/** What a server answers to each; undefined: nothing is promised. */
export const GOOD_ANSWERS: Readonly<Record<string, unknown>> = {
  'a list': list,
  'records of the dialect': [record],
  'a record': record,
  'records by id': [record],
  'records of another': [record],
  create: record,
  update: record,
  'update many': record,
  delete: { id: 1 },
  'delete many': record,
  transition: record,
  'bulk by ids': bulk,
  'bulk by filters': bulk,
  count,
  lookup: { rows: [{ id: 4, label: 'Ân' }] },
  'labels by id': { rows: [{ id: 4, label: 'Ân' }] },
  'a question': { rows: [{ entity: 'trip', id: 4, label: 'Ân' }] },
  suggestions: { rows: [{}] },
  'the own columns': ['plate'],
  'an address of the kit': {},
  'the own sessions': { rows: [session] },
  'an image': { path: 'files/1' },
  'a file': facts,
  'a sheet': {
    accepted: 1,
    rejected: 0,
    errors: [{ row: 1, column: 'a', code: 'x', message: 'x' }],
    error_count: 1,
    rows: 1,
    ignored: ['b'],
    stored: true,
  },
};
