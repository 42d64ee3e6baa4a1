import { Failure } from '#server/http/Failure.ts';

/** What a download is written as. */
export type ExportFormat = 'xlsx' | 'csv';

/** The body of a download: what a list is asked, and the format. */
export interface ExportBody {
  format: ExportFormat;
  /** Keys of the columns that the screen shows, as they came; absent: the caller's own choice of columns. */
  columns?: unknown;
  request: unknown;
}

/** Takes format and columns out of a download's body; no format means Excel. Throws Failure `invalid` for an unknown one. */
export function splitFormat(body: unknown): ExportBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { format: 'xlsx', request: body };
  const { format = 'xlsx', columns, ...request } = body as Record<string, unknown>;
  if (format === 'xlsx' || format === 'csv')
    return { format, request, ...(columns === undefined ? {} : { columns }) };
  const params = { label: 'format', value: format };
  throw new Failure('invalid', { problems: [{ path: 'format', code: 'not_a_choice', params }] });
}

/** `orders.xlsx` as the name of a file: `orders.csv`, with a mark `orders-1f3a.csv`. */
export function toFileName(downloadName: string, format: ExportFormat, mark?: string): string {
  const name = downloadName.replace(/\.xlsx$/, '');
  return `${mark === undefined ? name : `${name}-${mark}`}.${format}`;
}
