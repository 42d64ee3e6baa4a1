import type { Filters, LookupRequest, LookupRow } from '#contract/wire.ts';
import { isLookupRow, rowsOf } from './answers.ts';
import type { Http } from './http.ts';

/** Milliseconds in which questions for labels of one entity are gathered into one call. */
const GATHER_MS = 10;

interface Batch {
  ids: Set<number>;
  rows: Promise<readonly LookupRow[]>;
}

export type Lookup = (
  entity: string,
  request: { q?: string; ids?: readonly number[]; where?: Filters; signal?: AbortSignal },
) => Promise<readonly LookupRow[]>;

/** Labels and choices of an entity; questions by id alone that come together travel together. */
export function createLookup(http: Http): Lookup {
  const batches = new Map<string, Batch>();
  const ask = async (entity: string, body: LookupRequest, signal?: AbortSignal) => {
    const shape = rowsOf(isLookupRow);
    const answer = await http.post(`/${entity}/lookup`, body, { reads: true, signal, shape });
    return answer.rows;
  };
  const gather = (entity: string): Batch => {
    const ids = new Set<number>();
    const rows = new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      batches.delete(entity);
      return ask(entity, { ids: [...ids] });
    });
    const batch = { ids, rows };
    batches.set(entity, batch);
    return batch;
  };
  return async (entity, { signal, ...request }) => {
    if (!request.ids || request.q !== undefined || request.where) return ask(entity, request, signal);
    const wanted = new Set(request.ids);
    const batch = batches.get(entity) ?? gather(entity);
    for (const id of wanted) batch.ids.add(id);
    return (await batch.rows).filter((row) => wanted.has(row.id));
  };
}
