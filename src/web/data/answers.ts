import type { ImportAnswer, ImportError, ImportProgress } from '#contract/import.ts';
import type { Row } from '#contract/logic.ts';
import type { NotificationRow } from '#contract/notification.ts';
import type { LookupAnswer } from '#contract/page.ts';
import type { Customer, Session } from '#contract/session.ts';
import type {
  BulkAnswer,
  BulkPreview,
  CountAnswer,
  CurrencySums,
  ExportProgress,
  ListAnswer,
  ListSettings,
  LookupRow,
  SavedView,
  SearchRow,
  Sort,
  SumValue,
  ViewState,
} from '#contract/wire.ts';
import type { FileFacts } from '#fields/FieldTools.tsx';
import { isCurrencyCode } from '#fields/money/money.ts';
import {
  either,
  isAnything,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  mapOf,
  maybe,
  nullable,
  objectOf,
  oneOf,
  type Shape,
} from './shapes.ts';

/*
 * What the contract promises of answers (interface 4), as far as screens rely on it. An answer that is not so counts as
 * none: its call fails with words, and the part of the page that asked says them.
 */

/** A long job: the server answered 202 and says on the socket when it is done. */
export interface Queued {
  queued: true;
}

export const isQueued: Shape<Queued> = objectOf<Queued>({ queued: oneOf(true) });

const isId = either(isNumber, isText);

interface WithId {
  id: number | string;
  version: unknown;
}

/** A record, with its id; one that is kept by versions with its own. */
export const isRecord: Shape<Row & WithId> = objectOf<WithId>({
  id: isId,
  version: nullable(isNumber),
}) as Shape<Row & WithId>;

/** What is left of a record that was removed. */
export const isRemoved = objectOf<{ id: number | string }>({ id: isId });

/** `{rows}` and whatever stands beside them. */
export const rowsOf = <One>(shape: Shape<One>): Shape<{ rows: readonly One[] }> =>
  objectOf<{ rows: readonly One[] }>({ rows: listOf(shape) });

export const isSumValue: Shape<SumValue> = nullable(either(isNumber, isText));

/** No screen can write an amount in what is no code of a currency. */
const isCurrencySums: Shape<CurrencySums> = (value): value is CurrencySums =>
  mapOf(isSumValue)(value) && Object.keys(value).every(isCurrencyCode);

/** Servers may leave out what their screens do without. */
interface CountMembers {
  total: number;
  sum: CountAnswer['sum'];
  counts?: CountAnswer['counts'];
  counted_at?: string;
}

const count = {
  total: isNumber,
  sum: nullable(mapOf(either(isSumValue, isCurrencySums))),
  counts: maybe(mapOf(isNumber)),
  counted_at: maybe(isText),
};

export const isCount: Shape<CountMembers> = objectOf<CountMembers>(count);

export type ListMembers = CountMembers & Pick<ListAnswer, 'rows'> & Partial<ListAnswer>;

export const isList: Shape<ListMembers> = objectOf<
  Pick<ListMembers, keyof CountMembers | 'rows' | 'totalPage' | 'views' | 'next' | 'previous'>
>({
  ...count,
  rows: listOf(isRecord),
  totalPage: maybe(isNumber),
  views: maybe(listOf(isText)),
  next: maybe(isText),
  previous: maybe(isText),
}) as Shape<ListMembers>;

export const isLookupRow: Shape<LookupRow> = objectOf<{ id: number; label: string }>({
  id: isNumber,
  label: isText,
}) as Shape<LookupRow>;

export const isSearchRow: Shape<SearchRow> = objectOf<SearchRow>({
  entity: isText,
  id: isNumber,
  label: isText,
});

const isRefusal = objectOf<BulkAnswer['refused'][number]>({ id: isNumber, code: isText, message: isText });

export const isBulkAnswer: Shape<BulkAnswer | Queued> = either(
  objectOf<BulkAnswer>({ done: listOf(isNumber), refused: listOf(isRefusal) }),
  isQueued,
);

export const isBulkPreview: Shape<BulkPreview> = objectOf<BulkPreview>({
  total: isNumber,
  checked: isNumber,
  refused: listOf(isRefusal),
  sum: maybe(isNumber),
});

export const isNotification: Shape<NotificationRow> = objectOf<NotificationRow>({
  id: isNumber,
  type: isNumber as Shape<NotificationRow['type']>,
  status: isNumber,
  severity: isText as Shape<NotificationRow['severity']>,
  title: isText,
  url: nullable(isText),
  data: nullable(mapOf(either(isText, isNumber))),
  created_at: isText,
});

const isSort: Shape<Sort> = objectOf<Sort>({ field: isText, order: oneOf('ASC', 'DESC') });

const isViewState: Shape<ViewState> = objectOf<ViewState>({
  filters: isObject as Shape<unknown> as Shape<ViewState['filters']>,
  viewMode: isText,
  sort: isSort,
  columns: maybe(listOf(isText)),
});

const isSavedView: Shape<SavedView> = objectOf<SavedView>({
  id: isNumber,
  name: isText,
  is_shared: isFlag,
  is_own: isFlag,
  is_default: isFlag,
  owner: isText,
  state: isViewState,
});

export const isListSettings: Shape<ListSettings> = objectOf<ListSettings>({
  widths: mapOf(isNumber),
  views: listOf(isSavedView),
});

export const isExportProgress: Shape<ExportProgress> = objectOf<ExportProgress>({
  filename: isText,
  state: oneOf('queued', 'running', 'ready', 'failed', 'cancelled'),
  written: isNumber,
  total: nullable(isNumber),
});

export const isFileFacts: Shape<FileFacts> = objectOf<FileFacts>({
  path: isText,
  name: isText,
  size_byte: isNumber,
  media_type: isText,
});

const isImportError = objectOf<ImportError>({ row: isNumber, column: isText, code: isText, message: isText });

export const isImportAnswer: Shape<ImportAnswer> = objectOf<ImportAnswer>({
  accepted: isNumber,
  rejected: isNumber,
  errors: listOf(isImportError),
  wrong: maybe(listOf(isText)),
  error_count: isNumber,
  warnings: maybe(listOf(isImportError)),
  error_file: maybe(isText),
  rows: isNumber,
  variant: maybe(isText),
  ignored: listOf(isText),
  stored: isFlag,
});

export const isImportProgress: Shape<ImportProgress> = objectOf<ImportProgress>({
  state: oneOf('queued', 'running', 'done', 'failed'),
  done: isNumber,
  total: isNumber,
  answer: maybe(isImportAnswer),
  message: maybe(isText),
});

export const isLookupAnswer: Shape<LookupAnswer> = objectOf<LookupAnswer>({
  code: isText,
  company: nullable(isText),
  is_proven: isFlag,
  can_activate: isFlag,
  is_recalled: isFlag,
  values: mapOf(isAnything),
});

/** Of another zone, or currency, no time and no money could be shown on any page. */
const isZone: Shape<string> = (value): value is string =>
  isText(value) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone: value }));
const isCurrency: Shape<string> = (value): value is string =>
  isText(value) && isKnown(() => new Intl.NumberFormat('en', { style: 'currency', currency: value }));

function isKnown(create: () => unknown): boolean {
  try {
    create();
    return true;
  } catch {
    return false;
  }
}

const isCustomer: Shape<Customer> = objectOf<Customer>({
  id: isNumber,
  id_identity: isNumber,
  id_country: isNumber,
  is_active_pos: isAnything as Shape<boolean>,
  sub_full_name: nullable(isText),
  distributor_name: nullable(isText),
  company_name: nullable(isText),
  logo: maybe(nullable(isText)) as Shape<Customer['logo']>,
  dc_id_distributor: nullable(either(isNumber, isText)) as Shape<Customer['dc_id_distributor']>,
  // Absent, they are the country's.
  time_zone: maybe(isZone) as Shape<string>,
  currency: maybe(isCurrency) as Shape<string>,
});

const isPlace = objectOf<{ id: number }>({ id: isNumber });

export const isSession: Shape<Session> = objectOf<Session>({
  customer: isCustomer,
  permissions: listOf(isText),
  modules: nullable(listOf(isText)) as Shape<Session['modules']>,
  features: maybe(listOf(isText)) as Shape<Session['features']>,
  warehouses: listOf(isPlace) as Shape<Session['warehouses']>,
  pos: listOf(isPlace) as Shape<Session['pos']>,
  node: maybe(nullable(isNumber)) as Shape<Session['node']>,
  nodes: maybe(listOf(isNumber)) as Shape<Session['nodes']>,
  settings: nullable(isObject) as Shape<Session['settings']>,
  display_name: isText,
  must_change_password: maybe(isFlag) as Shape<Session['must_change_password']>,
  identity_id: isNumber,
  notify: isNumber,
  session_id: maybe(isNumber),
  last_event: maybe(isNumber),
  auth_key: isText,
});
