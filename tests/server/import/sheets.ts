import exceljs from 'exceljs';

/** A workbook of one sheet with these rows. */
export async function toWorkbook(rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('orders');
  for (const row of rows) sheet.addRow([...row]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** The first sheet of a workbook, as texts. */
export async function readBack(bytes: Buffer): Promise<{ workbook: exceljs.Workbook; rows: string[][] }> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, (cell, column) => (cells[column - 1] = cell.text));
    rows.push(cells);
  });
  return { workbook, rows };
}

/** The body of an upload as a browser sends it. */
export function toUpload(
  file: { name: string; bytes: Buffer } | null,
  fields: Readonly<Record<string, string>> = {},
) {
  const boundary = 'khuon-test-boundary';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    );
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}
