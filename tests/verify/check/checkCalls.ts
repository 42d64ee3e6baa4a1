import ExcelJS from 'exceljs';
import type { Account } from '../../support/accounts.ts';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import { columnsFor, columnsOfMode, hiddenColumns } from '../expect/columns.ts';
import { may, type View } from '../expect/View.ts';
import { filtersFor } from '../expect/columns.ts';
import type { Finding, Where } from '../Finding.ts';
import type { ListNumbers } from './listNumbers.ts';
import { readNumbers } from './listNumbers.ts';

type List = Schema<'list'>;

/** A list through an account's eyes. */
interface ListLook {
  view: View;
  account: Account;
  list: List;
  where: Where;
}

/** What an account gets of a list beside the page: rows, sums, filters, download. A hidden column must be in none. */
export async function checkCalls(look: ListLook): Promise<Finding[]> {
  const { account, list, where } = look;
  const numbers = await readNumbers(account, list);
  if (!numbers)
    return [{ ...where, subject: 'right', key: list.urls.list, expected: 'rows', seen: 'a refusal' }];
  return [
    ...checkHidden(look, numbers),
    ...(await checkFilters(look)),
    ...(await checkDownload(look, numbers)),
  ];
}

function checkHidden({ view, list, where }: ListLook, numbers: ListNumbers): Finding[] {
  const given = new Set([
    ...numbers.rows.flatMap((row) => Object.keys(row)),
    ...numbers.views,
    ...Object.keys(numbers.sum),
  ]);
  return hiddenColumns(view, list)
    .filter((field) => given.has(field))
    .map((field) => ({
      ...where,
      subject: 'row',
      key: field,
      expected: 'nothing of it',
      seen: `in the answer of ${list.urls.list}`,
    }));
}

/** A value that a filter of a kind takes, and one that it must refuse. */
const SAMPLES: Readonly<Record<string, [good: unknown, wrong: unknown]>> = {
  text: ['a', { from: 1 }],
  phone: ['09', { from: 1 }],
  code_list: [['A1'], { from: 1 }],
  number_range: [{ from: 0, to: 1 }, 'a'],
  date_range: [{ from: '2026-01-01', to: '2026-01-02' }, 'a'],
  boolean: [true, 'a'],
  reference: [[1], 'a'],
};

/** Filters of the account are taken in the form of their kind, others and other forms are refused. */
async function checkFilters({ view, account, list, where }: ListLook): Promise<Finding[]> {
  const own = filtersFor(view, list.entity, list.filters);
  const known = new Set(own.map(({ field }) => field));
  const hidden = (list.filters ?? []).filter(({ field }) => !known.has(field));
  const findings: Finding[] = [];
  const ask = async (field: string, value: unknown, isTaken: boolean): Promise<void> => {
    const { status } = await account.api.post(list.urls.list, { filters: { [field]: value }, perPage: 1 });
    const seen = `${status} for ${JSON.stringify(value)}`;
    if (status !== (isTaken ? 200 : 422))
      findings.push({ ...where, subject: 'filter', key: field, expected: isTaken ? '200' : '422', seen });
  };
  for (const { field, kind, found } of own) {
    const choice = view.schemas.enums.get(found.file['x-enum'] ?? '')?.values[0]?.value;
    const [good, wrong] = SAMPLES[kind] ?? [[choice ?? 'a'], { from: 1 }];
    await ask(field, good, true);
    await ask(field, wrong, false);
  }
  for (const { field } of hidden) await ask(field, 'a', false);
  return findings;
}

/** The workbook has the columns on screen, by name and order. */
async function checkDownload(
  { view, account, list, where }: ListLook,
  { views, total }: ListNumbers,
): Promise<Finding[]> {
  const { download } = list.urls;
  if (download === undefined) return [];
  const filters = total > MAX_ROWS ? narrow(list) : {};
  const reply = await account.api
    .with({ language: view.language })
    .post(download, { filters, viewMode: list.viewModes?.[0]?.key ?? 'default' });
  if (reply.status === 202) return [];
  if (reply.status !== 200)
    return [{ ...where, subject: 'download', key: download, expected: '200', seen: `${reply.status}` }];
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(reply.bytes.buffer as ArrayBuffer);
  const row = book.worksheets[0]?.getRow(1).values as unknown[] | undefined;
  const seen = (row ?? []).slice(1).map(String);
  const columns = columnsOfMode(list, columnsFor(view, list), list.viewModes?.[0]).filter(
    (column) => column.export !== false,
  );
  const expected = views.flatMap((key) => columns.find(({ field }) => field === key)?.text ?? []);
  return expected.join('\t') === seen.join('\t')
    ? []
    : [
        {
          ...where,
          subject: 'download',
          key: download,
          expected: expected.join(', '),
          seen: seen.join(', '),
        },
      ];
}

/** Above this many rows a download is asked for with a filter that finds few. */
const MAX_ROWS = 1_000;

/** The last days, where the list can be narrowed so. */
function narrow(list: List): object {
  const dates = list.filters?.find(({ kind, field }) => kind === 'date_range' && field === 'created_at');
  const today = new Date().toISOString().slice(0, 10);
  return dates ? { created_at: { from: today, to: today } } : {};
}

/** The call behind a screen answers whom its codes let in, and 403 anybody else. */
export async function checkDoor(
  view: View,
  account: Account,
  asked: { method: 'GET' | 'POST'; url: string; permissions: List['permissions'] },
  where: Where,
): Promise<Finding[]> {
  const isOpen = may(view, asked.permissions);
  const { status } =
    asked.method === 'GET'
      ? await account.api.get(asked.url)
      : await account.api.post(asked.url, asked.url.startsWith('/') ? {} : {});
  const isRight = isOpen ? status !== 403 && status < 500 : status === 403;
  return isRight
    ? []
    : [
        {
          ...where,
          subject: 'right',
          key: `${asked.method} ${asked.url}`,
          expected: isOpen ? 'an answer' : '403',
          seen: String(status),
        },
      ];
}
