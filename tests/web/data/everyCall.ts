import type { KitDataProvider } from '#web/data/dataProvider.ts';
import type { ListCall } from '#web/data/listCalls.ts';

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
  'a question': (one) => one.ask('/search', { q: 'an' }),
  suggestions: (one) => one.find('/pos-get-buyers', { phone: '09' }),
  'save a column': (one) => one.saveCustomView({ type: 'fleet/trip', name: 'fee', status: 1 }),
  'the own columns': (one) => one.getCustomView('fleet/trip'),
  'an address of the kit': (one) => one.read('/profile'),
  'the own sessions': (one) => one.ownSessions(),
  'end a session': (one) => one.endSession(4),
  'end the other sessions': (one) => one.endOtherSessions(),
  'an image': (one) => one.upload(file, 'a.png'),
  'a file': (one) =>
    one.uploadFile(new File(['x'], 'a.pdf'), 'trip.papers', undefined as never, undefined as never),
  'a stored file': (one) => one.readFile('files/1'),
  'a sheet': (one) => one.sendFile('/trip-import', new FormData(), 'k'),
  'a template': (one) => one.saveFrom('/trip-import/template', 'a.xlsx'),
};
