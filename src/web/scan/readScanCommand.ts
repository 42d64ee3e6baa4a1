/** What reaches a place of work: a code, a number of pieces for the next one, or a command by key, button or barcode. */
export type ScanInput =
  | { kind: 'code'; code: string }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'command'; command: string; code?: string; given?: object };

/** Barcodes that mean a command (domain: `CMD:UNDO`, `CMD:DONE`, `CMD:QTY`), and `3*` for pieces; everything else is a code. */
export function readScanCommand(text: string): ScanInput {
  const code = text.trim();
  const [, digits] = /^(?:CMD:QTY:?|)(\d+)[*x×]?$/i.exec(/^CMD:QTY|[*x×]$/i.test(code) ? code : '') ?? [];
  if (digits !== undefined) return { kind: 'quantity', quantity: Number(digits) };
  const [, command] = /^CMD:([A-Z_]+)$/i.exec(code) ?? [];
  if (command === undefined) return { kind: 'code', code };
  const name = command.toLowerCase();
  return { kind: 'command', command: name === 'done' ? 'finish' : name };
}
