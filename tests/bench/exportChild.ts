import { createWriteStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import exceljs from 'exceljs';
import { readConfig } from '#server/config.ts';
import { createCells, type SheetRow } from '#server/export/createCells.ts';
import { toSheetLayout } from '#server/export/toSheetColumns.ts';
import { writeExport } from '#server/export/writeExport.ts';
import { compileRows } from '#server/list/compileList.ts';
import { openList } from '#server/list/listRoutes.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { createHandler } from '#server/main.ts';
import { closeServer, openServer } from '#server/openServer.ts';

/*
 * Writes the list of orders once, as our export does it or through exceljs's streaming writer, in a process of its
 * own: `exportChild <ours|csv|exceljs> <file> <token>`. Says `listening` before it begins and waits for a line to start.
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
const count = who === 'exceljs' ? await writeExceljs() : await writeOurs();
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ ms: performance.now() - from, cpuMs: (user + system) / 1000, count }));
await closeServer(open);
process.exit(0);

function writeOurs(): Promise<number> {
  const format = who === 'csv' ? 'csv' : 'xlsx';
  return writeExport(parts, session, { screen: list.screen, request: {}, format, language: 'vi' }, path);
}

/** The same statement, the same cells; no styles and no shared strings, which cost exceljs time and memory. */
async function writeExceljs(): Promise<number> {
  const scope = openList(list, session, parts, 'vi');
  const request = parseListRequest({}, scope);
  const layout = toSheetLayout(scope, request.mode, new Map(), parts.texts);
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

function fail(message: string): never {
  throw new Error(message);
}
