/* What the digests share: spans of time, and lines that count. */

/** Times after the first up to the second; spans follow each other, so that each thing falls into one. */
export interface Span {
  since: Date;
  at: Date;
}

/** A span that lies so many milliseconds later. */
export const later = ({ since, at }: Span, ms: number): [from: string, to: string] => [
  new Date(since.getTime() + ms).toISOString(),
  new Date(at.getTime() + ms).toISOString(),
];

/** Most records that one line counts. */
export const MOST = 1_000;

export interface DigestRow {
  id: number;
  account_id: number | null;
  name: string | null;
}

/** Calls once for each account with its records. */
export async function notifyEach(
  rows: readonly DigestRow[],
  each: (account: number, rows: readonly DigestRow[]) => Promise<void>,
): Promise<void> {
  const accounts = new Set(rows.flatMap(({ account_id }) => account_id ?? []));
  for (const account of accounts)
    await each(
      account,
      rows.filter(({ account_id }) => account_id === account),
    );
}

export const toMessage = (rows: readonly DigestRow[], entity = 'lead') => ({
  about: { entity, ids: rows.map(({ id }) => id) },
  params: { name: rows.find(({ name }) => name)?.name ?? '…' },
});
