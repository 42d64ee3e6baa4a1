import { filterKind, findField } from '../../support/schemas/fields.ts';
import { toScreen, type Schema } from '../../support/schemas/readSchemas.ts';
import type { ApiReply } from '../../support/Api.ts';
import {
  columnsFor,
  columnsOfMode,
  filtersFor,
  hiddenColumns,
  type OwnFilter,
} from '../../verify/expect/columns.ts';
import { may } from '../../verify/expect/View.ts';
import { ask, expectStatus, namedFields } from '../Checks.ts';
import type { Contract } from '../Contract.ts';

type List = Schema<'list'>;

/** Every list: rows, totals, modes, sorts, filters, cursors, count, download, or a refusal. */
export async function checkLists(contract: Contract): Promise<void> {
  for (const list of contract.schemas.lists) {
    const isOpen = may(contract.view, list.permissions);
    if (isOpen) await checkList(contract, list);
    else await checkRefused(contract, list);
  }
}

async function checkRefused({ checks, account }: Contract, { urls }: List): Promise<void> {
  const own = [urls.list, urls.count, urls.download].flatMap((url) => url ?? []);
  await checks.check(`${own.join(', ')}: 403 without the codes`, async () => {
    const replies = await Promise.all(own.map((url) => account.api.post(url)));
    return replies.flatMap((reply) => expectStatus(reply, 403));
  });
}

async function checkList(contract: Contract, list: List): Promise<void> {
  const { checks, account, openApi } = contract;
  const { urls } = list;
  const post = (body: object, url: string = urls.list): Promise<ApiReply> => account.api.post(url, body);
  await checks.check(`POST ${urls.list}: rows, totals, columns`, async () => {
    const reply = await post({ perPage: 5 });
    return reply.status === 200
      ? [...openApi.checkAnswer('POST', urls.list, reply.json), ...checkAnswer(contract, list, reply)]
      : expectStatus(reply, 200);
  });
  await checks.check(`POST ${urls.list}: view modes`, () => checkModes(list, contract, post));
  await checks.check(`POST ${urls.list}: sorts`, () => checkSorts(list, contract, post));
  await checks.check(`POST ${urls.list}: filters`, () => checkFilters(list, contract, post));
  await checks.check(`POST ${urls.list}: 422 names what is unknown or wrong`, () => checkUnknown(post));
  await checks.check(`POST ${urls.list}: pages and cursors`, () => checkPages(post));
  if (urls.count) await checks.check(`POST ${urls.count}: the list's totals`, () => checkCount(list, post));
  if (urls.download) await checks.check(`POST ${urls.download}: a workbook`, () => checkDownload(list, post));
  await checks.check(`POST /get-custom-view for ${toScreen(list.route)}`, async () => {
    const reply = await account.api.send('POST', '/get-custom-view', { type: toScreen(list.route) });
    return [...expectStatus(reply, 200), ...ask(reply.text.trim().startsWith('['), 'is no list of keys')];
  });
}

type Post = (body: object, url?: string) => Promise<ApiReply>;
interface Answer {
  rows: Record<string, unknown>[];
  total: number;
  totalPage: number;
  views: string[];
  sum: Record<string, unknown> | null;
  counts: Record<string, number>;
  next?: string;
}
const toAnswer = ({ json }: ApiReply): Answer => json as unknown as Answer;

function checkAnswer({ view }: Contract, list: List, reply: ApiReply): string[] {
  const { rows, total, totalPage, views, sum, counts } = toAnswer(reply);
  const columns = columnsOfMode(list, columnsFor(view, list), list.viewModes?.[0]);
  const known = new Set(columns.map(({ field }) => field));
  const sums = new Set(columns.filter((column) => column.sum).map(({ field }) => field));
  const hidden = new Set(hiddenColumns(view, list));
  const wanted = (list.counts ?? []).map(({ key }) => key);
  // What no number tells apart is called by a text.
  const isView = view.schemas.entities.get(list.entity)?.['x-view'] !== undefined;
  return [
    ...ask(rows.length === Math.min(5, total), `${rows.length} rows of ${total} on a page of 5`),
    ...ask(
      totalPage === Math.max(1, Math.ceil(total / 5)) || (total === 0 && totalPage === 0),
      `totalPage ${totalPage} for ${total} rows`,
    ),
    ...views
      .filter((key) => !known.has(key))
      .map((key) => `views has "${key}", which is no column for this account`),
    ...Object.keys(sum ?? {})
      .filter((key) => !sums.has(key))
      .map((key) => `sum has "${key}", which has none`),
    ...[...sums]
      .filter((key) => sum && views.includes(key) && !(key in sum))
      .map((key) => `sum lacks "${key}"`),
    ...Object.entries(sum ?? {})
      .filter(([key, value]) => (typeof value === 'object') !== hasCurrency(view.schemas, list, key))
      .map(
        ([key]) => `the sum of "${key}" is ${hasCurrency(view.schemas, list, key) ? 'not ' : ''}by currency`,
      ),
    ...wanted.filter((key) => typeof counts[key] !== 'number').map((key) => `counts lacks "${key}"`),
    ...rows
      .flatMap((row) => Object.keys(row))
      .filter((key) => hidden.has(key))
      .map((key) => `a row has "${key}", which is hidden`),
    ...rows.flatMap((row) =>
      ask(
        Number.isInteger(row['id']) || (isView && typeof row['id'] === 'string'),
        `the id ${JSON.stringify(row['id'])} is no whole number`,
      ),
    ),
  ];
}

/** Money that says its own currency is added up for each. */
function hasCurrency(schemas: Contract['schemas'], { entity }: List, key: string): boolean {
  return findField(schemas, entity, key).file['x-currency'] !== undefined;
}

async function checkModes(list: List, { view }: Contract, post: Post): Promise<string[]> {
  const modes = (list.viewModes ?? [{ key: 'default' }]).filter(({ permissions }) => may(view, permissions));
  const wrong: string[] = [];
  for (const { key } of modes)
    wrong.push(...expectStatus(await post({ viewMode: key, perPage: 1 }), 200).map((one) => `${key} ${one}`));
  return [...wrong, ...expectStatus(await post({ viewMode: 'no_such_mode' }), 422)];
}

/** Numbers and times come in order; of texts the order of the language is the server's. */
async function checkSorts(list: List, { view, isShort }: Contract, post: Post): Promise<string[]> {
  const columns = columnsOfMode(list, columnsFor(view, list), list.viewModes?.[0]).filter(({ sort }) => sort);
  const wrong: string[] = [];
  for (const { field, show } of isShort ? columns.slice(0, 2) : columns)
    for (const order of ['ASC', 'DESC'] as const) {
      const reply = await post({ sort: { field, order }, perPage: 20 });
      wrong.push(...expectStatus(reply, 200).map((one) => `${field} ${order} ${one}`));
      const values = (toAnswer(reply).rows ?? [])
        .map((row) => row[field])
        .filter((value) => typeof value === 'number');
      const sorted = values.toSorted((a, b) => (order === 'ASC' ? a - b : b - a));
      const isSorted =
        show === 'optional' ||
        values.join() === sorted.join() ||
        list.columns.find((one) => one.field === field)?.cell === 'enum';
      wrong.push(
        ...ask(
          isSorted || isLabelled(view, list, field),
          `${field} ${order} gives ${values.slice(0, 8).join(', ')} …`,
        ),
      );
    }
  return wrong;
}

/** Codes and references may be sorted by their names. */
function isLabelled(view: Contract['view'], list: List, field: string): boolean {
  const { file } = findField(view.schemas, list.entity, field);
  return file['x-enum'] !== undefined || file['x-reference'] !== undefined;
}

/** A value that a filter of a kind takes, and one that it must refuse. */
function samplesOf({ schemas }: Contract, filter: OwnFilter): [good: unknown, wrong: unknown] {
  const choice = schemas.enums.get(filter.found.file['x-enum'] ?? '')?.values[0]?.value ?? 'a';
  switch (filterKind(filter, filter.found)) {
    case 'number_range':
      return [{ from: 0, to: 1_000 }, 'a'];
    case 'date_range':
      return [{ from: '2026-01-01', to: '2026-01-20' }, '2026'];
    case 'boolean':
      return [true, 'a'];
    case 'reference':
      return [[1], 'a'];
    case 'code_list':
      return [['A1', 'B2'], { from: 1 }];
    case 'phone':
    case 'text':
      return ['a', { from: 1 }];
    default:
      return [[choice], { from: 1 }];
  }
}

async function checkFilters(list: List, contract: Contract, post: Post): Promise<string[]> {
  const filters = filtersFor(contract.view, list.entity, list.filters);
  const wrong: string[] = [];
  for (const filter of contract.isShort ? filters.slice(0, 4) : filters) {
    const [good, bad] = samplesOf(contract, filter);
    const { field } = filter;
    wrong.push(
      ...expectStatus(await post({ filters: { [field]: good }, perPage: 1 }), 200).map(
        (one) => `${field}: ${one}`,
      ),
    );
    const refused = await post({ filters: { [field]: bad }, perPage: 1 });
    wrong.push(...expectStatus(refused, 422).map((one) => `${field} = ${JSON.stringify(bad)}: ${one}`));
    wrong.push(
      ...ask(refused.status !== 422 || namesIt(refused, field), `${field}: the refusal does not name it`),
    );
  }
  return wrong;
}

const namesIt = (reply: ApiReply, field: string): boolean =>
  namedFields(reply).some((path) => path.includes(field));

async function checkUnknown(post: Post): Promise<string[]> {
  const filter = await post({ filters: { no_such_field: 'a' } });
  const sort = await post({ sort: { field: 'no_such_field', order: 'ASC' } });
  const many = await post({ perPage: 201 });
  return [
    ...expectStatus(filter, 422),
    ...ask(namesIt(filter, 'no_such_field'), 'the refusal of a filter does not name it'),
    ...expectStatus(sort, 422),
    ...expectStatus(many, 422),
  ];
}

/** The second page by number and by cursor is the same, and none of the first. */
async function checkPages(post: Post): Promise<string[]> {
  const first = toAnswer(await post({ perPage: 3, page: 1 }));
  if (first.total < 4) return [];
  const second = toAnswer(await post({ perPage: 3, page: 2 }));
  const idsOf = ({ rows }: Answer): unknown[] => rows.map((row) => row['id']);
  const again = idsOf(second).filter((id) => idsOf(first).includes(id));
  const next = first.next === undefined ? undefined : toAnswer(await post({ perPage: 3, after: first.next }));
  return [
    ...ask(again.length === 0, `rows ${again.join(', ')} are on two pages`),
    ...ask(
      !next || idsOf(next).join() === idsOf(second).join(),
      'the next cursor gives other rows than page 2',
    ),
  ];
}

async function checkCount({ urls }: List, post: Post): Promise<string[]> {
  const [list, count] = [await post({ perPage: 1 }), await post({ perPage: 1 }, urls.count)];
  const [one, other] = [toAnswer(list), toAnswer(count)];
  return [
    ...expectStatus(count, 200),
    ...ask(one.total === other.total, `${other.total} rows, but the list says ${one.total}`),
    ...ask(
      JSON.stringify(sortKeys(one.sum)) === JSON.stringify(sortKeys(other.sum)),
      'other sums than the list',
    ),
  ];
}

const sortKeys = (sum: Answer['sum']): [string, unknown][] =>
  Object.entries(sum ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

/** A workbook is a zip; a large one is queued. */
async function checkDownload({ urls, filters = [] }: List, post: Post): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const hasDate = filters.some(({ field }) => field === 'created_at');
  const narrow = hasDate ? { created_at: { from: today, to: today } } : {};
  const reply = await post({ filters: narrow }, urls.download);
  if (reply.status === 202) return ask(reply.json['queued'] === true, '202 without queued: true');
  return [...expectStatus(reply, 200), ...ask(reply.text.startsWith('PK'), 'is no workbook')];
}
