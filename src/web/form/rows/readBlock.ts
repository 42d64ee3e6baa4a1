/**
 * The cells of a block that was copied from a spreadsheet: tabs between cells, line ends between rows, cells with either in
 * quotes. Null for plain text of one cell, which the input takes itself.
 */
export function readBlock(text: string): readonly (readonly string[])[] | null {
  const block = readCells(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  // Empty lines below are not meant: they come along when whole columns are copied.
  while (block.length > 1 && block.at(-1)?.every((cell) => cell === '')) block.pop();
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null;
}

/** A cell in quotes, with doubled quotes inside, or up to the next tab or line end. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;

function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    CELL.lastIndex = at;
    const found = CELL.exec(text);
    const [whole = '', quoted, plain = ''] = found ?? [];
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    at += whole.length;
    if (at >= text.length) return rows;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
}
