import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import exceljs from 'exceljs';
import { readConfig } from '#server/config.ts';
import { createCells, type SheetRow } from '#server/export/createCells.ts';
import { chooseColumns, toSheetLayout } from '#server/export/toSheetColumns.ts';
import { writeExport } from '#server/export/writeExport.ts';
import { compileRows } from '#server/list/compileList.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { createHandler } from '#server/main.ts';
import { closeServer, openServer } from '#server/openServer.ts';
import { findPostgresBinaries } from '../support/PostgresServer.ts';

/*
 * Writes the list of orders once, as our export does it, through exceljs's streaming writer or by the database's COPY, in a
 * process of its own: `exportChild <ours|csv|exceljs|copy> <file> <token>`. Says `listening` before it begins and waits for a line to start.
 */

const [, , who = 'ours', path = '', token = ''] = process.argv;
const config = readConfig(process.env);
const threadUrl = process.env.THREAD_FILE ? pathToFileURL(process.env.THREAD_FILE) : undefined;
const open = await openServer(config, { threadUrl }, console.error);
const { parts } = await createHandler(open);
const session = (await parts.sessions.find(token)) ?? fail('the token is not known');
const list = parts.model.lists.find(({ screen }) => screen === 'orders/list') ?? fail('no list of orders');

console.log('listening');
await new Promise((resolve) => process.stdin.once('data', resolve));
const from = performance.now();
const before = process.cpuUsage();
const WRITERS: Readonly<Record<string, () => Promise<number>>> = { exceljs: writeExceljs, copy: writeCopy };
const count = await (WRITERS[who] ?? writeOurs)();
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ ms: performance.now() - from, cpuMs: (user + system) / 1000, count }));
await closeServer(open);
process.exit(0);

async function writeOurs(): Promise<number> {
  const format = who === 'csv' ? 'csv' : 'xlsx';
  const call = { screen: list.screen, request: {}, format, language: 'vi' } as const;
  return (await writeExport(parts, session, call, { path })).count;
}

/** The same statement, the same cells; no styles and no shared strings, which cost exceljs time and memory. */
async function writeExceljs(): Promise<number> {
  const scope = openList(list, session, parts, 'vi');
  const request = parseListRequest({}, scope);
  const chosen = chooseColumns(scope, request.mode, new Map());
  const layout = toSheetLayout(scope, request.mode, chosen, parts.texts);
  const cells = createCells(layout);
  const { text, values } = compileRows(request, scope, layout.keys);
  const stream = createWriteStream(path);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: false,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('orders');
  sheet.addRow(layout.columns.map(({ header }) => header)).commit();
  let rows = 0;
  for await (const batch of parts.db.stream<{ row: string }>(session.customer.id, text, values, 1_000)) {
    for (const { row } of batch) {
      const record = JSON.parse(row) as SheetRow;
      sheet.addRow(cells.map((toCell) => toCell(record).value)).commit();
      rows += 1;
      // Without looking up now and then it keeps everything in memory.
      if (rows % 500 === 0) await setImmediate();
    }
  }
  await workbook.commit();
  return rows;
}

/** The stored columns of the same sheet in the list's order, without rights, labels, words and guards. */
async function writeCopy(): Promise<number> {
  const scope = openList(list, session, parts, 'vi');
  const { mode } = parseListRequest({}, scope);
  const { columns } = toSheetLayout(scope, mode, chooseColumns(scope, mode, new Map()), parts.texts);
  const names = columns
    .map(({ key }) => `"${key.replace(/\.label$/, '')}"`)
    .filter((name) => !name.includes('.'));
  const rows = `select ${names.join(', ')} from "order" where customer_id = ${session.customer.id} and deleted_at is null order by created_at desc, id desc`;
  const psql = join(findPostgresBinaries() ?? '', 'psql');
  const run = promisify(execFile);
  const { stdout } = await run(psql, [
    config.databaseUrl ?? '',
    '-c',
    `\\copy (${rows}) to '${path}' csv header`,
  ]);
  return Number(/COPY (\d+)/.exec(stdout)?.[1] ?? 0);
}

function fail(message: string): never {
  throw new Error(message);
}
