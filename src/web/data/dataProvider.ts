import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { FileTools } from '#fields/FieldTools.tsx';
import type { BulkAnswer, BulkTarget, CountAnswer, ListAnswer, Sort } from '#contract/wire.ts';
import { isBulkAnswer, isCount, isFileFacts, isRecord, rowsOf } from './answers.ts';
import type { Queued } from './answers.ts';
import { createChanges } from './createChanges.ts';
import { createListReader } from './createListReader.ts';
import type { ListReader } from './createListReader.ts';
import { createLookup } from './createLookup.ts';
import type { Lookup } from './createLookup.ts';
import type { Http, HttpOptions } from './http.ts';
import { toFilters, toListRequest } from './listCalls.ts';
import type { ListCall, ListFilter } from './listCalls.ts';
import { readBlob } from './readBlob.ts';
import { saveFile } from './saveFile.ts';
import { isFlag, isNumber, isObject, isText, listOf, nullable, objectOf } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** `meta` of a list's answer: everything but its rows. */
export type ListMeta = Omit<ListAnswer, 'rows'>;

/** One place where the account is signed in; times are ISO 8601 UTC. */
export interface OwnSession {
  id: number;
  last_used_at: string;
  address: string | null;
  user_agent: string | null;
  is_current: boolean;
}

/** Use it by `useDataProvider<KitDataProvider>()`. Every method rejects with an `HttpError`. */
export interface KitDataProvider extends DataProvider {
  /** Sums, total and badges of a list; asked when filters or view mode change (interface 4). */
  count(
    list: Pick<ListCall, 'urls' | 'where' | 'viewModes'>,
    filter: ListFilter,
    signal?: AbortSignal,
  ): Promise<CountAnswer>;
  /** Saves the list as a workbook or as CSV, or has it made as a job. `onBytes` is told how much has come. */
  download(
    list: ListCall,
    params: {
      filter: ListFilter;
      sort?: Sort;
      /** Keys of the columns on screen, where they are an open view's and not the user's own. */
      columns?: readonly string[];
      /** Absent: Excel. */
      format?: 'csv';
      signal?: AbortSignal;
      onBytes?: (count: number) => void;
    },
  ): Promise<Queued | null>;
  /** Saves the file of a finished export. */
  downloadExport(filename: string): Promise<void>;
  /** Moves one record; gives it as it is now. */
  transition(entity: string, id: number | string, key: string, body?: Row): Promise<Row>;
  /** Moves many records. */
  bulk(entity: string, key: string, target: BulkTarget, body?: Row): Promise<BulkAnswer | Queued>;
  lookup: Lookup;
  /** POST to an address that a schema names (`/crm/lead-recall`); `shape` is what is promised of the answer. */
  call<Answer = unknown>(url: string, body?: unknown, shape?: Shape<Answer>): Promise<Answer>;
  /** The same for an address that changes nothing. */
  ask<Answer>(url: string, body: unknown, shape: Shape<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Rows that an address finds (`x-calls`), for suggestions. */
  find(url: string, body: Row): Promise<readonly Row[]>;
  /** Shows or hides a column of a screen for this user; `position` from 0. */
  saveCustomView(view: {
    type: string;
    name: string;
    status: 0 | 1;
    position?: number | null;
  }): Promise<void>;
  /** Keys of the columns that this user chose, in order; empty means the default. */
  getCustomView(type: string): Promise<readonly string[]>;
  /** GET of an address of the kit (`/profile`). */
  read<Answer>(url: string, shape: Shape<Answer>): Promise<Answer>;
  /** Where the signed-in account is signed in. */
  ownSessions(): Promise<readonly OwnSession[]>;
  endSession(id: number): Promise<void>;
  /** Ends every own session but this one. */
  endOtherSessions(): Promise<void>;
  /** Stores an image; gives its path. */
  upload(file: Blob, name?: string): Promise<string>;
  /** Stores a file for a field (`order.attachments`), by the field's own rule. */
  uploadFile: FileTools['upload'];
  /** A stored file by its path. */
  readFile(path: string): Promise<Blob>;
  /** POST of a form with a file. The same `key` with the same form has one effect. */
  sendFile<Answer>(url: string, form: FormData, key: string, shape: Shape<Answer>): Promise<Answer>;
  /** Saves the file that an address of the API gives. */
  saveFrom(url: string, name: string): Promise<void>;
  /** Saves the file that a call answers with, which is noted like any change. */
  saveAnswer(url: string, body: unknown, name: string): Promise<void>;
}

/**
 * Records by `ra-data-simple-rest`, lists by the POST contract. `getList` takes the latter when `meta.list` is
 * given (a `ListDefinition`); its answer's `meta` is a `ListMeta`.
 */
export function createDataProvider(http: Http): KitDataProvider {
  const records = createRecords(http);
  return {
    ...records,
    supportAbortSignal: true,
    getList: createGetList(records, createListReader(http)),
    ...createChanges(http, records),
    lookup: createLookup(http),
    ...createListCalls(http),
    ...createRecordCalls(http),
    ...createSessionCalls(http),
  };
}

/** Records of the dialect, each answer as it is promised. */
function createRecords(http: Http): DataProvider {
  const create = (shape: Shape<unknown>) =>
    simpleRestProvider(
      http.base,
      (url, options) => http.client(url, { ...(options as HttpOptions), shape }),
      'Content-Range',
    );
  const { getOne, create: createOne, update } = create(isRecord);
  return { ...create(listOf(isRecord)), getOne, create: createOne, update };
}

function createGetList(records: DataProvider, read: ListReader): DataProvider['getList'] {
  return async <RecordType extends RaRecord>(
    resource: string,
    params: GetListParams & { signal?: AbortSignal },
  ): Promise<GetListResult<RecordType>> => {
    const list = (params.meta as { list?: ListCall } | undefined)?.list;
    if (!list) return records.getList<RecordType>(resource, params);
    const { page = 1, perPage = list.pageSize } = params.pagination ?? {};
    const request = toListRequest(list, {
      filter: params.filter as ListFilter,
      page,
      perPage,
      sort: params.sort,
    });
    const { rows, ...meta } = await read(list, request, params.signal);
    return { data: rows as readonly Row[] as RecordType[], total: meta.total, meta };
  };
}

type ListCalls = Pick<
  KitDataProvider,
  'count' | 'download' | 'downloadExport' | 'saveCustomView' | 'getCustomView'
>;

function createListCalls(http: Http): ListCalls {
  return {
    count: async (list, filter, signal) => {
      const body = { ...toFilters(list, filter), page: 1 };
      const url = list.urls.count ?? list.urls.list;
      const answer = await http.post(url, body, { reads: true, signal, shape: isCount });
      return { counts: {}, counted_at: '', ...answer } as CountAnswer;
    },
    download: async (list, { filter, sort, columns, format, signal, onBytes }) => {
      const {
        page: _page,
        perPage: _perPage,
        ...body
      } = toListRequest(list, { filter, sort, page: 1, perPage: 0 });
      const request = { ...body, ...(columns ? { columns } : {}), ...(format ? { format } : {}) };
      const response = await postForFile(http, list.urls.download ?? '', request, signal);
      if (response.status === 202) return { queued: true };
      const name = format ? list.downloadName.replace(/xlsx$/, format) : list.downloadName;
      saveFile(await readBlob(response, onBytes), name);
      return null;
    },
    downloadExport: async (filename) => {
      const response = await postForFile(http, '/download-export-excel-file', { filename });
      saveFile(await response.blob(), filename);
    },
    saveCustomView: async (view) => void (await http.post('/save-custom-view', view)),
    getCustomView: (type) => http.post('/get-custom-view', { type }, { reads: true, shape: listOf(isText) }),
  };
}

function postForFile(http: Http, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  return http.send(path, { method: 'POST', body: JSON.stringify(body), reads: true, signal });
}

function createRecordCalls(
  http: Http,
): Pick<
  KitDataProvider,
  | 'transition'
  | 'bulk'
  | 'call'
  | 'ask'
  | 'find'
  | 'upload'
  | 'uploadFile'
  | 'readFile'
  | 'sendFile'
  | 'saveFrom'
  | 'saveAnswer'
> {
  return {
    transition: (entity, id, key, body) =>
      http.post(`/${entity}/${encodeURIComponent(id)}/${key}`, body ?? {}, { shape: isRecord }),
    bulk: (entity, key, target, body) =>
      http.post(`/${entity}/${key}`, { ...body, ...target }, { shape: isBulkAnswer }),
    call: (url, body, shape) => http.post(url, body ?? {}, { shape }),
    ask: (url, body, shape, signal) => http.post(url, body ?? {}, { reads: true, signal, shape }),
    find: async (url, body) => (await http.post(url, body, { reads: true, shape: rowsOf(isObject) })).rows,
    readFile: async (path) => (await http.send(`/${path.replace(/^\//, '')}`, { reads: true })).blob(),
    upload: async (file, name) => {
      const form = new FormData();
      form.append('file', file, name);
      return (await sendForm(http, '/upload-image', form, { shape: isPath })).path;
    },
    uploadFile: (file, field, onSent, signal) => {
      const form = new FormData();
      form.append('field', field);
      form.append('file', file, file.name);
      return sendForm(http, '/upload-file', form, { shape: isFileFacts, onSent, signal });
    },
    sendFile: (url, form, key, shape) =>
      sendForm(http, url, form, { shape, headers: { 'Idempotency-Key': key } }),
    saveFrom: async (url, name) => saveFile(await (await http.send(url)).blob(), name),
    saveAnswer: async (url, body, name) =>
      saveFile(await (await http.send(url, { method: 'POST', body: JSON.stringify(body) })).blob(), name),
  };
}

const isPath = objectOf<{ path: string }>({ path: isText });

async function sendForm<Answer>(
  http: Http,
  url: string,
  body: FormData,
  options: HttpOptions<Answer> & { shape: Shape<Answer> },
): Promise<Answer> {
  const { json } = await http.client(http.base + url, { ...options, method: 'POST', body });
  return json as Answer;
}

const isOwnSession: Shape<OwnSession> = objectOf<OwnSession>({
  id: isNumber,
  last_used_at: isText,
  address: nullable(isText),
  user_agent: nullable(isText),
  is_current: isFlag,
});

type SessionCalls = Pick<KitDataProvider, 'read' | 'ownSessions' | 'endSession' | 'endOtherSessions'>;

function createSessionCalls(http: Http): SessionCalls {
  const read = async <Answer>(url: string, shape: Shape<Answer>) =>
    (await http.client(http.base + url, { shape })).json as Answer;
  const end = async (url: string) => void (await http.client(http.base + url, { method: 'DELETE' }));
  return {
    read,
    ownSessions: async () => (await read('/sessions', rowsOf(isOwnSession))).rows,
    endOtherSessions: () => end('/sessions'),
    endSession: (id) => end(`/sessions/${id}`),
  };
}
